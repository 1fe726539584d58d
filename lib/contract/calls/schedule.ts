/** My schedule: the events that the caller presents. */
import { z } from 'zod';
import { BY_EMPLOYEES, read } from '@/lib/contract/call';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { datedListPath, filterValues, trueOrFalse } from '@/lib/contract/values';

const reading = { ...BY_EMPLOYEES, source: '§3.6' } as const;

/** Upcoming ones only. */
export const getDefaultMyEvents = read(
  reading,
  'getDefaultMyEvents',
  '/api/sorted-default-myevents',
  pageOf(event),
);

/** Where only upcoming events are asked for, the range of dates means nothing. */
export const getFilteredMyEvents = read(
  {
    ...reading,
    params: z.strictObject({
      ...datedListPath([...MEMBERSHIP_SORT_FIELDS, 'event.eventId']),
      upcomingOnly: trueOrFalse,
    }),
    query: z.strictObject({ eveType: filterValues, eveStatus: filterValues }),
  },
  'getFilteredMyEvents',
  '/api/sorted-filtered-myevents/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
  pageOf(event),
);

export const getAllMyEvents = read(
  { ...reading, unpaged: true },
  'getAllMyEvents',
  '/api/all-my-events-export',
  z.array(event),
);
