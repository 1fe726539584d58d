/** Exports of the organization list. */
import 'server-only';
import * as calls from '@/lib/contract/calls/organizations';
import { organizationSummary } from '@/lib/contract/entities/organization';
import { exportPage, listExport } from '@/lib/export/list-export';
import { listPage } from '@/lib/legacy/list-page';
import { organizationList } from '@/lib/list/definitions/organizations';

const UNSORTED = { sortField: 'null', order: 'null' };

const { idOf } = organizationList;

/** The list nests its contacts, which the screen does not need and the export does. */
const SOURCE = {
  byDefault: calls.getDefaultOrganizations,
  filtered: calls.getFilteredOrganizations,
  row: organizationSummary,
  idOf,
  start: { page: 0, size: 10, ...UNSORTED },
};

export const organizationExport = listExport({
  definition: organizationList,
  access: 'employee',
  numberField: 'orgId',
  page: async (caller, query) => exportPage(await listPage(caller, SOURCE, query), idOf),
  everything: UNSORTED,
  whole: () => ({
    call: calls.getAllOrganizations,
    params: {},
    row: organizationSummary,
    idOf,
    idName: 'orgId',
    counted: { call: calls.getFilteredOrganizations, params: UNSORTED },
  }),
});
