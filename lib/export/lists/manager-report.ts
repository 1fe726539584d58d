/** Exports of the manager report: the events of one presenter, whom the address names. */
import 'server-only';
import { z } from 'zod';
import * as calls from '@/lib/contract/calls/manager';
import { event } from '@/lib/contract/entities/event';
import { id } from '@/lib/contract/values';
import { presenterEventColumns } from '@/lib/export/columns/events';
import { listExport } from '@/lib/export/list-export';
import { tidiedPage } from '@/lib/legacy/events';
import { listPage } from '@/lib/legacy/list-page';
import { managerReport } from '@/lib/list/definitions/manager-report';

const PAST_AS_WELL = {
  sortField: 'null',
  order: 'null',
  from: 'null',
  to: 'null',
  upcomingOnly: 'false',
};

const SOURCE = {
  byDefault: calls.getDefaultPresenterEvents,
  filtered: calls.getFilteredPresenterEvents,
  row: event,
  start: { page: 0, size: 10, ...PAST_AS_WELL },
};

export const managerReportExport = listExport({
  definition: managerReport,
  access: 'manager',
  columns: () => presenterEventColumns,
  address: z.object({ presenter: id }).transform(({ presenter }) => ({ presenterId: presenter })),
  page: async (caller, { params, query }, path) => {
    const asked = { params: { ...params, ...path }, query };
    const { rows, ...page } = tidiedPage(await listPage(caller, SOURCE, asked));
    return { ...page, entries: rows.map((row) => ({ id: row.eventId, rows: [row] })) };
  },
  everything: PAST_AS_WELL,
  whole: (_rows, path) => ({
    call: calls.getAllPresenterEvents,
    params: path,
    row: event,
    idOf: (row) => row.eventId,
    idName: 'eventId',
    counted: {
      call: calls.getFilteredPresenterEvents,
      params: { ...PAST_AS_WELL, ...path },
    },
  }),
});
