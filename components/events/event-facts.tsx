/** What is known of an event, in the order of its detail. */
import type { ReactNode } from 'react';
import type { Fact } from '@/components/ui/facts';
import { yesNo } from '@/lib/format/text';
import { formatDateTime, formatDay } from '@/lib/format/wall-clock';
import { cancelReasonText } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';

export function eventFacts(event: Event): Fact[] {
  return [
    { label: 'Event name', value: written(event.eventName) },
    { label: 'Location', value: written(event.location) },
    { label: 'Address', value: written(event.address) },
    { label: 'City', value: written(event.city) },
    { label: 'State', value: written(event.state) },
    { label: 'Zip', value: written(event.zip) },
    { label: 'County', value: event.county?.name },
    { label: 'Registration site', value: yesNo(event.registrationSite) },
    { label: 'New organization', value: yesNo(event.newOrganization) },
    { label: 'Elected official', value: yesNo(event.electedOfficial) },
    { label: 'Start date/time', value: formatDateTime(event.startDateTime) },
    { label: 'End date/time', value: formatDateTime(event.endDateTime) },
    { label: 'Audience count', value: written(event.audienceCount) },
    { label: 'Event type', value: event.eventType },
    { label: 'Status', value: event.lastStatus },
    ...ifKnown(
      'Reason for cancellation',
      event.cancelReason && cancelReasonText(event.cancelReason),
    ),
    ...ifKnown(
      'Survey sent date',
      event.surveyDateTime && formatDay(event.surveyDateTime.slice(0, 10)),
    ),
    ...ifKnown('Survey count', event.surveyCount),
    { label: 'Audience type(s)', value: audience(event.audienceTypes) },
  ];
}

/** What people wrote may run in either direction. */
function written(text: string | null): ReactNode {
  return text?.trim() ? <bdi>{text}</bdi> : null;
}

/** Most events have no such fact, and need no line that says so. */
function ifKnown(label: string, text: string | null): Fact[] {
  return text?.trim() ? [{ label, value: written(text) }] : [];
}

function audience(types: string[]): ReactNode {
  if (types.length === 0) return 'No audience type specified for this event.';
  return (
    <ul>
      {types.map((type) => (
        <li key={type}>{type}</li>
      ))}
    </ul>
  );
}
