/**
 * What a save says of the comment's own record: as it was read, because the backend replaces it whole; or, where it
 * was deleted, as of a new one, which without a creator would be in no list (legacy-api.md §3.7).
 */
import { config } from '@/lib/config';
import { wallClockOf } from '@/lib/format/wall-clock';
import type { OpenedCallLog } from '@/lib/legacy/call-logs';
import type { Caller } from '@/lib/legacy/caller';
import { getOwnPresenter } from '@/lib/legacy/session';

export async function commentParts(caller: Caller, echo: OpenedCallLog['echo']) {
  if (echo) return echo;
  const createDate = wallClockOf(new Date(), config().AGENCY_TIME_ZONE);
  const createdBy = await getOwnPresenter(caller);
  return { noteId: null, createDate, createdBy, lastModifiedDate: null, lastModifiedBy: null };
}
