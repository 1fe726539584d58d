/** The mail around an invitation, read back by postal-mime (legacy-api.md §5.3). */
import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime from 'postal-mime';

import { messageOf } from '@/backend/mail/message';
import { letter, SENDER } from './letters';

async function read(facts: Parameters<typeof letter>[0] = {}) {
  const raw = await new MailComposer(messageOf(letter(facts), SENDER)).compile().build();
  return { raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) };
}

test('a mail goes from the agency to one person, with the calendar entry for a program and as a file', async () => {
  const { raw, mail } = await read();
  expect(mail.from).toMatchObject({ name: 'Outreach Tracking', address: 'outreach@example.org' });
  expect(mail.to).toMatchObject([{ name: 'Ann Bee', address: 'ann@example.org' }]);
  expect([mail.cc, mail.bcc, mail.replyTo]).toEqual([undefined, undefined, undefined]);
  expect(mail.subject).toBe('Senior fair');
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  const file = mail.attachments.find(({ filename }) => filename === 'invite.ics');
  expect(file?.mimeType).toBe('application/ics');
});

test('the text says when, where and what, in words', async () => {
  const { mail } = await read();
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
  const { raw, mail } = await read({ method: 'CANCEL', sequence: 1 });
  expect(mail.subject).toBe('Cancelled: Senior fair');
  expect(mail.text).toContain('You are no longer a presenter of this event.');
  expect(raw).toContain('method=CANCEL');
});

test('one letter always has one message id, and another sequence another', async () => {
  const ids = [await read(), await read(), await read({ sequence: 1 })].map(
    ({ mail }) => mail.messageId,
  );
  expect(ids[0]).toBe(ids[1]);
  expect(ids[0]).not.toBe(ids[2]);
  expect(ids[0]).toMatch(/@example\.org>$/);
});

test.each(['subject', 'recipientName'] as const)(
  'line breaks in the %s add no headers',
  async (field) => {
    const { raw, mail } = await read({
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
  const { mail } = await read({ subject, recipientName: 'Zoë Łuczak, Jr.' });
  expect(mail.subject).toBe(subject);
  expect(mail.to).toMatchObject([{ name: 'Zoë Łuczak, Jr.', address: 'ann@example.org' }]);
});
