/** Exports of the call log list: what is exported of a call log is the comment on it, with its people and dates. */
import 'server-only';
import * as calls from '@/lib/contract/calls/call-logs';
import { type CallLogExportRow, callLogExportRow } from '@/lib/contract/entities/call-log';
import { listExport } from '@/lib/export/list-export';
import type { Entry } from '@/lib/export/read-pages';
import { ask } from '@/lib/legacy/ask';
import { listCallLogs } from '@/lib/legacy/call-logs';
import type { Caller } from '@/lib/legacy/caller';
import { callLogList } from '@/lib/list/definitions/call-logs';

const EVERYTHING = {
  sortField: 'null',
  order: 'null',
  from: 'null',
  to: 'null',
  onlyMine: 'false',
};

export const callLogExport = listExport({
  definition: callLogList,
  access: 'employee',
  numberField: 'callId',
  page: async (caller, query) => {
    const { rows, ...page } = await listCallLogs(caller, query);
    return {
      ...page,
      entries: await withComments(
        caller,
        rows.map(({ callId }) => callId),
      ),
    };
  },
  // The list has call logs without a comment too, and no list has the others alone.
  everything: null,
  whole: (rows) => ({
    call: rows === 'mine' ? calls.getAllMyCallLogs : calls.getAllCallLogs,
    params: {},
    row: callLogExportRow,
    idOf: (row) => row.callId,
    idName: 'noteId',
    // Mine are those whose comment is mine, and the list counts those that I created (legacy-api.md §3.7).
    counted: rows === 'mine' ? null : { call: calls.getFilteredCallLogs, params: EVERYTHING },
  }),
});

/** In the order of the list, which the answer does not keep. */
async function withComments(caller: Caller, callIds: number[]): Promise<Entry<CallLogExportRow>[]> {
  if (callIds.length === 0) return [];
  const query = { cid: callIds.map(String) };
  const { value } = await ask(caller, calls.getViewedCallLogs, { query });
  return callIds.map((id) => ({ id, rows: value.filter(({ callId }) => callId === id) }));
}
