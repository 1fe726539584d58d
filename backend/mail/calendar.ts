/** The calendar entry in a mail: what legacy-api.md §5.3 lists, without the defects of the legacy. */
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventClass,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import { oneLine, plainText, type ReadyLetter, type Sender } from './letter';

const PRODUCT = { company: 'Mobility Management', product: 'Outreach Tracking', language: 'EN' };
const REMINDER_SECONDS = 15 * 60;

/** Lines end with CRLF and are no longer than 75 octets. */
export function calendarOf(letter: ReadyLetter, { mailFrom, agencyTimeZone }: Sender): string {
  const zone = canonicalZone(agencyTimeZone);
  const isRequest = letter.method === 'REQUEST';
  const calendar = ical({
    prodId: PRODUCT,
    method: isRequest ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    // A zone of the calendar's own would put its time stamps into that zone instead of UTC.
    timezone: { name: null, generator: timeZoneRules },
  });
  const entry = calendar.createEvent({
    id: letter.uid,
    sequence: letter.sequence,
    stamp: letter.createdAt,
    start: wallClock(letter.startsAt),
    end: letter.endsAt === null ? null : wallClock(letter.endsAt),
    timezone: zone,
    summary: plainText(letter.subject),
    location: plainText(letter.location),
    description: plainText(letter.description),
    organizer: { name: quotable(mailFrom.name), email: mailFrom.address },
    class: ICalEventClass.PUBLIC,
    priority: 5,
    transparency: ICalEventTransparency.OPAQUE,
    status: isRequest ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  entry.createAttendee({
    name: quotable(letter.recipientName) || letter.recipient,
    email: letter.recipient,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.NEEDSACTION,
    rsvp: isRequest,
  });
  if (isRequest) {
    entry.createAlarm({
      type: ICalAlarmType.display,
      trigger: REMINDER_SECONDS,
      description: 'REMINDER',
    });
  }
  return `${calendar.toString()}\r\n`;
}

/** The library of rules knows zones by their newest names only, and names them so itself. */
function canonicalZone(zone: string): string {
  return timeZoneRules(zone).match(/^TZID:(.+?)\r?$/m)?.[1] ?? zone;
}

function timeZoneRules(zone: string): string {
  const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
  const [rules = ''] = tzlib_get_ical_block(timeZone);
  return rules;
}

/**
 * A stored wall clock in the form that the calendar library takes from day.js: it is written as it stands,
 * whereas a Date would be read in whatever zone this program runs in.
 */
function wallClock(stored: string): ICalDayJsStub {
  const [date = '', time = ''] = stored.split(/[ T]/);
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 8)).replace(/[-:]/g, ''),
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}Z`),
    toJSON: () => stored,
  };
}

/** A name stands in quotation marks, where the format knows no way to write one. */
function quotable(name: string): string {
  return oneLine(name).replace(/["\\]/g, "'");
}
