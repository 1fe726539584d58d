/** Lists of values that filters and forms offer. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import {
  audienceType,
  contactName,
  county,
  eventStatus,
  eventType,
  organizationName,
  status,
} from '@/lib/contract/entities/lookups';
import { USUAL_READ } from '@/lib/contract/usual-read';
import { idOrNone } from '@/lib/contract/values';

const lookup = { ...USUAL_READ, source: '§3.3' } as const;

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

export const getContactNames = declareCall({
  ...lookup,
  name: 'getContactNames',
  path: '/api/all-contact-names',
  answer: { kind: 'json', schema: z.array(contactName) },
});

export const getOrganizationStatusTypes = declareCall({
  ...lookup,
  name: 'getOrganizationStatusTypes',
  path: '/api/orgStatusTypes',
  answer: { kind: 'json', schema: z.array(status) },
  source: '§3.7',
});

export const getEventStatusTypes = declareCall({
  ...lookup,
  name: 'getEventStatusTypes',
  path: '/api/eventStatusTypes',
  answer: { kind: 'json', schema: z.array(eventStatus) },
  source: '§3.5',
});

export const getEventTypes = declareCall({
  ...lookup,
  name: 'getEventTypes',
  path: '/api/all-event-types',
  answer: { kind: 'json', schema: z.array(eventType) },
  source: '§3.5',
});

/** All of them, each with whether the event has it; no event has none. */
export const getAudienceTypes = declareCall({
  ...lookup,
  name: 'getAudienceTypes',
  path: '/api/allAudienceWithTypeExist/{eventId}',
  params: z.strictObject({ eventId: idOrNone }),
  answer: { kind: 'json', schema: z.array(audienceType) },
  source: '§3.5',
});
