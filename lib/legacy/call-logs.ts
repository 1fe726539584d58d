/** Call logs: the list and one. */
import 'server-only';
import { callLogs as calls } from '@/lib/contract/calls/call-logs';
import { writtenDate } from '@/lib/contract/dates';
import { type CallLog, type CallLogDetail, callLog } from '@/lib/contract/entities/call-log';
import { callApi } from './call-api';
import { FIRST_PAGE, listPage, pagedList, UNDATED } from './list-page';
import { existsUnless500, readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { wallClock, withWallClock } from './wall-clock';

/** A call log with its comment. */
export interface OpenedCallLog extends CallLog {
  comment: string | null;
  /** The note with the comment, which a write sends back; null if it was deleted. */
  echo: CallLogDetail['echo'] | null;
  /** The past call log date, unrounded. */
  storedDate: string | null;
  /** False if the comment was deleted and no list has the call log. */
  known: boolean;
}

const SOURCE = {
  byDefault: calls.getDefaultCallLogs,
  filtered: calls.getFilteredCallLogs,
  row: callLog,
  idOf: ({ callId }: CallLog) => callId,
  start: { ...FIRST_PAGE, ...UNDATED, onlyMine: 'false' },
};

const NEWEST_FIRST = { ...SOURCE.start, size: 100, sortField: 'createDate', order: 'desc' };

export const listCallLogs = pagedList({ ...SOURCE, row: callLog.transform(normalized) });

/** Throws LegacyError as `readRecord` does. */
export async function getCallLog(context: RequestContext, callId: number): Promise<OpenedCallLog> {
  // The call for rows by id returns each call log that exists, with a comment or without (§3.7).
  const viewed = () =>
    callApi(context, calls.getViewedCallLogs, { query: { cid: [String(callId)] } });
  const exists = () => existsUnless500(context, viewed());
  const value = await readRecord(context, calls.getCallLog, { callId }, exists);
  if (value) {
    const { comment, echo, ...row } = value;
    const { createDate, lastModifiedDate } = echo;
    const dates = {
      createDate: writable(createDate),
      lastModifiedDate: writable(lastModifiedDate),
    };
    return { ...opened(row), comment, echo: { ...echo, ...dates } };
  }
  const row = await findRow(context, callId);
  return row ? opened(row) : { ...opened({ ...NOTHING_KNOWN, callId }), known: false };
}

/**
 * Finds the row of a call log whose comment was deleted; only the list of all call logs returns it (legacy-api.md §3.7).
 * Binary search by page: the list is sorted by creation date, and ids are ascending in that order. Returns null otherwise.
 */
async function findRow(context: RequestContext, callId: number): Promise<CallLog | null> {
  let [first, last] = [0, Number.POSITIVE_INFINITY];
  for (let page = 0; first <= last; page = Math.floor((first + last) / 2)) {
    const params = { ...NEWEST_FIRST, page };
    const { rows, totalPages } = await listPage(context, SOURCE, { params });
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

function opened(row: CallLog): OpenedCallLog {
  const storedDate = writable(row.callLogDate);
  return { ...normalized(row), storedDate, comment: null, echo: null, known: true };
}

/** Converts a date with an offset, which the backend rejects in a write, to wall clock (§1.11); returns others unchanged. */
function writable(date: string | null): string | null {
  return writtenDate.safeParse(date).success ? date : wallClock(date);
}

const NOTHING_KNOWN = {
  organization: null,
  contact: null,
  status: null,
  createDate: null,
  createdBy: null,
  lastModifiedDate: null,
  lastModifiedBy: null,
  callLogDate: null,
  registrationSite: true,
};

function normalized(row: CallLog): CallLog {
  return withWallClock(row, 'createDate', 'lastModifiedDate', 'callLogDate');
}
