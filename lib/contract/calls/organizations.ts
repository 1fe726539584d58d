import { z } from 'zod';
import { get, post, put, resource } from '@/lib/contract/call';
import {
  editedOrganization,
  newOrganization,
  ORGANIZATION_SORT_FIELDS,
  organizationDetail,
  organizationRow,
  organizationSummary,
} from '@/lib/contract/entities/organization';
import { pageOf } from '@/lib/contract/entities/wire';
import { description, filterValues, flagFilter, sortField } from '@/lib/contract/values';

const SAVE = '/api/organization/{countyName}';
const slots = { countyName: description };

export const organizations = resource('§3.3', {
  getDefaultOrganizations: get('/api/orgs-sorted-default', pageOf(organizationRow)),
  getFilteredOrganizations: get(
    '/api/orgs-filtered-sorted/{page}/{size}/{sortField}/{order}',
    pageOf(organizationRow),
    {
      slots: { sortField: sortField(...ORGANIZATION_SORT_FIELDS, 'orgId') },
      query: { county: filterValues, status: filterValues, regsite: flagFilter },
    },
  ),
  getAllOrganizations: get('/api/organizations', z.array(organizationSummary), { unpaged: true }),
  getOrganization: get('/api/organizations/{orgId}', organizationDetail),
  createOrganization: post(SAVE, newOrganization, { slots }),
  updateOrganization: put(SAVE, editedOrganization, { slots }),
});
