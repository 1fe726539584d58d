/** The message of an invite e-mail and its calendar entry (legacy-api.md §5.3, without the legacy's defects). */
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalDayJsStub,
  ICalEventStatus,
} from 'ical-generator';
import type { SendMailOptions } from 'nodemailer';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import type { DeliverableEmail, Sender } from './invite-email';

export const ICS_NAME = 'invite.ics';
const PRODUCT = { company: 'Mobility Management', product: 'Outreach Tracking', language: 'EN' };
const REMINDER_SECONDS = 15 * 60;

const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** One e-mail always has one message id, by which a repeated delivery is recognized. */
export function messageOf(email: DeliverableEmail, sender: Sender): SendMailOptions {
  const { name, address } = sender.mailFrom;
  return {
    from: { name: oneLine(name), address },
    to: { name: oneLine(email.recipientName), address: email.recipient },
    envelope: { from: address, to: [email.recipient] },
    subject: subjectOf(email),
    messageId: `<${email.uid}.${email.sequence}@${address.split('@').at(-1)}>`,
    date: email.createdAt,
    text: textOf(email, sender.agencyTimeZone),
    icalEvent: { method: email.method, filename: ICS_NAME, content: calendarOf(email, sender) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export function subjectOf({ method, subject }: Pick<DeliverableEmail, 'method' | 'subject'>) {
  return oneLine(method === 'CANCEL' ? `Cancelled: ${subject}` : subject);
}

export function textOf(email: DeliverableEmail, zone: string): string {
  const ends = email.endsAt === null ? '' : ` to ${longDateOf(email.endsAt)}`;
  const lines = [
    subjectOf(email),
    '',
    `When: ${longDateOf(email.startsAt)}${ends} (${zone})`,
    `Where: ${oneLine(email.location)}`,
    '',
    plainText(email.description),
    '',
    email.method === 'CANCEL'
      ? `You are no longer a presenter of this event. ${ICS_NAME} takes it out of your calendar.`
      : `${ICS_NAME} puts this event into your calendar.`,
  ];
  return `${lines.join('\n')}\n`;
}

/** Parsed and formatted as UTC, without a shift of the wall clock. */
function longDateOf(stored: string): string {
  return longDate.format(new Date(`${stored.replace(' ', 'T')}Z`));
}

/** Lines end with CRLF and have at most 75 octets. */
export function calendarOf(email: DeliverableEmail, { mailFrom, agencyTimeZone }: Sender): string {
  const isRequest = email.method === 'REQUEST';
  const calendar = ical({
    prodId: PRODUCT,
    method: isRequest ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    // With a name the time stamps would be in that zone instead of UTC.
    timezone: { name: null, generator: timeZoneRules },
  });
  const entry = calendar.createEvent({
    id: email.uid,
    sequence: email.sequence,
    stamp: email.createdAt,
    start: wallClock(email.startsAt),
    end: email.endsAt === null ? null : wallClock(email.endsAt),
    timezone: canonicalZone(agencyTimeZone),
    summary: plainText(email.subject),
    location: plainText(email.location),
    description: plainText(email.description),
    organizer: { name: unquoted(mailFrom.name), email: mailFrom.address },
    status: isRequest ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  entry.createAttendee({
    name: unquoted(email.recipientName) || email.recipient,
    email: email.recipient,
    rsvp: isRequest,
  });
  if (isRequest) {
    const type = ICalAlarmType.display;
    entry.createAlarm({ type, trigger: REMINDER_SECONDS, description: 'REMINDER' });
  }
  return `${calendar.toString()}\r\n`;
}

/** The zone's newest name, under which the rules define it. */
function canonicalZone(zone: string): string {
  return timeZoneRules(zone).match(/^TZID:(.+?)\r?$/m)?.[1] ?? zone;
}

function timeZoneRules(zone: string): string {
  const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
  const [rules = ''] = tzlib_get_ical_block(timeZone);
  return rules;
}

/** A day.js stub, which the library prints unchanged; it would shift a Date to the zone of this process. */
function wallClock(stored: string): ICalDayJsStub {
  const [date = '', time = ''] = stored.split(/[ T]/);
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 8)).replace(/[-:]/g, ''),
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}Z`),
    toJSON: () => stored,
  };
}

/** Names are quoted, and the format cannot escape quotation marks. */
function unquoted(name: string): string {
  return oneLine(name).replace(/["\\]/g, "'");
}

/** Without control characters other than line breaks and tabs. */
function plainText(text: string): string {
  return text.replace(/[^\P{Cc}\t\r\n]/gu, '');
}

/** For headers and names. */
function oneLine(text: string): string {
  return plainText(text.replace(/\s+/g, ' ')).trim();
}
