/** The exportable lists: the calls that return their rows, and how a page is read. */
import 'server-only';
import { z } from 'zod';
import { listWaitingEvents } from '@/lib/calendar/waiting-events';
import { config } from '@/lib/config';
import { resources } from '@/lib/contract/calls';
import { callLogExportRow } from '@/lib/contract/entities/call-log';
import { contact } from '@/lib/contract/entities/contact';
import { event } from '@/lib/contract/entities/event';
import { organizationSummary } from '@/lib/contract/entities/organization';
import { id } from '@/lib/contract/values';
import { wallClockOf } from '@/lib/format/wall-clock';
import { type CallInput, callApi } from '@/lib/legacy/call-api';
import { listCallLogs } from '@/lib/legacy/call-logs';
import { contactSource } from '@/lib/legacy/contacts';
import { eventSource, myEventSource } from '@/lib/legacy/events';
import { type ListSource, listPage } from '@/lib/legacy/list-page';
import { listPresenterEvents, presenterEventSource } from '@/lib/legacy/manager';
import { organizationSource } from '@/lib/legacy/organizations';
import type { RequestContext } from '@/lib/legacy/request-context';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, managerReport, mySchedule } from '@/lib/list/definitions/events';
import { followUpList } from '@/lib/list/definitions/follow-up';
import { organizationList } from '@/lib/list/definitions/organizations';
import { readFollowUp } from '@/lib/list/read-follow-up';
import { EARLIEST_FIRST, monthShown, monthState, viewOf } from '@/lib/list/schedule-state';
import type { ListState } from '@/lib/list/state';
import { chosenExport, type ListExport, listExport } from './list-export';
import { exportPage } from './read-pages';

const { callLogs, contacts, events, manager, organizations, schedule } = resources;

/** A list of which each row is one line of the file. */
const linePerRow = <Row>(source: ListSource<Row>) => ({
  ...source,
  page: async (context: RequestContext, query: CallInput | null) =>
    exportPage(await listPage(context, source, query), source.idOf),
});

const now = () => wallClockOf(new Date(), config().AGENCY_TIME_ZONE);
const today = () => now().slice(0, 10);

async function readWaiting(context: RequestContext, state: ListState) {
  const { events: rows, unreadable } = await listWaitingEvents(context, state, now());
  return { rows, unreadable };
}

const LISTS: readonly ListExport[] = [
  listExport({
    // Rows with their contacts, which the screen does not read.
    ...linePerRow({ ...organizationSource, row: organizationSummary }),
    name: 'organizations',
    definition: organizationList,
    all: organizations.getAllOrganizations,
    idName: 'orgId',
  }),
  chosenExport('follow-up', followUpList, (context, state) =>
    readFollowUp(context, state, today()),
  ),
  listExport({
    ...linePerRow({ ...contactSource, row: contact }),
    name: 'contacts',
    definition: contactList,
    all: contacts.getAllContacts,
    idName: 'contactId',
  }),
  listExport({
    ...linePerRow({ ...eventSource, row: event }),
    name: 'events',
    definition: eventList,
    all: events.getAllEvents,
    idName: 'eventId',
  }),
  listExport({
    ...linePerRow({ ...myEventSource, row: event }),
    name: 'my-schedule',
    definition: mySchedule,
    all: schedule.getAllMyEvents,
    idName: 'eventId',
    // A month is shown without pages, earliest first.
    shown: (state) => {
      const month = monthShown(state, today());
      return month ? monthState({ ...state, sort: EARLIEST_FIRST }, month) : undefined;
    },
    chosen: (context, state) =>
      viewOf(state) === 'waiting' ? readWaiting(context, state) : undefined,
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
    ...presenterEventSource,
    name: 'manager-report',
    definition: managerReport,
    access: 'manager',
    address: z.object({ presenter: id }).transform(({ presenter }) => ({ presenterId: presenter })),
    all: manager.getAllPresenterEvents,
    row: event,
    idName: 'eventId',
    page: async (context, query, { presenterId }) =>
      exportPage(
        await listPresenterEvents(context, Number(presenterId), query),
        presenterEventSource.idOf,
      ),
  }),
];

/** The list of this name in the address, or undefined. */
export function exportedList(name: string): ListExport | undefined {
  return LISTS.find((known) => known.name === name);
}
