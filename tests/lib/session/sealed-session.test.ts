/** The sealed session. */
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

test('contains nothing readable, and opens for its backend session only', async () => {
  // Long names: random base64 text holds a name of three letters once in some hundred runs.
  const long = { ...session, firstName: 'Ann-Margaret', lastName: 'Beauregard' };
  expect(await seal(long)).not.toMatch(/Ann-Margaret|Beauregard|session-1/);
  const sealed = await seal(session);
  expect(await open(sealed)).toEqual(session);
  expect(await unseal(sealed, 'session-2', now)).toBeNull();
});

test('opens until twelve hours after the sign-in, however recently it was confirmed', async () => {
  expect(await open(await seal(session), now + 12 * HOUR - 1)).toEqual(session);
  expect(await open(await seal(session), now + 12 * HOUR)).toBeNull();
  const old = { ...session, signedInAt: now - 12 * HOUR, checkedAt: now };
  expect(await open(await seal(old))).toBeNull();
});

test.each([
  ['with another secret', session, SECRET.toUpperCase()],
  ['around something else', { ...session, managerialAccess: 'yes' }, SECRET],
])('a seal %s stays shut', async (_what, data, password) => {
  expect(await open(await sealData(data, { password, ttl: 3600 }))).toBeNull();
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
