/** Writes the tables of docs/reliability.md from the cells that the tests note. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { LEGEND } from './faults';

const FILE = join(__dirname, '../../docs/reliability.md');
const BEGIN = '<!-- written by npm run test:faults -- --write -->';
const END = '<!-- end of what was written -->';
const KINDS = LEGEND.map(({ kind }) => kind);
const CELL = 'cell';

interface Cell {
  table: 'pages' | 'writes';
  row: string;
  column: string;
  /** Position of the letter in the cell. */
  part: number;
  letter: string;
}

/** Letter of a test that failed, or has not ended. */
export const FAILED = '✗';

/** The last letter of each part of a cell counts. */
export function noteCell(info: TestInfo, cell: Cell): void {
  info.annotations.push({ type: CELL, description: JSON.stringify(cell) });
}

export default class ReliabilityReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type === CELL) this.cells.push(JSON.parse(description));
    }
  }

  onEnd(): void {
    const [before, rest = ''] = readFileSync(FILE, 'utf8').split(BEGIN);
    const after = rest.split(END)[1] ?? '\n';
    const tables = [
      '### The faults',
      LEGEND.map(({ text }, at) => `${at + 1}. ${text}`).join('\n'),
      '### Pages',
      this.table('pages', 'Page'),
      '### Writes',
      this.table('writes', 'Write'),
    ].join('\n\n');
    writeFileSync(FILE, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
  }

  /** Rows with the same results share a line. */
  private table(name: Cell['table'], head: string): string {
    const cells = this.cells.filter(({ table }) => table === name);
    const namesByResult = new Map<string, string[]>();
    for (const row of [...new Set(cells.map((cell) => cell.row))].sort()) {
      const own = cells.filter((cell) => cell.row === row);
      const result = KINDS.map((kind) => lettersOf(own, kind)).join(' | ');
      namesByResult.set(result, [...(namesByResult.get(result) ?? []), `\`${row}\``]);
    }
    return [
      [head, ...KINDS.map((_, at) => at + 1)],
      ['---', ...KINDS.map(() => '---')],
      ...[...namesByResult].map(([result, names]) => [names.join('<br>'), result]),
    ]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n');
  }
}

function lettersOf(cells: Cell[], kind: string): string {
  const letters: string[] = [];
  for (const { column, part, letter } of cells) if (column === kind) letters[part] = letter;
  return letters.join('');
}
