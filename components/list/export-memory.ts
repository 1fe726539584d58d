/**
 * Which exports this page load has made. The agency's rule is once per page load, which ends when the browser is
 * refreshed: going from screen to screen loads no page. Each list, button and person shown counts for itself.
 */
import type { ListName, Rows } from '@/lib/export/export-options';

export interface ExportSource {
  list: ListName;
  /** Whose events the list shows, where the address names a person. */
  person: string | undefined;
}

const had = new Set<string>();
const leftBehind = new Set<string>();

const keyOf = ({ list, person }: ExportSource, rows?: Rows) => JSON.stringify([list, person, rows]);

export const isHad = (source: ExportSource, rows: Rows) => had.has(keyOf(source, rows));
export const noteHad = (source: ExportSource, rows: Rows) => void had.add(keyOf(source, rows));
/** What failed or was cancelled was not had, and may be tried again. */
export const forgetHad = (source: ExportSource, rows: Rows) => void had.delete(keyOf(source, rows));

/** Whether leaving the screen stopped the export that ran on it; said until the screen is left once more. */
export const wasLeftBehind = (source: ExportSource) => leftBehind.has(keyOf(source));

export function leave(source: ExportSource, isRunning: boolean): void {
  if (isRunning) leftBehind.add(keyOf(source));
  else leftBehind.delete(keyOf(source));
}
