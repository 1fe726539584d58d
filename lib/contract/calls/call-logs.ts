/** Call logs: two lists, three exports, one, create and update. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import {
  CALL_LOG_SORT_FIELDS,
  callLog,
  callLogDetail,
  callLogExportRow,
} from '@/lib/contract/entities/call-log';
import { editedCallLog, newCallLog } from '@/lib/contract/entities/call-log-body';
import { pageOf } from '@/lib/contract/entities/page';
import { USUAL_READ } from '@/lib/contract/usual-read';
import {
  datedListPath,
  filterValues,
  flagFilter,
  id,
  idOrNone,
  ids,
  noQuery,
  trueOrFalse,
  zeroOrOne,
} from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  source: '§3.7',
} as const;

/** Whether these are the caller's only differs between versions (§7.7). */
export const getDefaultCallLogs = declareCall({
  ...reading,
  name: 'getDefaultCallLogs',
  path: '/api/call-logs-sorted-default',
  answer: { kind: 'json', schema: pageOf(callLog) },
});

export const getFilteredCallLogs = declareCall({
  ...reading,
  name: 'getFilteredCallLogs',
  path: '/api/call-logs-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}/{onlyMine}',
  params: z.strictObject({
    ...datedListPath([...CALL_LOG_SORT_FIELDS, 'callId']),
    onlyMine: trueOrFalse,
  }),
  query: z.strictObject({ status: filterValues, regsite: flagFilter }),
  answer: { kind: 'json', schema: pageOf(callLog) },
});

/** Null: the call log is there, but its comment was deleted. */
export const getCallLog = declareCall({
  ...reading,
  name: 'getCallLog',
  path: '/api/callLog-detail/{callId}',
  params: z.strictObject({ callId: id }),
  answer: { kind: 'json', schema: callLogDetail.nullable(), empty: null },
});

/** Only those that have a comment, as in all three exports. */
export const getAllCallLogs = declareCall({
  ...reading,
  name: 'getAllCallLogs',
  path: '/api/all-callLogs-export',
  answer: { kind: 'json', schema: z.array(callLogExportRow) },
  unpaged: true,
});

export const getAllMyCallLogs = declareCall({
  ...reading,
  name: 'getAllMyCallLogs',
  path: '/api/all-my-callLogs-export',
  answer: { kind: 'json', schema: z.array(callLogExportRow) },
  unpaged: true,
});

/** Those of the ids given, in no order. */
export const getViewedCallLogs = declareCall({
  ...reading,
  name: 'getViewedCallLogs',
  path: '/api/callLogs-view-export',
  query: z.strictObject({ cid: ids }),
  answer: { kind: 'json', schema: z.array(callLogExportRow), empty: [] },
  unpaged: true,
});

const saving = {
  path: '/api/callLogChange/{orgId}/{contactId}/{statusId}/{regsite}',
  params: z.strictObject({
    orgId: idOrNone,
    contactId: idOrNone,
    statusId: idOrNone,
    regsite: zeroOrOne,
  }),
  query: noQuery,
  access: 'employee',
  browser: true,
  source: '§3.7',
} as const;

/** The id that comes back is the call log's, not the note's. */
export const createCallLog = declareCall({
  ...saving,
  name: 'createCallLog',
  method: 'POST',
  body: newCallLog,
  answer: { kind: 'created' },
  repeatable: false,
});

export const updateCallLog = declareCall({
  ...saving,
  name: 'updateCallLog',
  method: 'PUT',
  body: editedCallLog,
  answer: { kind: 'done' },
  repeatable: true,
});
