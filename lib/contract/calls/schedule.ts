/** My schedule: the events that the caller presents. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { USUAL_READ } from '@/lib/contract/usual-read';
import { datedListPath, filterValues, trueOrFalse } from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  source: '§3.6',
} as const;

/** Upcoming ones only. */
export const getDefaultMyEvents = declareCall({
  ...reading,
  name: 'getDefaultMyEvents',
  path: '/api/sorted-default-myevents',
  answer: { kind: 'json', schema: pageOf(event) },
});

/** Where only upcoming events are asked for, the range of dates means nothing. */
export const getFilteredMyEvents = declareCall({
  ...reading,
  name: 'getFilteredMyEvents',
  path: '/api/sorted-filtered-myevents/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
  params: z.strictObject({
    ...datedListPath([...MEMBERSHIP_SORT_FIELDS, 'event.eventId']),
    upcomingOnly: trueOrFalse,
  }),
  query: z.strictObject({ eveType: filterValues, eveStatus: filterValues }),
  answer: { kind: 'json', schema: pageOf(event) },
});

export const getAllMyEvents = declareCall({
  ...reading,
  name: 'getAllMyEvents',
  path: '/api/all-my-events-export',
  answer: { kind: 'json', schema: z.array(event) },
  unpaged: true,
});
