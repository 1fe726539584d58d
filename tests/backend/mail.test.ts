/** Mails: whom they may go to, their words, and the calendar entry within, read back by other programs' libraries (legacy-api.md §5.3). */
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';
import type { DeliverableEmail, Sender } from '@/backend/mail/invite-email';
import { isMailAddress, parseMailbox } from '@/backend/mail/invite-email';
import { calendarOf, messageOf } from '@/backend/mail/message';
import { readCalendar } from '@/tests/backend/support/calendar';

const SENDER: Sender = {
  mailFrom: { name: 'Outreach Tracking', address: 'outreach@example.org' },
  agencyTimeZone: 'America/Chicago',
};
/** As the outbox holds it. */
const EMAIL: DeliverableEmail = {
  ...{ mailId: 7, eventId: 42, presenterId: 11, uid: '6f1c1c3e-0d7c-4c0e-9d38-0a8f6c0a5b11' },
  ...{ recipient: 'ann@example.org', recipientName: 'Ann Bee', attempts: 1, attemptBeganAt: null },
  ...{ subject: 'Senior fair', location: 'Village hall', description: 'Event Type: Fair' },
  ...{ startsAt: '2026-07-04 09:30:00', endsAt: '2026-07-04 10:30:00', lastError: null },
  ...{ createdAt: new Date('2026-06-01T12:34:56Z'), settledAt: null, isOutdated: false },
  method: 'REQUEST',
  sequence: 0,
  state: 'queued',
};

const RIGHT_TO_LEFT = 'יריד לגמלאים';
const LONG_NAME = 'Ärztekammer-Süd '.repeat(13).trim();

const entryText = (facts: Partial<DeliverableEmail> = {}, sender = SENDER) =>
  calendarOf({ ...EMAIL, ...facts }, sender);
const entryOf = (facts: Partial<DeliverableEmail> = {}, sender = SENDER) =>
  readCalendar(entryText(facts, sender));

async function mailOf(facts: Partial<DeliverableEmail> = {}) {
  const message = messageOf({ ...EMAIL, ...facts }, SENDER);
  const raw = await new MailComposer(message).compile().build();
  return { raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) };
}

test('addresses are told from what is none, and a mailbox is a name with one', () => {
  const address = 'ann@example.org';
  const good = [address, "o'neil+x@mail.example.org", 'root@localhost'];
  const bad = [
    ...['', 'ann', 'ann@', 'a b@example.org', 'ann@example.org, eve@example.org'],
    ...['ann@example.org\r\nBcc: eve@example.org', '<ann@example.org>'],
    `${'a'.repeat(250)}@example.org`,
  ];
  expect([...good, ...bad].filter(isMailAddress)).toEqual(good);
  expect(parseMailbox('"Bee, Ann" <ann@example.org>')).toEqual({ name: 'Bee, Ann', address });
  expect(parseMailbox(address)).toEqual({ name: address, address });
  for (const text of [
    'Ann Bee',
    'a@example.org, b@example.org',
    'staff: a@example.org, b@example.org;',
  ])
    expect([text, parseMailbox(text)]).toEqual([text, undefined]);
});

test.each([
  ['in summer', '2026-07-04 09:30:00', '2026-07-04T14:30:00.000Z'],
  ['in winter', '2026-12-05 09:30:00', '2026-12-05T15:30:00.000Z'],
  ['on the last day of standard time', '2027-03-13 12:00:00', '2027-03-13T18:00:00.000Z'],
  ['on the first day of summer time', '2027-03-14 12:00:00', '2027-03-14T17:00:00.000Z'],
  ['on the last day of summer time', '2026-10-31 12:00:00', '2026-10-31T17:00:00.000Z'],
  ['on the first day of standard time', '2026-11-01 12:00:00', '2026-11-01T18:00:00.000Z'],
])('an event %s starts at the right instant by the rules in the entry', (_when, startsAt, utc) => {
  const { starts, vevent } = entryOf({ startsAt, endsAt: null });
  expect([starts, vevent.hasProperty('dtend')]).toEqual([utc, false]);
});

