/** Events as an iCalendar file (RFC 5545). A repeated import replaces events. */
import 'server-only';
import ical, { type ICalCalendar, type ICalDayJsStub, ICalEventStatus } from 'ical-generator';
import { NextResponse } from 'next/server';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { config } from '@/lib/config';
import type { Event } from '@/lib/contract/entities/event';
import { CANCELLED, cancelReasonText } from '@/lib/forms/event';
import { routes } from '@/lib/routes';

interface About {
  name: string;
  /** Description of the calendar; null for none. */
  remark: string | null;
}

/** `file`: the file's name without `.ics`, in ASCII. */
export function calendarResponse(file: string, events: readonly Event[], about: About) {
  return new NextResponse(calendarFile(events, about), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Leaves out events without a start. Lines end with CRLF and have at most 75 octets. */
export function calendarFile(events: readonly Event[], { name, remark }: About): string {
  const calendar = ical({
    prodId: { company: 'Mobility Management', product: 'Outreach Tracking', language: 'EN' },
    name,
    ...(remark === null ? {} : { description: remark }),
    // With a zone of the calendar the library would write time stamps in that zone instead of UTC.
    timezone: { name: null, generator: timeZoneRules },
  });
  for (const event of events) addEvent(calendar, event);
  return `${calendar.toString()}\r\n`;
}

function addEvent(calendar: ICalCalendar, event: Event) {
  const { AGENCY_TIME_ZONE, APP_URL } = config();
  const { eventId, startDateTime, endDateTime, lastStatus } = event;
  if (startDateTime === null) return;
  calendar.createEvent({
    // The same in each download, so that an import replaces the event.
    id: `event-${eventId}@${new URL(APP_URL).hostname}`,
    start: calendarTime(startDateTime),
    end: endDateTime !== null && endDateTime >= startDateTime ? calendarTime(endDateTime) : null,
    timezone: canonicalZone(AGENCY_TIME_ZONE),
    summary:
      plainText(event.eventName ?? '') || plainText(event.eventType ?? '') || 'Outreach event',
    location: plainText(placeOf(event)),
    description: plainText(descriptionOf(event)),
    url: `${APP_URL}${routes.event(eventId)}`,
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

/** Removes control characters, which are invalid in a calendar; the library escapes the rest. */
function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim();
}

/** The VTIMEZONE component of a zone. */
function timeZoneRules(zone: string): string {
  const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
  const [rules = ''] = tzlib_get_ical_block(timeZone);
  return rules;
}

/** The zone's newest name, which the rules of the library use. */
function canonicalZone(zone: string): string {
  return timeZoneRules(zone).match(/^TZID:(.+?)\r?$/m)?.[1] ?? zone;
}

/** A wall clock as a day.js object of the calendar library, which would convert a Date from the server's zone. */
function calendarTime(wallClock: string): ICalDayJsStub {
  const [date = '', time = ''] = wallClock.split('T');
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 8)).replace(/[-:]/g, ''),
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}Z`),
    toJSON: () => wallClock,
  };
}
