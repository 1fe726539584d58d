/** Exports of the manager report: the events of one presenter, whom the address names. */
import 'server-only';
import { z } from 'zod';
import * as calls from '@/lib/contract/calls/manager';
import { event } from '@/lib/contract/entities/event';
import { id } from '@/lib/contract/values';
import { exportPage, listExport } from '@/lib/export/list-export';
import { listPresenterEvents } from '@/lib/legacy/manager';
import { managerReport } from '@/lib/list/definitions/manager-report';

const PAST_AS_WELL = {
  sortField: 'null',
  order: 'null',
  from: 'null',
  to: 'null',
  upcomingOnly: 'false',
};

export const managerReportExport = listExport({
  definition: managerReport,
  access: 'manager',
  numberField: 'event.eventId',
  address: z.object({ presenter: id }).transform(({ presenter }) => ({ presenterId: presenter })),
  page: async (caller, query, path) => {
    const presenterId = id.parse(path.presenterId);
    return exportPage(await listPresenterEvents(caller, presenterId, query), managerReport.idOf);
  },
  everything: PAST_AS_WELL,
  whole: (_rows, path) => ({
    call: calls.getAllPresenterEvents,
    params: path,
    row: event,
    idOf: managerReport.idOf,
    idName: 'eventId',
    counted: {
      call: calls.getFilteredPresenterEvents,
      params: { ...PAST_AS_WELL, ...path },
    },
  }),
});
