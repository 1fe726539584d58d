/** Invite e-mails: addresses, text, and the calendar entry as other libraries read it (legacy-api.md §5.3). */
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';

import {
  type DeliverableEmail,
  isMailAddress,
  parseMailbox,
  type Sender,
} from '@/backend/mail/invite-email';
import { calendarOf, messageOf } from '@/backend/mail/message';
import { calendarEntry } from '@/tests/support/calendar';

const SENDER: Sender = {
  mailFrom: { name: 'Outreach Tracking', address: 'outreach@example.org' },
  agencyTimeZone: 'America/Chicago',
};
const EMAIL: DeliverableEmail = {
  ...{ mailId: 7, eventId: 42, presenterId: 11, uid: '6f1c1c3e-0d7c-4c0e-9d38-0a8f6c0a5b11' },
  ...{ recipient: 'ann@example.org', recipientName: 'Ann Bee', attempts: 1 },
  ...{ subject: 'Senior fair', location: 'Village hall', description: 'Event Type: Fair' },
  ...{ startsAt: '2026-07-04 09:30:00', endsAt: '2026-07-04 10:30:00', lastError: null },
  ...{ createdAt: new Date('2026-06-01T12:34:56Z'), dueAt: new Date('2026-06-01T12:34:56Z') },
  ...{ method: 'REQUEST', sequence: 0, state: 'queued' },
};
const RIGHT_TO_LEFT = 'יריד לגמלאים';
const LONG_NAME = 'Ärztekammer-Süd '.repeat(13).trim();

const entryText = (values: Partial<DeliverableEmail> = {}, agencyTimeZone = 'America/Chicago') =>
  calendarOf({ ...EMAIL, ...values }, { ...SENDER, agencyTimeZone });
const entryOf = (...parameters: Parameters<typeof entryText>) =>
  calendarEntry(entryText(...parameters));

async function mailOf(values: Partial<DeliverableEmail> = {}) {
  const message = messageOf({ ...EMAIL, ...values }, SENDER);
  const raw = await new MailComposer(message).compile().build();
  return { raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) };
}

test('a mailbox is an address, or a name with one', () => {
  const address = 'ann@example.org';
  const valid = [address, "o'neil+x@mail.example.org", 'root@localhost'];
  const invalid = [
    ...['', 'ann', 'ann@', 'a b@example.org', 'ann@example.org, eve@example.org'],
    ...['ann@example.org\r\nBcc: eve@example.org', '<ann@example.org>'],
    `${'a'.repeat(250)}@example.org`,
  ];
  expect([...valid, ...invalid].filter(isMailAddress)).toEqual(valid);
  expect(parseMailbox('"Bee, Ann" <ann@example.org>')).toEqual({ name: 'Bee, Ann', address });
  expect(parseMailbox(address)).toEqual({ name: address, address });
  const none = ['Ann Bee', 'a@example.org, b@example.org', 'staff: a@b.org, c@b.org;'];
  expect(none.map(parseMailbox)).toEqual([undefined, undefined, undefined]);
});

test.each([
  ['America/Chicago', '2026-07-04 09:30:00', '2026-07-04T14:30:00.000Z'],
  ['America/Chicago', '2026-12-05 09:30:00', '2026-12-05T15:30:00.000Z'],
  // The days of the clock changes.
  ['America/Chicago', '2027-03-14 12:00:00', '2027-03-14T17:00:00.000Z'],
  ['America/Chicago', '2026-11-01 12:00:00', '2026-11-01T18:00:00.000Z'],
  ['US/Central', '2026-07-04 09:30:00', '2026-07-04T14:30:00.000Z'],
  ['Europe/Berlin', '2026-07-04 09:30:00', '2026-07-04T07:30:00.000Z'],
  ['UTC', '2026-07-04 09:30:00', '2026-07-04T09:30:00.000Z'],
])('in %s the start %s is %s by the rules in the entry', (zone, startsAt, utc) => {
  const { starts, vevent } = entryOf({ startsAt, endsAt: null }, zone);
  expect([starts, vevent.hasProperty('dtend')]).toEqual([utc, false]);
});

test('a skipped wall clock is written unchanged', () => {
  const text = entryText({ startsAt: '2027-03-14 02:30:00', endsAt: null });
  expect(text).toContain('\r\nDTSTART;TZID=America/Chicago:20270314T023000\r\n');
});

