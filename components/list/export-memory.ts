/**
 * What the exports of this page load have left behind. The agency's rule is of page loads, which end when the browser
 * is refreshed: going from screen to screen loads no page, so what was had stays had until then.
 */
import type { ListName, Rows } from '@/lib/export/choices';

const had = new Set<`${ListName} ${Rows}`>();
const leftBehind = new Set<ListName>();

export const isHad = (list: ListName, rows: Rows) => had.has(`${list} ${rows}`);
export const noteHad = (list: ListName, rows: Rows) => void had.add(`${list} ${rows}`);
/** What failed or was cancelled was not had, and may be tried again. */
export const forgetHad = (list: ListName, rows: Rows) => void had.delete(`${list} ${rows}`);

/** Whether leaving the screen stopped the export that ran on it; said until the screen is left once more. */
export const wasLeftBehind = (list: ListName) => leftBehind.has(list);

export function leave(list: ListName, isRunning: boolean): void {
  if (isRunning) leftBehind.add(list);
  else leftBehind.delete(list);
}
