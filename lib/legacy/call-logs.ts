/** Call logs: the list and one. */
import 'server-only';
import { callLogs as calls } from '@/lib/contract/calls/call-logs';
import { writtenDate } from '@/lib/contract/dates';
import {
  type CallLogDetail,
  type CallLog as CallLogRecord,
  callLog,
} from '@/lib/contract/entities/call-log';
import { type CallInput, callApi } from './call-api';
import { findCallLogRow } from './call-log-row';
import { type ListPage, listPage } from './list-page';
import { existsUnless500, readRecord } from './read-record';
import type { RequestContext } from './request-context';
import { wallClock } from './wall-clock';

export type CallLog = CallLogRecord;

/** A call log with its comment. */
export interface OpenedCallLog extends CallLog {
  comment: string | null;
  /** The comment's record, which a write has to send back; null where the comment was deleted. */
  echo: CallLogDetail['echo'] | null;
  /** The past call log date with all that it holds. */
  storedDate: string | null;
  /** False where the comment was deleted and nothing else of the call log was found. */
  known: boolean;
}

const START = { page: 0, size: 10, sortField: 'null', order: 'null', from: 'null', to: 'null' };

const SOURCE = {
  byDefault: calls.getDefaultCallLogs,
  filtered: calls.getFilteredCallLogs,
  row: callLog,
  idOf: ({ callId }: { callId: number }) => callId,
  start: { ...START, onlyMine: 'false' },
};

const NEWEST_FIRST = { ...SOURCE.start, size: 100, sortField: 'createDate', order: 'desc' };

export function listCallLogs(
  context: RequestContext,
  query: CallInput | null,
): Promise<ListPage<CallLog>> {
  return listPage(context, { ...SOURCE, row: callLog.transform(tidied) }, query);
}

/** Throws LegacyError, as `readRecord` does. */
export async function getCallLog(context: RequestContext, callId: number): Promise<OpenedCallLog> {
  // The call for rows by id gives each call log that exists, with a comment or without (§3.7).
  const viewed = () =>
    callApi(context, calls.getViewedCallLogs, { query: { cid: [String(callId)] } });
  const exists = () => existsUnless500(context, viewed());
  const value = await readRecord(context, calls.getCallLog, { callId }, exists);
  if (value) {
    const { comment, echo, ...row } = value;
    return { ...opened(row), comment, echo: sentBack(echo) };
  }
  const row = await findCallLogRow(callId, (page) =>
    listPage(context, SOURCE, { params: { ...NEWEST_FIRST, page } }),
  );
  return row ? opened(row) : { ...opened({ ...NOTHING_KNOWN, callId }), known: false };
}

function opened(row: CallLog): OpenedCallLog {
  const storedDate = writable(row.callLogDate);
  return { ...tidied(row), storedDate, comment: null, echo: null, known: true };
}

function sentBack(echo: CallLogDetail['echo']): CallLogDetail['echo'] {
  const { createDate, lastModifiedDate } = echo;
  return {
    ...echo,
    createDate: writable(createDate),
    lastModifiedDate: writable(lastModifiedDate),
  };
}

/** As it came, unless it came in the family of dates that the backend refuses on the way back (§1.11). */
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

/** Dates as wall clock. */
function tidied(row: CallLog): CallLog {
  return {
    ...row,
    createDate: wallClock(row.createDate),
    lastModifiedDate: wallClock(row.lastModifiedDate),
    callLogDate: wallClock(row.callLogDate),
  };
}
