/** Writes the tables of docs/reliability.md from the results that the tests note. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { z } from 'zod';
import { LEGEND } from './faults';

const FILE = join(__dirname, '../../docs/reliability.md');
const BEGIN = '<!-- written by npm run test:faults -- --write -->';
const END = '<!-- end of what was written -->';

const CELL = 'cell';

const cell = z.object({
  table: z.enum(['pages', 'writes']),
  row: z.string(),
  column: z.string(),
  /** Position of the letter in the cell. */
  part: z.number(),
  letter: z.string(),
});
type Cell = z.output<typeof cell>;

export const FAILED_LETTER = '✗';

/** The last note of a cell and part counts. */
export function noteCell(info: TestInfo, found: Cell): void {
  info.annotations.push({ type: CELL, description: JSON.stringify(found) });
}

function cellsOf(annotations: { type: string; description?: string }[]): Cell[] {
  return annotations
    .filter(({ type }) => type === CELL)
    .map(({ description = '' }) => cell.parse(JSON.parse(description)));
}

export default class ReliabilityReporter implements Reporter {
  private readonly cells: Cell[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    this.cells.push(...cellsOf(annotations));
  }

  onEnd(): void {
    const text = readFileSync(FILE, 'utf8');
    const [before, rest = ''] = text.split(BEGIN);
    const after = rest.split(END)[1] ?? '\n';
    const legend = LEGEND.map(({ text: fault }, at) => `${at + 1}. ${fault}`).join('\n');
    const tables = [
      '### The faults',
      legend,
      '### Pages',
      this.table('pages', 'Page'),
      '### Writes',
      this.table('writes', 'Write'),
    ].join('\n\n');
    writeFileSync(FILE, `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`);
  }

  private table(name: Cell['table'], head: string): string {
    const cells = this.cells.filter(({ table }) => table === name);
    const kinds = LEGEND.map(({ kind }) => kind);
    const rows = [...new Set(cells.map(({ row }) => row))].sort();
    // Rows with the same results share a line.
    const rowsByResult = new Map<string, string[]>();
    for (const row of rows) {
      const own = cells.filter((cell) => cell.row === row);
      const result = kinds.map((kind) => letters(own, kind)).join(' | ');
      rowsByResult.set(result, [...(rowsByResult.get(result) ?? []), `\`${row}\``]);
    }
    const lines = [...rowsByResult].map(([result, names]) => [names.join('<br>'), result]);
    return [
      [head, ...kinds.map((_, at) => String(at + 1))],
      ['---', ...kinds.map(() => '---')],
      ...lines,
    ]
      .map((line) => `| ${line.join(' | ')} |`)
      .join('\n');
  }
}

/** The last letter of each part of the cell. */
function letters(cells: Cell[], kind: string): string {
  const parts = new Map(
    cells.filter(({ column }) => column === kind).map(({ part, letter }) => [part, letter]),
  );
  return [...parts]
    .sort(([one], [other]) => one - other)
    .map(([, letter]) => letter)
    .join('');
}
