/** The lists that can be exported: the calls that have their rows, and how a page is read. */
import 'server-only';
import { z } from 'zod';
import { config } from '@/lib/config';
import { resources } from '@/lib/contract/calls';
import { callLogExportRow } from '@/lib/contract/entities/call-log';
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
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, managerReport, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';
import { EARLIEST_FIRST, monthShown, monthState } from '@/lib/list/schedule-state';
import { type ListExport, listExport } from './list-export';
import { exportPage } from './read-pages';

const { callLogs, contacts, events, manager, organizations, schedule } = resources;

const EVENT = { row: event, idOf: eventList.idOf, idName: 'eventId' };

const ORGANIZATIONS = {
  byDefault: organizations.getDefaultOrganizations,
  filtered: organizations.getFilteredOrganizations,
  row: organizationSummary,
  idOf: organizationList.idOf,
  start: { page: 0, size: 10, sortField: 'null', order: 'null' },
};

const LISTS: readonly ListExport[] = [
  listExport({
    ...ORGANIZATIONS,
    name: 'organizations',
    definition: organizationList,
    all: organizations.getAllOrganizations,
    idName: 'orgId',
    // Rows with their contacts, which the screen does not read.
    page: async (context, query) =>
      exportPage(await listPage(context, ORGANIZATIONS, query), ORGANIZATIONS.idOf),
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
    // A month is shown without pages, earliest first.
    shown: (state) => {
      const today = dayOf(new Date(), config().AGENCY_TIME_ZONE);
      const month = monthShown(state, today);
      return month ? monthState({ ...state, sort: EARLIEST_FIRST }, month, today) : undefined;
    },
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
      if (rows.length === 0) return { ...page, entries: [] };
      const ids = rows.map(callLogList.idOf);
      const { value: comments } = await callApi(context, callLogs.getViewedCallLogs, {
        query: { cid: ids.map(String) },
      });
      // The response does not keep the order of the list.
      const commentsOn = (id: number) => comments.filter(({ callId }) => callId === id);
      return { ...page, entries: ids.map((id) => ({ id, rows: commentsOn(id) })) };
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