test('agencies elsewhere are served too, and a wall clock that is skipped is written as it stands', () => {
  for (const [agencyTimeZone, utc] of [
    ['US/Central', '2026-07-04T14:30:00.000Z'],
    ['Europe/Berlin', '2026-07-04T07:30:00.000Z'],
    ['Asia/Kolkata', '2026-07-04T04:00:00.000Z'],
    ['UTC', '2026-07-04T09:30:00.000Z'],
  ] as const)
    expect(entryOf({}, { ...SENDER, agencyTimeZone }).starts).toBe(utc);
  expect(entryText({ startsAt: '2027-03-14 02:30:00', endsAt: null })).toContain(
    '\r\nDTSTART;TZID=America/Chicago:20270314T023000\r\n',
  );
});

test('an invitation says all that a calendar needs', () => {
  const { calendar, vevent, value, ends } = entryOf({ sequence: 3 });
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toContain('Outreach Tracking');
  expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  const values = {
    uid: EMAIL.uid,
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
  expect(value('attendee').toLowerCase()).toBe('mailto:ann@example.org');
  const attendees = vevent.getAllProperties('attendee');
  expect(
    attendees.map((one) => ['cn', 'role', 'rsvp'].map((name) => one.getParameter(name))),
  ).toEqual([['Ann Bee', 'REQ-PARTICIPANT', 'TRUE']]);
  const alarms = vevent.getAllSubcomponents('valarm');
  expect(
    alarms.map((alarm) =>
      ['trigger', 'action', 'description'].map((name) => `${alarm.getFirstPropertyValue(name)}`),
    ),
  ).toEqual([['-PT15M', 'DISPLAY', 'REMINDER']]);
});

test('a cancellation takes the same entry out, and reminds of nothing', () => {
  const { calendar, vevent, value } = entryOf({ method: 'CANCEL', sequence: 4 });
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(value('status')).toBe('CANCELLED');
  expect(value('uid')).toBe(EMAIL.uid);
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
  const { value, vevent } = entryOf({ subject: text, location: text, description: text });
  expect(value('summary')).toBe(text);
  expect(value('location')).toBe(text);
  expect(value('description')).toBe(text);
  expect(vevent.getAllProperties('attendee')).toHaveLength(1);
});

test('line breaks of every kind come back as line breaks', () => {
  expect(entryOf({ description: 'a\r\nb\rc' }).value('description')).toBe('a\nb\nc');
});

test('control characters, which a calendar may not hold, are left out', () => {
  expect(entryOf({ subject: 'a\u0007b\u007fc\u0085d' }).value('summary')).toBe('abcd');
});

test('a name with quotation marks cannot end where it stands', () => {
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

test('a mail goes from the agency to one person, with the calendar entry for a program and as a file', async () => {
  const { raw, mail } = await mailOf();
  expect(mail.from).toMatchObject({ name: 'Outreach Tracking', address: 'outreach@example.org' });
  expect(mail.to).toMatchObject([{ name: 'Ann Bee', address: 'ann@example.org' }]);
  expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined]);
  expect(mail.subject).toBe('Senior fair');
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  const file = mail.attachments.find(({ filename }) => filename === 'invite.ics');
  expect(file?.mimeType).toBe('application/ics');
});

test('the text says when, where and what, in words', async () => {
  const { mail } = await mailOf();
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

test('a cancellation says so in subject, text and method', async () => {
  const { raw, mail } = await mailOf({ method: 'CANCEL', sequence: 1 });
  expect(mail.subject).toBe('Cancelled: Senior fair');
  expect(mail.text).toContain('You are no longer a presenter of this event.');
  expect(raw).toContain('method=CANCEL');
});

test('one letter always has one message id, and another sequence another', async () => {
  const ids = [await mailOf(), await mailOf(), await mailOf({ sequence: 1 })].map(
    ({ mail }) => mail.messageId,
  );
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
  expect(ids[0]).toMatch(/@example\.org>$/);
});

test.each(['subject', 'recipientName'] as const)(
  'line breaks in the %s add no headers',
  async (field) => {
    const { raw, mail } = await mailOf({
      [field]: 'Fair\r\nBcc: eve@example.org\r\n\r\n<b>body</b>\u2028x',
    });
    expect(raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^(bcc|x):/im);
    expect(mail.bcc).toBeUndefined();
    expect(mail.to).toHaveLength(1);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  },
);

test('letters of every script arrive in subject and names', async () => {
  const subject = 'Café 🎉 יריד';
  const { mail } = await mailOf({ subject, recipientName: 'Zoë Łuczak, Jr.' });
  expect(mail.subject).toBe(subject);
  expect(mail.to).toMatchObject([{ name: 'Zoë Łuczak, Jr.', address: 'ann@example.org' }]);
});
