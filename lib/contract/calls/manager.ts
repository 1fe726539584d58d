/** What managers see of any presenter. The backend does not check managerial access, so our side has to (§3.1). */
import { z } from 'zod';
import { get, resource } from '@/lib/contract/call';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { filterValues, sortField } from '@/lib/contract/values';

const access = 'manager';

export const manager = resource('§3.8', {
  /** Whether these are the upcoming ones only differs between versions (§7.9). */
  getDefaultPresenterEvents: get(
    '/api/sorted-default-presenter-events/{presenterId}',
    pageOf(event),
    { access },
  ),
  /** With `upcomingOnly` the backend ignores the range of dates. */
  getFilteredPresenterEvents: get(
    '/api/sorted-filtered-presenter-events/{presenterId}/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
    pageOf(event),
    {
      access,
      slots: { sortField: sortField(...MEMBERSHIP_SORT_FIELDS, 'event.eventId') },
      query: { eveType: filterValues, eveStatus: filterValues },
    },
  ),
  getAllPresenterEvents: get('/api/all-moc-events-export/{presenterId}', z.array(event), {
    access,
    unpaged: true,
  }),
  /** The backend does not read the two dates: always the word null (§7.24). */
  countEventsByType: get('/api/dashboard/events/{presenterId}/null/null', z.array(eventsByType), {
    access,
  }),
  countEventsByCounty: get(
    '/api/dashboard/counties/{presenterId}/null/null',
    z.array(eventsByCounty),
    { access },
  ),
});
