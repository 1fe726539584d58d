/** A value on its way into a cell: typed where it can be, and text that no spreadsheet takes for anything else. */
import 'server-only';
import { wallClock } from '@/lib/legacy/wall-clock';
import type { ColumnLook, Value } from './column';

export type Cell =
  | { kind: 'empty' }
  | { kind: 'text'; text: string }
  | { kind: 'number'; number: number }
  /** Wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  | { kind: 'time'; wallClock: string };

const EMPTY: Cell = { kind: 'empty' };

/** Characters that XML 1.0 cannot carry at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g;
/** Halves of a character; `u` keeps whole ones together. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** What can neither be a number nor a date stays the text that it is: nothing is lost. */
export function cellOf({ kind }: Pick<ColumnLook, 'kind'>, value: Value): Cell {
  if (value === null || value === '') return EMPTY;
  if (typeof value === 'number') return { kind: 'number', number: value };
  if (kind === 'count' && /^\d{1,15}$/.test(value)) {
    return { kind: 'number', number: Number(value) };
  }
  if (kind === 'time' || kind === 'day') {
    const clock = wallClock(value);
    if (clock !== null) return { kind: 'time', wallClock: clock };
  }
  return { kind: 'text', text: plainText(value) };
}

/** Without what no file format carries, and with one kind of line break. */
export function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(NO_XML, '').replace(LONE_SURROGATE, '\ufffd');
}
