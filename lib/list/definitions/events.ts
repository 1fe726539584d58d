/** The list of all events. */
import { count, day, text } from '@/lib/export/column';
import { yesNo } from '@/lib/format/text';
import { cancelReasonText } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';
import type { ListDefinition } from '@/lib/list/definition';
import { routes } from '@/lib/routes';
import { EVENT_CHOICES, eventColumns, PRESENTER_EVENT_FILE } from './event-parts';

export const eventList = {
  path: routes.events,
  noun: { one: 'event', many: 'events' },
  columns: eventColumns({ sortedBy: '', showsRegsite: true }),
  fileColumns: [
    ...PRESENTER_EVENT_FILE,
    text('Registration Site', (row) => yesNo(row.registrationSite), { width: 16 }),
    text('New Organization', (row) => yesNo(row.newOrganization), { width: 16 }),
    text('Elected Official', (row) => yesNo(row.electedOfficial), { width: 16 }),
    day('Survey Date', (row) => row.surveyDateTime),
    count('Survey Count', (row) => row.surveyCount),
    text(
      'Reason for Cancellation',
      (row) => row.cancelReason && cancelReasonText(row.cancelReason),
    ),
  ],
  idOf: (event) => event.eventId,
  numberField: 'eventId',
  defaultSort: { field: 'startDateTime', order: 'desc' },
  choices: EVENT_CHOICES,
  flags: [{ name: 'regsite', legacyName: 'eveRegSite', label: 'Registration site' }],
  range: { label: 'Start date' },
} as const satisfies ListDefinition<Event, Event>;
