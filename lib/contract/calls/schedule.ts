/** My schedule: the events that the caller presents. */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { datedListPath, filterValues, noParams, noQuery, trueOrFalse } from '@/lib/contract/values';

const reading = {
  method: 'GET',
  query: noQuery,
  body: null,
  access: 'employee',
  browser: true,
  repeatable: true,
  source: '§3.6',
} as const;

/** Upcoming ones only. */
export const getDefaultMyEvents = declareCall({
  ...reading,
  name: 'getDefaultMyEvents',
  path: '/api/sorted-default-myevents',
  params: noParams,
  answer: { kind: 'json', schema: pageOf(event) },
});

/** Where only upcoming events are asked for, the range of dates means nothing. */
export const getFilteredMyEvents = declareCall({
  ...reading,
  name: 'getFilteredMyEvents',
  path: '/api/sorted-filtered-myevents/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
  params: z.strictObject({
    ...datedListPath(MEMBERSHIP_SORT_FIELDS),
    upcomingOnly: trueOrFalse,
  }),
  query: z.strictObject({ eveType: filterValues, eveStatus: filterValues }),
  answer: { kind: 'json', schema: pageOf(event) },
});

export const getAllMyEvents = declareCall({
  ...reading,
  name: 'getAllMyEvents',
  path: '/api/all-my-events-export',
  params: noParams,
  answer: { kind: 'json', schema: z.array(event) },
});
