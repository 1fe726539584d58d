/** Every list with the call that it asks when it is filtered; what holds of all of them is proved of each. */
import type { Call } from '@/lib/contract/call';
import { getFilteredCallLogs } from '@/lib/contract/calls/call-logs';
import { getFilteredContacts } from '@/lib/contract/calls/contacts';
import { getFilteredEvents } from '@/lib/contract/calls/events';
import { getFilteredOrganizations } from '@/lib/contract/calls/organizations';
import { getFilteredMyEvents } from '@/lib/contract/calls/schedule';
import type { ListDefinition } from '@/lib/list/definition';
import { callLogList } from '@/lib/list/definitions/call-logs';
import { contactList } from '@/lib/list/definitions/contacts';
import { eventList } from '@/lib/list/definitions/events';
import { mySchedule } from '@/lib/list/definitions/my-schedule';
import { organizationList } from '@/lib/list/definitions/organizations';

interface KnownList {
  path: string;
  list: ListDefinition;
  call: Call;
}

const known = (list: ListDefinition, call: Call): KnownList => ({ path: list.path, list, call });

export const EVERY_LIST: KnownList[] = [
  known(organizationList, getFilteredOrganizations),
  known(contactList, getFilteredContacts),
  known(eventList, getFilteredEvents),
  known(mySchedule, getFilteredMyEvents),
  known(callLogList, getFilteredCallLogs),
];
