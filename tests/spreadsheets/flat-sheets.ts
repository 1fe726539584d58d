/**
 * Reads the flat XML in which LibreOffice saves a spreadsheet (OpenDocument 1.3), piece by piece, for it is large. Which
 * rows are frozen does not stand in it.
 */
import { type Token, xmlTokens } from '@/tests/support/strict-xml';
import { type Style, section, stylesIn } from './flat-styles';
import type { Cell, Sheet } from './sheet';

type Attributes = Extract<Token, { kind: 'open' }>['attributes'];
type FlatSheet = Omit<Sheet, 'frozenRows'>;

export function readFlatSheets(xml: string): FlatSheet[] {
  const reading = new Reading(stylesIn(xml));
  for (const token of xmlTokens(section(xml, 'office:spreadsheet'))) {
    if (token.kind === 'open') reading.open(token.name, token.attributes);
    else if (token.kind === 'close') reading.close(token.name);
    else reading.text(token.text);
  }
  return reading.sheets;
}

class Reading {
  readonly sheets: FlatSheet[] = [];
  private sheet: FlatSheet = { name: '', rows: [], widths: [] };
  /** Of the columns with a style of their own; the last column's goes for those behind it. */
  private columnStyles: string[] = [];
  private row: { cells: FlatSheet['rows'][number]; column: number; times: number } = NO_ROW;
  /** Since the last row that was not empty. */
  private emptyRows = 0;
  private cell: Attributes | undefined;
  private paragraphs: string[] = [];
  private paragraph: string | undefined;

  constructor(private readonly styleOf: (name: string | undefined) => Style) {}

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'table:table':
        this.sheet = { name: attributes['table:name'] ?? '', rows: [], widths: [] };
        this.columnStyles = [];
        this.emptyRows = 0;
        this.sheets.push(this.sheet);
        break;
      case 'table:table-column':
        this.addColumn(attributes);
        break;
      case 'table:table-row':
        this.row = { cells: [], column: 0, times: times(attributes, 'rows') };
        break;
      case 'table:table-cell':
        this.cell = attributes;
        this.paragraphs = [];
        break;
      case 'text:p':
        this.paragraph = '';
        break;
      case 'text:s':
        this.text(' '.repeat(Number(attributes['text:c'] ?? 1)));
        break;
      case 'text:tab':
        this.text('\t');
        break;
      case 'text:line-break':
        this.text('\n');
    }
  }

  close(name: string): void {
    if (name === 'text:p') this.endParagraph();
    if (name === 'table:table-cell') this.endCell(this.cell ?? {});
    if (name === 'table:table-row') this.endRow();
  }

  text(text: string): void {
    if (this.paragraph !== undefined) this.paragraph += text;
  }

  private endParagraph(): void {
    this.paragraphs.push(this.paragraph ?? '');
    this.paragraph = undefined;
  }

  private addColumn(attributes: Attributes): void {
    const repeated = times(attributes, 'columns');
    // The last ones stand for the whole rest of the sheet.
    if (repeated > MANY) return;
    const { width } = this.styleOf(attributes['table:style-name']);
    for (let time = 0; time < repeated; time += 1) {
      this.sheet.widths.push(width);
      this.columnStyles.push(attributes['table:default-cell-style-name'] ?? 'Default');
    }
  }

  private endCell(attributes: Attributes): void {
    const repeated = times(attributes, 'columns');
    if (attributes['office:value-type'] !== undefined) {
      for (let time = 0; time < repeated; time += 1) {
        this.row.cells[this.row.column + time] = this.cellOf(attributes, this.row.column + time);
      }
    }
    this.row.column += repeated;
  }

  private cellOf(attributes: Attributes, column: number): Cell {
    const named = attributes['table:style-name'] ?? this.columnStyles[column];
    const { format, bold } = this.styleOf(named);
    const value = attributes['office:value'];
    const date = attributes['office:date-value'];
    if (attributes['table:formula'] !== undefined) throw new Error('A cell is a formula');
    if (date !== undefined) {
      const clock = date.includes('T') ? date : `${date}T00:00:00`;
      return { kind: 'date', value: clock, format, bold };
    }
    if (value !== undefined) return { kind: 'number', value: Number(value), format, bold };
    return { kind: 'text', value: this.paragraphs.join('\n'), format, bold };
  }

  private endRow(): void {
    const { cells, times } = this.row;
    if (cells.length > 0) {
      const { rows } = this.sheet;
      const first = this.emptyRows + rows.length;
      for (let time = 0; time < times; time += 1) rows[first + time] = cells;
      this.emptyRows = 0;
    } else {
      this.emptyRows += times;
    }
  }
}

/** More columns than any list has. */
const MANY = 1_000;
const NO_ROW = { cells: [], column: 0, times: 1 };

function times(attributes: Attributes, what: 'rows' | 'columns'): number {
  return Number(attributes[`table:number-${what}-repeated`] ?? 1);
}
