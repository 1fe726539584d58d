/** Exports of the organization list. */
import 'server-only';
import * as calls from '@/lib/contract/calls/organizations';
import { organizationSummary } from '@/lib/contract/entities/organization';
import { listExport } from '@/lib/export/list-export';
import type { AskInput } from '@/lib/legacy/ask';
import type { Caller } from '@/lib/legacy/caller';
import { listPage } from '@/lib/legacy/list-page';
import { organizationList } from '@/lib/list/definitions/organizations';

const UNSORTED = { sortField: 'null', order: 'null' };

const idOf = ({ orgId }: { orgId: number }) => orgId;

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
  page: readPage,
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

async function readPage(caller: Caller, query: AskInput | null) {
  const { rows, ...page } = await listPage(caller, SOURCE, query);
  return { ...page, entries: rows.map((row) => ({ id: row.orgId, rows: [row] })) };
}
