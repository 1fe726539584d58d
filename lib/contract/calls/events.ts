import { z } from 'zod';
import { get, post, put, remove, resource } from '@/lib/contract/call';
import { EVENT_SORT_FIELDS, editedEvent, event, newEvent } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/wire';
import { PATHS } from '@/lib/contract/paths';
import * as values from '@/lib/contract/values';

/**
 * `status` is a description or `null`, with which a new event has the default and another keeps its own. `audType` has the
 * ids of audience types to add. An update ignores `join`.
 */
const SAVE = '/api/event/{eventType}/{orgId}/{join}/{status}';
const saving = {
  slots: {
    eventType: values.description,
    orgId: values.idOrNone,
    join: values.trueOrFalse,
    status: values.description,
  },
  query: { audType: values.ids },
};

export const events = resource('§3.5', {
  getDefaultEvents: get('/api/events-sorted-default/{page}/{size}', pageOf(event)),
  getFilteredEvents: get(
    '/api/events-filtered-sorted/{page}/{size}/{sortField}/{order}/{from}/{to}',
    pageOf(event),
    {
      slots: { sortField: values.sortField(...EVENT_SORT_FIELDS, 'eventId') },
      query: {
        eveType: values.filterValues,
        eveStatus: values.filterValues,
        eveRegSite: values.flagFilter,
      },
    },
  ),
  getAllEvents: get('/api/events', z.array(event), { unpaged: true }),
  getEvent: get('/api/events/{eventId}', event),
  createEvent: post(SAVE, newEvent, saving),
  /** A second attempt fails if the first one added an audience type. */
  updateEvent: put(SAVE, editedEvent, { ...saving, repeatable: false }),
  removeAudienceType: remove(PATHS.removeAudienceType),
  /** Removes the association, not the organization. */
  removeOrganization: remove(PATHS.removeOrganization),
});
