/** What managers see of any presenter. The backend asks nobody for it, so our side has to (§3.1). */
import { z } from 'zod';
import { BY_EMPLOYEES, read } from '@/lib/contract/call';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { datedListPath, filterValues, id, trueOrFalse } from '@/lib/contract/values';

const reading = {
  ...BY_EMPLOYEES,
  params: z.strictObject({ presenterId: id }),
  access: 'manager',
  source: '§3.8',
} as const;

/** Whether these are the upcoming ones only differs between versions (§7.9). */
export const getDefaultPresenterEvents = read(
  reading,
  'getDefaultPresenterEvents',
  '/api/sorted-default-presenter-events/{presenterId}',
  pageOf(event),
);

/** Where only upcoming events are asked for, the range of dates means nothing. */
export const getFilteredPresenterEvents = read(
  {
    ...reading,
    params: z.strictObject({
      presenterId: id,
      ...datedListPath([...MEMBERSHIP_SORT_FIELDS, 'event.eventId']),
      upcomingOnly: trueOrFalse,
    }),
    query: z.strictObject({ eveType: filterValues, eveStatus: filterValues }),
  },
  'getFilteredPresenterEvents',
  '/api/sorted-filtered-presenter-events/{presenterId}/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
  pageOf(event),
);

export const getAllPresenterEvents = read(
  { ...reading, unpaged: true },
  'getAllPresenterEvents',
  '/api/all-moc-events-export/{presenterId}',
  z.array(event),
);

/** Two slots for dates that nothing reads yet: always the word null (§7.24). */
export const countEventsByType = read(
  reading,
  'countEventsByType',
  '/api/dashboard/events/{presenterId}/null/null',
  z.array(eventsByType),
);

export const countEventsByCounty = read(
  reading,
  'countEventsByCounty',
  '/api/dashboard/counties/{presenterId}/null/null',
  z.array(eventsByCounty),
);
