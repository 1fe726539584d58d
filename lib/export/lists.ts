/** Every list that can be exported: which calls have its rows, and what a page of it is. */
import 'server-only';
import { z } from 'zod';
import { config } from '@/lib/config';
import { callLogs } from '@/lib/contract/calls/call-logs';
import { contacts } from '@/lib/contract/calls/contacts';
import { events } from '@/lib/contract/calls/events';
import { manager } from '@/lib/contract/calls/manager';
import { organizations } from '@/lib/contract/calls/organizations';
import { schedule } from '@/lib/contract/calls/schedule';
import { type CallLogExportRow, callLogExportRow } from '@/lib/contract/entities/call-log';
import { contact } from '@/lib/contract/entities/contact';
import { event } from '@/lib/contract/entities/event';
import { organizationSummary } from '@/lib/contract/entities/organization';
import { id } from '@/lib/contract/values';
import { dayOf } from '@/lib/format/wall-clock';
import { callApi } from '@/lib/legacy/call-api';
import { listCallLogs } from '@/lib/legacy/call-logs';
import { listContacts } from '@/lib/legacy/contacts';
import { listEvents, listMyEvents } from '@/lib/legacy/events';
import { listPage } from '@/lib/legacy/list-page';
import { listPresenterEvents } from '@/lib/legacy/manager';
import type { RequestContext } from '@/lib/legacy/request-context';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList } from '@/lib/list/definitions/events';
import { managerReport } from '@/lib/list/definitions/manager-report';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';
import { EARLIEST_FIRST, monthShown, monthState } from '@/lib/list/month-state';
import type { ListState } from '@/lib/list/state';
import { type ListExport, listExport } from './list-export';
import { type Entry, exportPage } from './read-pages';

const EVENT = { row: event, idOf: eventList.idOf, idName: 'eventId' };

const LISTS: readonly ListExport[] = [
  listExport({
    name: 'organizations',
    definition: organizationList,
    all: organizations.getAllOrganizations,
    filtered: organizations.getFilteredOrganizations,
    row: organizationSummary,
    idOf: organizationList.idOf,
    idName: 'orgId',
    // The list nests its contacts, which the screen does not need and the file does.
    page: async (context, query) => {
      const source = {
        byDefault: organizations.getDefaultOrganizations,
        filtered: organizations.getFilteredOrganizations,
        row: organizationSummary,
        idOf: organizationList.idOf,
        start: { page: 0, size: 10, sortField: 'null', order: 'null' },
      };
      return exportPage(await listPage(context, source, query), source.idOf);
    },
  }),
  listExport({
    name: 'contacts',
    definition: contactList,
    all: contacts.getAllContacts,
    filtered: contacts.getFilteredContacts,
    row: contact,
    idOf: contactList.idOf,
    idName: 'contactId',
    page: async (context, query) =>
      exportPage(await listContacts(context, query), contactList.idOf),
  }),
  listExport({
    ...EVENT,
    name: 'events',
    definition: eventList,
    all: events.getAllEvents,
    filtered: events.getFilteredEvents,
    page: async (context, query) => exportPage(await listEvents(context, query), EVENT.idOf),
  }),
  listExport({
    ...EVENT,
    name: 'my-schedule',
    definition: mySchedule,
    all: schedule.getAllMyEvents,
    filtered: schedule.getFilteredMyEvents,
    page: async (context, query) => exportPage(await listMyEvents(context, query), EVENT.idOf),
    shown: shownMonth,
  }),
  listExport({
    name: 'call-logs',
    definition: callLogList,
    all: callLogs.getAllCallLogs,
    mine: callLogs.getAllMyCallLogs,
    filtered: callLogs.getFilteredCallLogs,
    row: callLogExportRow,
    idOf: (row) => row.callId,
    idName: 'noteId',
    page: async (context, query) => {
      const { rows, ...page } = await listCallLogs(context, query);
      return { ...page, entries: await withComments(context, rows.map(callLogList.idOf)) };
    },
    // It has call logs without a comment too, and no list has the others alone.
    hasMore: true,
  }),
  listExport({
    ...EVENT,
    name: 'manager-report',
    definition: managerReport,
    access: 'manager',
    address: z.object({ presenter: id }).transform(({ presenter }) => ({ presenterId: presenter })),
    all: manager.getAllPresenterEvents,
    filtered: manager.getFilteredPresenterEvents,
    page: async (context, query, path) => {
      const presenterId = id.parse(path.presenterId);
      return exportPage(await listPresenterEvents(context, presenterId, query), EVENT.idOf);
    },
  }),
];

export function exportedList(name: string): ListExport | undefined {
  return LISTS.find((known) => known.name === name);
}

/** A month is shown without pages, earliest first. */
function shownMonth(state: ListState): ListState | null | undefined {
  const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);
  const month = monthShown(state, today);
  return month ? monthState({ ...state, sort: EARLIEST_FIRST }, month, today) : undefined;
}

/** In the order of the list, which the answer does not keep. */
async function withComments(
  context: RequestContext,
  callIds: number[],
): Promise<Entry<CallLogExportRow>[]> {
  if (callIds.length === 0) return [];
  const query = { cid: callIds.map(String) };
  const { value } = await callApi(context, callLogs.getViewedCallLogs, { query });
  return callIds.map((id) => ({ id, rows: value.filter(({ callId }) => callId === id) }));
}
