/** My schedule: the events that the caller presents. */
import { z } from 'zod';
import { get, resource } from '@/lib/contract/call';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { filterValues, sortField } from '@/lib/contract/values';

export const schedule = resource('§3.6', {
  /** Upcoming ones only. */
  getDefaultMyEvents: get('/api/sorted-default-myevents', pageOf(event)),
  /** With `upcomingOnly` the backend ignores the range of dates. */
  getFilteredMyEvents: get(
    '/api/sorted-filtered-myevents/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
    pageOf(event),
    {
      slots: { sortField: sortField(...MEMBERSHIP_SORT_FIELDS, 'event.eventId') },
      query: { eveType: filterValues, eveStatus: filterValues },
    },
  ),
  getAllMyEvents: get('/api/all-my-events-export', z.array(event), { unpaged: true }),
});
