/** Organizations: two lists, all, one, create and update. */
import { z } from 'zod';
import { BY_EMPLOYEES, read, write } from '@/lib/contract/call';
import {
  editedOrganization,
  newOrganization,
  ORGANIZATION_SORT_FIELDS,
  organizationDetail,
  organizationRow,
  organizationSummary,
} from '@/lib/contract/entities/organization';
import { pageOf } from '@/lib/contract/entities/page';
import { description, filterValues, flagFilter, id, listPath } from '@/lib/contract/values';

const shared = { ...BY_EMPLOYEES, source: '§3.3' } as const;

export const getDefaultOrganizations = read(
  shared,
  'getDefaultOrganizations',
  '/api/orgs-sorted-default',
  pageOf(organizationRow),
);

export const getFilteredOrganizations = read(
  {
    ...shared,
    params: z.strictObject(listPath([...ORGANIZATION_SORT_FIELDS, 'orgId'])),
    query: z.strictObject({ county: filterValues, status: filterValues, regsite: flagFilter }),
  },
  'getFilteredOrganizations',
  '/api/orgs-filtered-sorted/{page}/{size}/{sortField}/{order}',
  pageOf(organizationRow),
);

export const getAllOrganizations = read(
  { ...shared, unpaged: true },
  'getAllOrganizations',
  '/api/organizations',
  z.array(organizationSummary),
);

export const getOrganization = read(
  { ...shared, params: z.strictObject({ orgId: id }) },
  'getOrganization',
  '/api/organizations/{orgId}',
  organizationDetail,
);

const SAVING = '/api/organization/{countyName}';
const saving = { ...shared, params: z.strictObject({ countyName: description }) } as const;

export const createOrganization = write(
  { ...saving, repeatable: false },
  'createOrganization',
  'POST',
  SAVING,
  newOrganization,
);

export const updateOrganization = write(
  { ...saving, repeatable: true },
  'updateOrganization',
  'PUT',
  SAVING,
  editedOrganization,
);
