/** Columns of the event exports: those of somebody's own events, and six more in the exports of all events. */
import type { Event } from '@/lib/contract/entities/event';
import { type Column, count, day, listed, text, time } from '@/lib/export/column';
import { yesNo } from '@/lib/format/text';
import { cancelReasonText } from '@/lib/forms/event-fields';

export const presenterEventColumns: readonly Column<Event>[] = [
  count('Event ID', (row) => row.eventId),
  text('Event Name', (row) => row.eventName, { width: 40 }),
  text('Event Type', (row) => row.eventType),
  text('Last Status', (row) => row.lastStatus),
  text('Location', (row) => row.location, { width: 30 }),
  text('Organization', (row) => listed(row.organizations.map(({ orgname }) => orgname)), {
    width: 40,
  }),
  text('Event Presenters', (row) => listed(row.presenters), { width: 30 }),
  text('Address', (row) => row.address, { width: 30, personal: true }),
  text('City', (row) => row.city, { width: 18 }),
  text('State', (row) => row.state, { width: 8 }),
  text('Zip', (row) => row.zip, { width: 10 }),
  time('Start Time', (row) => row.startDateTime),
  time('End Time', (row) => row.endDateTime),
  text('Audience Type', (row) => listed(row.audienceTypes), { width: 30 }),
  count('RTA Staff Count', (row) => row.rtaStaffCount),
  count('Audience Count', (row) => row.audienceCount),
  text('Survey Complete', (row) => (row.surveyComplete ? 'True' : 'False'), { width: 16 }),
];

export const eventColumns: readonly Column<Event>[] = [
  ...presenterEventColumns,
  text('Registration Site', (row) => yesNo(row.regsite), { width: 16 }),
  text('New Organization', (row) => yesNo(row.newOrganization), { width: 16 }),
  text('Elected Official', (row) => yesNo(row.electedOfficial), { width: 16 }),
  day('Survey Date', (row) => row.surveyDateTime),
  count('Survey Count', (row) => row.surveyCount),
  text('Reason for Cancellation', (row) => row.cancelReason && cancelReasonText(row.cancelReason)),
];