test.each([
  ['REQUEST', 'CONFIRMED', ['-PT15M']],
  ['CANCEL', 'CANCELLED', []],
] as const)('the calendar entry of a %s is complete', (method, status, reminders) => {
  const { calendar, vevent, value, ends } = entryOf({ method, sequence: 3 });
  expect(calendar.getFirstPropertyValue('method')).toBe(method);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const values = {
    ...{ uid: EMAIL.uid, sequence: '3', dtstamp: '2026-06-01T12:34:56Z', status },
    ...{ summary: 'Senior fair', location: 'Village hall', description: 'Event Type: Fair' },
    ...{ organizer: 'mailto:outreach@example.org', attendee: 'MAILTO:ann@example.org' },
  };
  const names = Object.keys(values);
  expect(Object.fromEntries(names.map((name) => [name, value(name)]))).toEqual(values);
  expect(ends).toBe('2026-07-04T15:30:00.000Z');
  const [attendee, ...others] = vevent.getAllProperties('attendee');
  expect([attendee?.getParameter('cn'), others]).toEqual(['Ann Bee', []]);
  const alarms = vevent.getAllSubcomponents('valarm');
  expect(alarms.map((alarm) => `${alarm.getFirstPropertyValue('trigger')}`)).toEqual(reminders);
});

test.each([
  ['separators', 'a, b; c\\n d: "e"'],
  ['line breaks', 'one\ntwo\n\nthree'],
  ['line breaks of every kind', 'a\r\nb\rc', 'a\nb\nc'],
  ['control characters', 'a\u0007b\u007fc\u0085d', 'abcd'],
  ['an emoji sequence', '👩‍👩‍👧 fair 🎉'.repeat(20)],
  ['something like a property', 'x\nEND:VEVENT\nATTENDEE:mailto:eve@example.org'],
])('%s are read back from the calendar', (_what, text, expected = text) => {
  const { value, vevent } = entryOf({ subject: text, location: text, description: text });
  const values = [value('summary'), value('location'), value('description')];
  expect(values).toEqual([expected, expected, expected]);
  expect(vevent.getAllProperties('attendee')).toHaveLength(1);
});

test('quotation marks in a name cannot end it', () => {
  const recipientName = 'Ann "the\r\nX-EVIL:1" Bee';
  const [attendee] = entryOf({ recipientName }).vevent.getAllProperties('attendee');
  expect(attendee?.getParameter('cn')).toBe("Ann 'the X-EVIL:1' Bee");
});

test('every line ends with CRLF and has at most 75 octets', () => {
  const long = `${LONG_NAME} ${'👩‍👩‍👧'.repeat(40)} ${RIGHT_TO_LEFT.repeat(10)}`;
  const text = entryText({ subject: long, location: long, description: long, recipientName: long });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const lengths = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
});

test('an e-mail has one recipient, a text, and the calendar entry as a part and as a file', async () => {
  const { raw, mail } = await mailOf();
  expect(mail).toMatchObject({
    from: { name: 'Outreach Tracking', address: 'outreach@example.org' },
    to: [{ name: 'Ann Bee', address: 'ann@example.org' }],
    subject: 'Senior fair',
  });
  expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined]);
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  const file = mail.attachments.find(({ filename }) => filename === 'invite.ics');
  expect(file?.mimeType).toBe('application/ics');
  expect(mail.text?.trim().split('\n')).toEqual([
    'Senior fair',
    '',
    'When: Saturday, July 4, 2026 at 9:30 AM to Saturday, July 4, 2026 at 10:30 AM (America/Chicago)',
    'Where: Village hall',
    '',
    'Event Type: Fair',
    '',
    'invite.ics puts this event into your calendar.',
  ]);
});

test('a cancellation is named in subject, text and method, and each sequence has one message id', async () => {
  const cancel = { method: 'CANCEL', sequence: 1 } as const;
  const { raw, mail } = await mailOf(cancel);
  expect(mail.subject).toBe('Cancelled: Senior fair');
  expect(mail.text).toContain('You are no longer a presenter of this event.');
  expect(raw).toContain('method=CANCEL');
  expect(mail.messageId).toMatch(/@example\.org>$/);
  expect((await mailOf(cancel)).mail.messageId).toBe(mail.messageId);
  expect((await mailOf()).mail.messageId).not.toBe(mail.messageId);
});

test('line breaks in subject and name add no headers', async () => {
  const text = 'Fair\r\nBcc: eve@example.org\r\n\r\n<b>body</b>\u2028x';
  const { raw, mail } = await mailOf({ subject: text, recipientName: text });
  expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(bcc|x):/im);
  expect(mail.bcc).toBeUndefined();
  expect(mail.to).toHaveLength(1);
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
