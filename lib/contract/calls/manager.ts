/** What managers see of any presenter. The backend asks nobody for it, so our side has to (§3.1). */
import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import { event, MEMBERSHIP_SORT_FIELDS } from '@/lib/contract/entities/event';
import { pageOf } from '@/lib/contract/entities/page';
import { USUAL_READ } from '@/lib/contract/usual-read';
import { datedListPath, filterValues, id, trueOrFalse } from '@/lib/contract/values';

const reading = {
  ...USUAL_READ,
  params: z.strictObject({ presenterId: id }),
  access: 'manager',
  source: '§3.8',
} as const;

/** Whether these are the upcoming ones only differs between versions (§7.9). */
export const getDefaultPresenterEvents = declareCall({
  ...reading,
  name: 'getDefaultPresenterEvents',
  path: '/api/sorted-default-presenter-events/{presenterId}',
  answer: { kind: 'json', schema: pageOf(event) },
});

/** Where only upcoming events are asked for, the range of dates means nothing. */
export const getFilteredPresenterEvents = declareCall({
  ...reading,
  name: 'getFilteredPresenterEvents',
  path: '/api/sorted-filtered-presenter-events/{presenterId}/{page}/{size}/{sortField}/{order}/{from}/{to}/{upcomingOnly}',
  params: z.strictObject({
    presenterId: id,
    ...datedListPath([...MEMBERSHIP_SORT_FIELDS, 'event.eventId']),
    upcomingOnly: trueOrFalse,
  }),
  query: z.strictObject({ eveType: filterValues, eveStatus: filterValues }),
  answer: { kind: 'json', schema: pageOf(event) },
});

export const getAllPresenterEvents = declareCall({
  ...reading,
  name: 'getAllPresenterEvents',
  path: '/api/all-moc-events-export/{presenterId}',
  answer: { kind: 'json', schema: z.array(event) },
  unpaged: true,
});

/** Two slots for dates that nothing reads yet: always the word null (§7.24). */
export const countEventsByType = declareCall({
  ...reading,
  name: 'countEventsByType',
  path: '/api/dashboard/events/{presenterId}/null/null',
  answer: { kind: 'json', schema: z.array(eventsByType) },
});

export const countEventsByCounty = declareCall({
  ...reading,
  name: 'countEventsByCounty',
  path: '/api/dashboard/counties/{presenterId}/null/null',
  answer: { kind: 'json', schema: z.array(eventsByCounty) },
});
