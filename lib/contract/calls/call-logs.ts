import { z } from 'zod';
import { get, post, put, resource } from '@/lib/contract/call';
import {
  CALL_LOG_SORT_FIELDS,
  callLog,
  callLogDetail,
  callLogExportRow,
  editedCallLog,
  newCallLog,
} from '@/lib/contract/entities/call-log';
import { pageOf } from '@/lib/contract/entities/wire';
import {
  filterValues,
  flagFilter,
  idOrNone,
  ids,
  sortField,
  zeroOrOne,
} from '@/lib/contract/values';

const SAVE = '/api/callLogChange/{orgId}/{contactId}/{statusId}/{regsite}';
const slots = { orgId: idOrNone, contactId: idOrNone, statusId: idOrNone, regsite: zeroOrOne };

/** Only call logs with a comment. */
const rows = z.array(callLogExportRow);

export const callLogs = resource('§3.7', {
  /** In some versions only the caller's (§7.7). */
  getDefaultCallLogs: get('/api/call-logs-sorted-default', pageOf(callLog)),
  getFilteredCallLogs: get(
    '/api/call-logs-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}/{onlyMine}',
    pageOf(callLog),
    {
      slots: { sortField: sortField(...CALL_LOG_SORT_FIELDS, 'callId') },
      query: { status: filterValues, regsite: flagFilter },
    },
  ),
  /** Null if its comment was deleted. */
  getCallLog: get('/api/callLog-detail/{callId}', callLogDetail.nullable(), { empty: null }),
  getAllCallLogs: get('/api/all-callLogs-export', rows, { unpaged: true }),
  getAllMyCallLogs: get('/api/all-my-callLogs-export', rows, { unpaged: true }),
  /** Call logs by id, unordered. */
  getViewedCallLogs: get('/api/callLogs-view-export', rows, {
    query: { cid: ids },
    empty: [],
    unpaged: true,
  }),
  /** The id in the response is the call log's, not the note's. */
  createCallLog: post(SAVE, newCallLog, { slots }),
  updateCallLog: put(SAVE, editedCallLog, { slots }),
});
