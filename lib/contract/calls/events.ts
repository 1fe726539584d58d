/** Events: two lists, all, one, create and update, and what is taken off an event. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { EVENT_SORT_FIELDS, event } from '@/lib/contract/entities/event';
import { editedEvent, newEvent } from '@/lib/contract/entities/event-body';
import { pageOf } from '@/lib/contract/entities/page';
import { PATHS } from '@/lib/contract/paths';
import { USUAL_READ } from '@/lib/contract/usual-read';
import {
  datedListPath,
  description,
  filterValues,
  flagFilter,
  id,
  idOrNone,
  ids,
  noQuery,
  page,
  size,
  trueOrFalse,
} from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  source: '§3.5',
} as const;

export const getDefaultEvents = declareCall({
  ...reading,
  name: 'getDefaultEvents',
  path: '/api/events-sorted-default/{page}/{size}',
  params: z.strictObject({ page, size }),
  answer: { kind: 'json', schema: pageOf(event) },
});

export const getFilteredEvents = declareCall({
  ...reading,
  name: 'getFilteredEvents',
  path: '/api/events-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
  params: z.strictObject(datedListPath([...EVENT_SORT_FIELDS, 'eventId'])),
  query: z.strictObject({
    eveType: filterValues,
    eveStatus: filterValues,
    eveRegSite: flagFilter,
  }),
  answer: { kind: 'json', schema: pageOf(event) },
});

export const getAllEvents = declareCall({
  ...reading,
  name: 'getAllEvents',
  path: '/api/events',
  answer: { kind: 'json', schema: z.array(event) },
  unpaged: true,
});

export const getEvent = declareCall({
  ...reading,
  name: 'getEvent',
  path: '/api/events/{eventId}',
  params: z.strictObject({ eventId: id }),
  answer: { kind: 'json', schema: event },
});

/**
 * `status` is a description or `null`: a new event gets the default then, another keeps its own. `audType` names
 * audience types to add, by id.
 */
const saving = {
  path: '/api/event/{eventType}/{orgId}/{join}/{status}',
  params: z.strictObject({
    eventType: description,
    orgId: idOrNone,
    join: trueOrFalse,
    status: description,
  }),
  query: z.strictObject({ audType: ids }),
  access: 'employee',
  browser: true,
  repeatable: false,
  source: '§3.5',
} as const;

export const createEvent = declareCall({
  ...saving,
  name: 'createEvent',
  method: 'POST',
  body: newEvent,
  answer: { kind: 'created' },
});

/** `join` means nothing here. A second try fails where the first one added an audience type. */
export const updateEvent = declareCall({
  ...saving,
  name: 'updateEvent',
  method: 'PUT',
  body: editedEvent,
  answer: { kind: 'done' },
});

const removing = {
  method: 'DELETE',
  query: noQuery,
  body: null,
  answer: { kind: 'done' },
  access: 'employee',
  browser: true,
  repeatable: true,
  source: '§3.5',
} as const;

export const removeAudienceType = declareCall({
  ...removing,
  name: 'removeAudienceType',
  path: PATHS.removeAudienceType,
  params: z.strictObject({ eventId: id, audienceTypeId: id }),
});

/** The organization stays. */
export const removeOrganization = declareCall({
  ...removing,
  name: 'removeOrganization',
  path: PATHS.removeOrganization,
  params: z.strictObject({ eventId: id, orgId: id }),
});
