/** Call logs: two lists, three exports, one, create and update. */
import { z } from 'zod';
import { BY_EMPLOYEES, read, write } from '@/lib/contract/call';
import {
  CALL_LOG_SORT_FIELDS,
  callLog,
  callLogDetail,
  callLogExportRow,
} from '@/lib/contract/entities/call-log';
import { editedCallLog, newCallLog } from '@/lib/contract/entities/call-log-body';
import { pageOf } from '@/lib/contract/entities/page';
import {
  datedListPath,
  filterValues,
  flagFilter,
  id,
  idOrNone,
  ids,
  trueOrFalse,
  zeroOrOne,
} from '@/lib/contract/values';

const shared = { ...BY_EMPLOYEES, source: '§3.7' } as const;

/** Whether these are the caller's only differs between versions (§7.7). */
export const getDefaultCallLogs = read(
  shared,
  'getDefaultCallLogs',
  '/api/call-logs-sorted-default',
  pageOf(callLog),
);

export const getFilteredCallLogs = read(
  {
    ...shared,
    params: z.strictObject({
      ...datedListPath([...CALL_LOG_SORT_FIELDS, 'callId']),
      onlyMine: trueOrFalse,
    }),
    query: z.strictObject({ status: filterValues, regsite: flagFilter }),
  },
  'getFilteredCallLogs',
  '/api/call-logs-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}/{onlyMine}',
  pageOf(callLog),
);

/** Null: the call log is there, but its comment was deleted. */
export const getCallLog = read(
  { ...shared, params: z.strictObject({ callId: id }) },
  'getCallLog',
  '/api/callLog-detail/{callId}',
  callLogDetail.nullable(),
  null,
);

const exported = { ...shared, unpaged: true } as const;

/** Only those that have a comment, as in all three exports. */
export const getAllCallLogs = read(
  exported,
  'getAllCallLogs',
  '/api/all-callLogs-export',
  z.array(callLogExportRow),
);

export const getAllMyCallLogs = read(
  exported,
  'getAllMyCallLogs',
  '/api/all-my-callLogs-export',
  z.array(callLogExportRow),
);

/** Those of the ids given, in no order. */
export const getViewedCallLogs = read(
  { ...exported, query: z.strictObject({ cid: ids }) },
  'getViewedCallLogs',
  '/api/callLogs-view-export',
  z.array(callLogExportRow),
  [],
);

const SAVING = '/api/callLogChange/{orgId}/{contactId}/{statusId}/{regsite}';
const saving = {
  ...shared,
  params: z.strictObject({
    orgId: idOrNone,
    contactId: idOrNone,
    statusId: idOrNone,
    regsite: zeroOrOne,
  }),
} as const;

/** The id that comes back is the call log's, not the note's. */
export const createCallLog = write(
  { ...saving, repeatable: false },
  'createCallLog',
  'POST',
  SAVING,
  newCallLog,
);

export const updateCallLog = write(
  { ...saving, repeatable: true },
  'updateCallLog',
  'PUT',
  SAVING,
  editedCallLog,
);
