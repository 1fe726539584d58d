/** Events as an iCalendar file (RFC 5545) that a calendar program can import again and again. */
import 'server-only';
import ical, { type ICalCalendar, ICalEventStatus } from 'ical-generator';
import { CANCELLED, cancelReasonText } from '@/lib/forms/event';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';
import { calendarTime, canonicalZone, timeZoneRules } from './time-zone';

export interface CalendarAbout {
  /** What the calendar program may call it. */
  name: string;
  /** What a person should know of it, where there is something to know. */
  remark: string | null;
  zone: string;
  /** Our own address, without a path. */
  appUrl: string;
  madeAt: Date;
}

const PRODUCT = { company: 'Mobility Management', product: 'Outreach Tracking', language: 'EN' };

/** An event without a start has no place in a calendar and is left out. Lines end with CRLF and are 75 octets long at most. */
export function calendarFile(
  events: readonly Event[],
  { name, remark, zone, appUrl, madeAt }: CalendarAbout,
): string {
  const calendar = ical({
    prodId: PRODUCT,
    name,
    ...(remark === null ? {} : { description: remark }),
    // A zone of the calendar's own would put its time stamps into that zone instead of UTC.
    timezone: { name: null, generator: timeZoneRules },
  });
  for (const event of events) addEvent(calendar, event, { zone, appUrl, madeAt });
  return `${calendar.toString()}\r\n`;
}

function addEvent(
  calendar: ICalCalendar,
  event: Event,
  { zone, appUrl, madeAt }: Pick<CalendarAbout, 'zone' | 'appUrl' | 'madeAt'>,
): void {
  const { eventId, startDateTime, endDateTime, lastStatus } = event;
  if (startDateTime === null) return;
  calendar.createEvent({
    // The same however often it is downloaded, so that an event is replaced and not doubled.
    id: `event-${eventId}@${new URL(appUrl).hostname}`,
    stamp: madeAt,
    start: calendarTime(startDateTime),
    end: endDateTime !== null && endDateTime >= startDateTime ? calendarTime(endDateTime) : null,
    timezone: canonicalZone(zone),
    summary:
      plainText(event.eventName ?? '') || plainText(event.eventType ?? '') || 'Outreach event',
    location: plainText(placeOf(event)),
    description: plainText(descriptionOf(event)),
    url: `${appUrl}${routes.event(eventId)}`,
    status: lastStatus === CANCELLED ? ICalEventStatus.CANCELLED : null,
  });
}

function placeOf({ location, address, city, state, zip }: Event): string {
  const area = [state, zip].filter(Boolean).join(' ');
  return [location, address, city, area].filter(Boolean).join(', ');
}

function descriptionOf(event: Event): string {
  const { eventType, lastStatus, cancelReason, presenters, organizations, audienceTypes } = event;
  const names = organizations.map(({ name }) => name).filter(Boolean);
  return [
    ['Type', eventType],
    ['Status', lastStatus],
    ['Reason for cancellation', cancelReason && cancelReasonText(cancelReason)],
    ['Presenter(s)', presenters.join(', ')],
    ['Organization(s)', names.join(', ')],
    ['Audience', audienceTypes.join(', ')],
  ]
    .filter(([, value]) => value)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

/** Without the control characters that a calendar may not hold; the library escapes the rest. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
}
