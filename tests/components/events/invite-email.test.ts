/** What is shown before an invite is sent is what the server makes of it, and what fits here fits there. */
import { inviteEmail } from '@/components/events/invite-email';
import { newInvite } from '@/lib/contract/entities/invite';

const FAIR = { eventName: 'Fair', location: 'Hall', message: 'Come' };

const written = (change: Partial<Record<keyof typeof FAIR, string | null>>) => ({
  ...FAIR,
  ...change,
});

test.each([
  ['plain texts', written({})],
  ['signs that no path carries', written({ eventName: 'A / B; 50% \\', message: 'a\r\n\tb' })],
  ['emoji, quotes and other scripts', written({ message: '🚌 "נעים" ?#|[]^', location: 'Zoë’s' })],
  ['nothing', written({ eventName: null, location: '', message: ' / ' })],
  ['dots alone', written({ location: '..' })],
])('of %s the letter shows what the server sends', (_what, texts) => {
  const { eventName, location, message } = newInvite.parse({ ...texts, presenterIds: [1] });
  const { parts } = inviteEmail(texts, [1]);
  expect(parts.map(({ text }) => text)).toEqual([eventName, location, message]);
});

/** As much of an address as is there without the message. */
const REST = '/api/send-invite/Fair//Hall/2147483647?presenter=1'.length;
const accepted = (message: string, presenterIds = [1]) =>
  newInvite.safeParse({ ...FAIR, message, presenterIds }).success;

test.each([
  ['a letter', 'x', 1],
  ['an accented letter', 'é', 6],
  ['an emoji', '🚌', 12],
])('%s is one character over, whatever it takes in the address', (_what, character, size) => {
  const fitting = Math.floor((8000 - REST) / size);
  const over = (count: number) =>
    inviteEmail(written({ message: character.repeat(count) }), [1]).over;
  expect([over(fitting), over(fitting + 1), over(fitting + 7)]).toEqual([0, 1, 7]);
  expect(accepted(character.repeat(fitting))).toBe(true);
  expect(accepted(character.repeat(fitting + 1))).toBe(false);
});

test('where not even an empty message would fit, no number of characters is told', () => {
  const texts = written({ location: 'ü'.repeat(1400) });
  expect(inviteEmail(texts, [1]).over).toBe(Number.POSITIVE_INFINITY);
});
