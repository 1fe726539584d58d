/** The sealed session: what opens, and what does not. */
import fc from 'fast-check';
import { sealData } from 'iron-session';
import { fingerprint, seal, unseal } from '@/lib/session/sealed-session';
import { sessionOf } from '@/tests/support/session';
import { SECRET, setSettings } from '@/tests/support/settings';

setSettings({ SESSION_HOURS: '12' });

const HOUR = 3_600_000;
const now = Date.now();
const session = sessionOf({ signedInAt: now });
const open = (sealed: string | undefined, at = now) => unseal(sealed, 'session-1', at);

test('what was sealed opens again', async () => {
  expect(await open(await seal(session))).toEqual(session);
});

test('nothing readable stands in a seal', async () => {
  expect(await seal(session)).not.toMatch(/Ann|Bee|session-1/);
});

test("another session of the backend's does not open it", async () => {
  expect(await unseal(await seal(session), 'session-2', now)).toBeNull();
});

test.each([
  ['a moment before its end opens', 12 * HOUR - 1, session],
  ['at its end stays shut', 12 * HOUR, null],
])('a sign-in of twelve hours, %s', async (_when, age, expected) => {
  expect(await open(await seal(session), now + age)).toEqual(expected);
});

test('being confirmed again and again does not make a sign-in younger', async () => {
  const old = { ...session, signedInAt: now - 12 * HOUR, checkedAt: now };
  expect(await open(await seal(old))).toBeNull();
});

test('a seal made with another secret stays shut', async () => {
  const foreign = await sealData(session, { password: SECRET.toUpperCase(), ttl: 3600 });
  expect(await open(foreign)).toBeNull();
});

test('a seal of ours around something else stays shut', async () => {
  const other = await sealData({ ...session, managerialAccess: 'yes' }, { password: SECRET });
  expect(await open(other)).toBeNull();
});

test.each([
  ['no cookie', undefined],
  ['an empty cookie', ''],
  ['any text', 'admin'],
  ['text with the form of a seal', 'a*b*c*d*e*f*g*h'],
  ['a seal with an expiry that is none', 'Fe26.2*1*a*b*c*d*e*f'],
  ['a seal that was cut off', 'Fe26.2*1*'],
  ['a percent sign', '%'],
])('%s stays shut', async (_what, cookie) => {
  expect(await open(cookie)).toBeNull();
});

test('no change of a single character opens a seal or throws', async () => {
  const sealed = await seal(session);
  const places = fc.nat({ max: sealed.length - 1 });
  const characters = fc.constantFrom('*', 'a', 'Z', '9', '-', '~', ' ');
  await fc.assert(
    fc.asyncProperty(places, characters, async (place, character) => {
      fc.pre(sealed[place] !== character);
      const changed = sealed.slice(0, place) + character + sealed.slice(place + 1);
      const opened = await open(changed);
      // The last character of a base64 text carries bits that stand for nothing.
      expect([null, session]).toContainEqual(opened);
    }),
    { numRuns: 60 },
  );
});

test('a fingerprint does not tell what it was made from', () => {
  expect(fingerprint('session-1')).toMatch(/^[\w-]{43}$/);
  expect(fingerprint('session-1')).not.toBe(fingerprint('session-2'));
});
