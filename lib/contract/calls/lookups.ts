/** Lists of values that filters and forms offer. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { county, organizationName, status } from '@/lib/contract/entities/lookups';
import { noParams, noQuery } from '@/lib/contract/values';

const lookup = {
  method: 'GET',
  params: noParams,
  query: noQuery,
  body: null,
  access: 'employee',
  browser: true,
  repeatable: true,
  source: '§3.3',
} as const;

export const getCounties = declareCall({
  ...lookup,
  name: 'getCounties',
  path: '/api/counties',
  answer: { kind: 'json', schema: z.array(county) },
});

/** Both types: an event pushes its own status to its organizations (D10). */
export const getAllStatusTypes = declareCall({
  ...lookup,
  name: 'getAllStatusTypes',
  path: '/api/allStatusTypes',
  answer: { kind: 'json', schema: z.array(status) },
});

export const getOrganizationNames = declareCall({
  ...lookup,
  name: 'getOrganizationNames',
  path: '/api/allorgnames',
  answer: { kind: 'json', schema: z.array(organizationName) },
});
