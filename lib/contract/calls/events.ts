/** Events: two lists, all, one, create and update, and what is taken off an event. */
import { z } from 'zod';
import { BY_EMPLOYEES, read, write } from '@/lib/contract/call';
import { EVENT_SORT_FIELDS, event } from '@/lib/contract/entities/event';
import { editedEvent, newEvent } from '@/lib/contract/entities/event-body';
import { pageOf } from '@/lib/contract/entities/page';
import { PATHS } from '@/lib/contract/paths';
import {
  datedListPath,
  description,
  filterValues,
  flagFilter,
  id,
  idOrNone,
  ids,
  page,
  size,
  trueOrFalse,
} from '@/lib/contract/values';

const shared = { ...BY_EMPLOYEES, source: '§3.5' } as const;

export const getDefaultEvents = read(
  { ...shared, params: z.strictObject({ page, size }) },
  'getDefaultEvents',
  '/api/events-sorted-default/{page}/{size}',
  pageOf(event),
);

export const getFilteredEvents = read(
  {
    ...shared,
    params: z.strictObject(datedListPath([...EVENT_SORT_FIELDS, 'eventId'])),
    query: z.strictObject({
      eveType: filterValues,
      eveStatus: filterValues,
      eveRegSite: flagFilter,
    }),
  },
  'getFilteredEvents',
  '/api/events-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
  pageOf(event),
);

export const getAllEvents = read(
  { ...shared, unpaged: true },
  'getAllEvents',
  '/api/events',
  z.array(event),
);

export const getEvent = read(
  { ...shared, params: z.strictObject({ eventId: id }) },
  'getEvent',
  '/api/events/{eventId}',
  event,
);

/**
 * `status` is a description or `null`: a new event gets the default then, another keeps its own. `audType` names
 * audience types to add, by id. In an update `join` means nothing, and a second try fails where the first one added an
 * audience type.
 */
const SAVING = '/api/event/{eventType}/{orgId}/{join}/{status}';
const saving = {
  ...shared,
  params: z.strictObject({
    eventType: description,
    orgId: idOrNone,
    join: trueOrFalse,
    status: description,
  }),
  query: z.strictObject({ audType: ids }),
  repeatable: false,
} as const;

export const createEvent = write(saving, 'createEvent', 'POST', SAVING, newEvent);
export const updateEvent = write(saving, 'updateEvent', 'PUT', SAVING, editedEvent);

export const removeAudienceType = write(
  { ...shared, params: z.strictObject({ eventId: id, audienceTypeId: id }), repeatable: true },
  'removeAudienceType',
  'DELETE',
  PATHS.removeAudienceType,
  null,
);

/** The organization stays. */
export const removeOrganization = write(
  { ...shared, params: z.strictObject({ eventId: id, orgId: id }), repeatable: true },
  'removeOrganization',
  'DELETE',
  PATHS.removeOrganization,
  null,
);
