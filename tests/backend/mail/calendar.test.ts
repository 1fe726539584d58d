/** The calendar entry of an invitation, read back by ical.js (legacy-api.md §5.3). */
import { calendarOf } from '@/backend/mail/calendar';
import { readCalendar } from '@/tests/backend/support/calendar';
import { letter, SENDER } from './letters';

const RIGHT_TO_LEFT = 'יריד לגמלאים';
const LONG_NAME = 'Ärztekammer-Süd '.repeat(13).trim();

function read(facts: Parameters<typeof letter>[0] = {}, sender = SENDER) {
  return readCalendar(calendarOf(letter(facts), sender));
}

test.each([
  ['in summer', '2026-07-04 09:30:00', '2026-07-04T14:30:00.000Z'],
  ['in winter', '2026-12-05 09:30:00', '2026-12-05T15:30:00.000Z'],
  ['on the last day of standard time', '2027-03-13 12:00:00', '2027-03-13T18:00:00.000Z'],
  ['on the first day of summer time', '2027-03-14 12:00:00', '2027-03-14T17:00:00.000Z'],
  ['on the last day of summer time', '2026-10-31 12:00:00', '2026-10-31T17:00:00.000Z'],
  ['on the first day of standard time', '2026-11-01 12:00:00', '2026-11-01T18:00:00.000Z'],
])('an event %s starts at the right instant by the rules in the entry', (_when, startsAt, utc) => {
  const { starts, vevent } = read({ startsAt, endsAt: null });
  expect(starts).toBe(utc);
  expect(vevent.hasProperty('dtend')).toBe(false);
});

test('a wall clock that the clocks of the agency skip is written as it stands', () => {
  const text = calendarOf(letter({ startsAt: '2027-03-14 02:30:00', endsAt: null }), SENDER);
  expect(text).toContain('\r\nDTSTART;TZID=America/Chicago:20270314T023000\r\n');
});

test.each([
  ['US/Central', '2026-07-04T14:30:00.000Z'],
  ['Europe/Berlin', '2026-07-04T07:30:00.000Z'],
  ['Asia/Kolkata', '2026-07-04T04:00:00.000Z'],
  ['UTC', '2026-07-04T09:30:00.000Z'],
])('an agency in %s is served too', (agencyTimeZone, utc) => {
  expect(read({}, { ...SENDER, agencyTimeZone }).starts).toBe(utc);
});

test('an invitation says all that a calendar needs', () => {
  const { calendar, vevent, value, ends } = read({ sequence: 3 });
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toContain('Outreach Tracking');
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  const values = {
    uid: letter().uid,
    sequence: '3',
    dtstamp: '2026-06-01T12:34:56Z',
    summary: 'Senior fair',
    location: 'Village hall',
    description: 'Event Type: Fair',
    class: 'PUBLIC',
    priority: '5',
    transp: 'OPAQUE',
    status: 'CONFIRMED',
  };
  for (const [name, expected] of Object.entries(values)) expect(value(name)).toBe(expected);
  expect(ends).toBe('2026-07-04T15:30:00.000Z');
  expect(value('organizer').toLowerCase()).toBe('mailto:outreach@example.org');
  const attendees = vevent.getAllProperties('attendee');
  expect(attendees).toHaveLength(1);
  expect(value('attendee').toLowerCase()).toBe('mailto:ann@example.org');
  expect(attendees[0]?.getParameter('cn')).toBe('Ann Bee');
  expect(attendees[0]?.getParameter('role')).toBe('REQ-PARTICIPANT');
  expect(attendees[0]?.getParameter('rsvp')).toBe('TRUE');
});

test('an invitation reminds 15 minutes before', () => {
  const alarms = read().vevent.getAllSubcomponents('valarm');
  expect(alarms).toHaveLength(1);
  expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).toBe('-PT15M');
  expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarms[0]?.getFirstPropertyValue('description')).toBe('REMINDER');
});

test('a cancellation takes the same entry out, and reminds of nothing', () => {
  const { calendar, vevent, value } = read({ method: 'CANCEL', sequence: 4 });
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(value('status')).toBe('CANCELLED');
  expect(value('uid')).toBe(letter().uid);
  expect(value('sequence')).toBe('4');
  expect(vevent.getAllSubcomponents('valarm')).toEqual([]);
});

test.each([
  ['separators', 'a, b; c\\n d: "e"'],
  ['line breaks', 'one\ntwo\n\nthree'],
  ['an emoji sequence', '👩‍👩‍👧 fair 🎉'.repeat(20)],
  ['right-to-left text', `${RIGHT_TO_LEFT} `.repeat(20).trim()],
  ['200 characters', LONG_NAME],
  ['something like a property', 'x\nEND:VEVENT\nATTENDEE:mailto:eve@example.org'],
])('%s come back as they were', (_what, text) => {
  const { value, vevent } = read({ subject: text, location: text, description: text });
  expect(value('summary')).toBe(text);
  expect(value('location')).toBe(text);
  expect(value('description')).toBe(text);
  expect(vevent.getAllProperties('attendee')).toHaveLength(1);
});

test('line breaks of every kind come back as line breaks', () => {
  expect(read({ description: 'a\r\nb\rc' }).value('description')).toBe('a\nb\nc');
});

test('control characters, which a calendar may not hold, are left out', () => {
  expect(read({ subject: 'a\u0007b\u007fc\u0085d' }).value('summary')).toBe('abcd');
});

test('a name with quotation marks cannot end where it stands', () => {
  const recipientName = 'Ann "the\r\nX-EVIL:1" Bee';
  const [attendee] = read({ recipientName }).vevent.getAllProperties('attendee');
  expect(attendee?.getParameter('cn')).toBe("Ann 'the X-EVIL:1' Bee");
});

test('every line ends with CRLF and has at most 75 octets', () => {
  const long = `${LONG_NAME} ${'👩‍👩‍👧'.repeat(40)} ${RIGHT_TO_LEFT.repeat(10)}`;
  const text = calendarOf(
    letter({ subject: long, location: long, description: long, recipientName: long }),
    SENDER,
  );
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});
