/** Every list that can be exported, by its name in our addresses. */
import 'server-only';
import type { ListName } from './choices';
import type { ListExport } from './list-export';
import { callLogExport } from './lists/call-logs';
import { contactExport } from './lists/contacts';
import { eventExport, myScheduleExport } from './lists/events';
import { managerReportExport } from './lists/manager-report';
import { organizationExport } from './lists/organizations';

export interface ExportedList {
  name: ListName;
  list: ListExport;
}

const LISTS: readonly ExportedList[] = [
  { name: 'organizations', list: organizationExport },
  { name: 'contacts', list: contactExport },
  { name: 'events', list: eventExport },
  { name: 'my-schedule', list: myScheduleExport },
  { name: 'call-logs', list: callLogExport },
  { name: 'manager-report', list: managerReportExport },
];

export function exportedList(name: string): ExportedList | undefined {
  return LISTS.find((known) => known.name === name);
}
