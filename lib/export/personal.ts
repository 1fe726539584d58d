/** Which columns of a list a copy for the public leaves blank. */
import type { ListName } from './choices';
import type { ColumnLook } from './column';
import { callLogColumns } from './columns/call-logs';
import { contactColumns } from './columns/contacts';
import { eventColumns, presenterEventColumns } from './columns/events';
import { organizationColumns } from './columns/organizations';

const COLUMNS: Record<ListName, readonly ColumnLook[]> = {
  organizations: organizationColumns,
  contacts: contactColumns,
  events: eventColumns,
  'my-schedule': presenterEventColumns,
  'call-logs': callLogColumns,
  'manager-report': presenterEventColumns,
};

export function personalHeadings(list: ListName): string[] {
  return COLUMNS[list].filter(({ personal }) => personal).map(({ heading }) => heading);
}
