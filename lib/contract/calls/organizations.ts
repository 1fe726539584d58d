/** Organizations: two lists, all, one, create and update. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import {
  editedOrganization,
  newOrganization,
  ORGANIZATION_SORT_FIELDS,
  organizationDetail,
  organizationRow,
  organizationSummary,
} from '@/lib/contract/entities/organization';
import { pageOf } from '@/lib/contract/entities/page';
import { USUAL_READ } from '@/lib/contract/usual-read';
import {
  description,
  filterValues,
  flagFilter,
  id,
  listPath,
  noQuery,
} from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  source: '§3.3',
} as const;

export const getDefaultOrganizations = declareCall({
  ...reading,
  name: 'getDefaultOrganizations',
  path: '/api/orgs-sorted-default',
  answer: { kind: 'json', schema: pageOf(organizationRow) },
});

export const getFilteredOrganizations = declareCall({
  ...reading,
  name: 'getFilteredOrganizations',
  path: '/api/orgs-filtered-sorted/{page}/{size}/{sortField}/{order}',
  params: z.strictObject(listPath([...ORGANIZATION_SORT_FIELDS, 'orgId'])),
  query: z.strictObject({ county: filterValues, status: filterValues, regsite: flagFilter }),
  answer: { kind: 'json', schema: pageOf(organizationRow) },
});

export const getAllOrganizations = declareCall({
  ...reading,
  name: 'getAllOrganizations',
  path: '/api/organizations',
  answer: { kind: 'json', schema: z.array(organizationSummary) },
  unpaged: true,
});

export const getOrganization = declareCall({
  ...reading,
  name: 'getOrganization',
  path: '/api/organizations/{orgId}',
  params: z.strictObject({ orgId: id }),
  answer: { kind: 'json', schema: organizationDetail },
});

const writing = {
  path: '/api/organization/{countyName}',
  params: z.strictObject({ countyName: description }),
  query: noQuery,
  access: 'employee',
  browser: true,
  source: '§3.3',
} as const;

export const createOrganization = declareCall({
  ...writing,
  name: 'createOrganization',
  method: 'POST',
  body: newOrganization,
  answer: { kind: 'created' },
  repeatable: false,
});

export const updateOrganization = declareCall({
  ...writing,
  name: 'updateOrganization',
  method: 'PUT',
  body: editedOrganization,
  answer: { kind: 'done' },
  repeatable: true,
});
