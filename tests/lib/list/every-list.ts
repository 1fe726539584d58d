/** Every list with the call that it asks when it is filtered; what holds of all of them is proved of each. */
import type { Call, PathValues } from '@/lib/contract/call';
import { callLogs } from '@/lib/contract/calls/call-logs';
import { contacts } from '@/lib/contract/calls/contacts';
import { events } from '@/lib/contract/calls/events';
import { manager } from '@/lib/contract/calls/manager';
import { organizations } from '@/lib/contract/calls/organizations';
import { schedule } from '@/lib/contract/calls/schedule';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList, managerReport, mySchedule } from '@/lib/list/definitions/events';
import { organizationList } from '@/lib/list/definitions/organizations';

interface KnownList {
  path: string;
  list: ListDefinition;
  call: Call;
  /** What its path holds beside the list's state. */
  beside: PathValues;
}

const known = (list: ListDefinition, call: Call, beside: PathValues = {}): KnownList => ({
  path: list.path,
  list,
  call,
  beside,
});

export const EVERY_LIST: KnownList[] = [
  known(organizationList, organizations.getFilteredOrganizations),
  known(contactList, contacts.getFilteredContacts),
  known(eventList, events.getFilteredEvents),
  known(mySchedule, schedule.getFilteredMyEvents),
  known(callLogList, callLogs.getFilteredCallLogs),
  known(managerReport, manager.getFilteredPresenterEvents, { presenterId: 4 }),
];
