/** Lists of values that filters and forms offer. */
import { z } from 'zod';
import { BY_EMPLOYEES, read } from '@/lib/contract/call';
import * as rows from '@/lib/contract/entities/lookups';
import { idOrNone } from '@/lib/contract/values';

const lookup = { ...BY_EMPLOYEES, source: '§3.3' } as const;
const ofEvents = { ...BY_EMPLOYEES, source: '§3.5' } as const;

export const getCounties = read(lookup, 'getCounties', '/api/counties', z.array(rows.county));

/** Both types: an event pushes its own status to its organizations (D10). */
export const getAllStatusTypes = read(
  lookup,
  'getAllStatusTypes',
  '/api/allStatusTypes',
  z.array(rows.status),
);

export const getOrganizationNames = read(
  lookup,
  'getOrganizationNames',
  '/api/allorgnames',
  z.array(rows.organizationName),
);

export const getContactNames = read(
  lookup,
  'getContactNames',
  '/api/all-contact-names',
  z.array(rows.contactName),
);

export const getOrganizationStatusTypes = read(
  { ...lookup, source: '§3.7' },
  'getOrganizationStatusTypes',
  '/api/orgStatusTypes',
  z.array(rows.status),
);

export const getEventStatusTypes = read(
  ofEvents,
  'getEventStatusTypes',
  '/api/eventStatusTypes',
  z.array(rows.eventStatus),
);

export const getEventTypes = read(
  ofEvents,
  'getEventTypes',
  '/api/all-event-types',
  z.array(rows.eventType),
);

/** All of them, each with whether the event has it; no event has none. */
export const getAudienceTypes = read(
  { ...ofEvents, params: z.strictObject({ eventId: idOrNone }) },
  'getAudienceTypes',
  '/api/allAudienceWithTypeExist/{eventId}',
  z.array(rows.audienceType),
);
