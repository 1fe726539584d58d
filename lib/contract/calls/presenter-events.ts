/** Events of one presenter: those of the caller (My schedule), and those of any presenter, for managers. */
import { z } from 'zod';
import { get, resource } from '@/lib/contract/call';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/wire';
import { filterValues, sortField } from '@/lib/contract/values';

/** With `upcomingOnly` the backend ignores the range of dates. */
const filtered = {
  slots: { sortField: sortField(...MEMBERSHIP_SORT_FIELDS, 'event.eventId') },
  query: { eveType: filterValues, eveStatus: filterValues },
};

export const schedule = resource('§3.6', {
  /** Upcoming ones only. */
  getDefaultMyEvents: get('/api/sorted-default-myevents', pageOf(event)),
  getFilteredMyEvents: get(
    '/api/sorted-filtered-myevents/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
    pageOf(event),
    filtered,
  ),
  getAllMyEvents: get('/api/all-my-events-export', z.array(event), { unpaged: true }),
});

/** The backend does not check managerial access, so the application does (§3.1). */
const access = 'manager';

export const manager = resource('§3.8', {
  /** In some versions upcoming ones only (§7.9). */
  getDefaultPresenterEvents: get(
    '/api/sorted-default-presenter-events/{presenterId}',
    pageOf(event),
    { access },
  ),
  getFilteredPresenterEvents: get(
    '/api/sorted-filtered-presenter-events/{presenterId}/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
    pageOf(event),
    { access, ...filtered },
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
