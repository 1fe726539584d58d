/**
 * The row of one call log in the list of all, for a call log whose comment was deleted: no call tells anything else
 * of it (legacy-api.md §3.7). Ids grow with the dates of creation, by which the list is sorted, so that the
 * page is found by halving; where they do not, the row is not found.
 */
import 'server-only';
import type { CallLog } from '@/lib/contract/entities/call-log';

/** A page of the list, newest first. */
type PageAt = (page: number) => Promise<{ rows: CallLog[]; totalPages: number }>;

/** Null when it is not found. */
export async function findCallLogRow(callId: number, pageAt: PageAt): Promise<CallLog | null> {
  let [first, last] = [0, Number.POSITIVE_INFINITY];
  for (let page = 0; first <= last; page = Math.floor((first + last) / 2)) {
    const { rows, totalPages } = await pageAt(page);
    const found = rows.find((row) => row.callId === callId);
    if (found) return found;
    const ids = rows.map((row) => row.callId);
    last = Math.min(last, totalPages - 1);
    if (Math.max(...ids) < callId) last = page - 1;
    else if (Math.min(...ids) > callId) first = page + 1;
    else return null;
  }
  return null;
}
