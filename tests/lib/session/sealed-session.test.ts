/** The sealed session. */
import { sealData } from 'iron-session';
import { seal, unseal } from '@/lib/session/sealed-session';
import { sessionOf } from '@/tests/support/session';
import { SECRET, setSettings } from '@/tests/support/settings';

setSettings({ SESSION_HOURS: '12' });

const HOUR = 3_600_000;
const now = Date.now();
const session = sessionOf({ signedInAt: now });
const open = (sealed: string | undefined, at = now) => unseal(sealed, 'session-1', at);

test('a seal contains no readable text, and opens for its backend session only', async () => {
  // Long names: random base64 text holds a name of three letters once in some hundred runs.
  const long = { ...session, firstName: 'Ann-Margaret', lastName: 'Beauregard' };
  expect(await seal(long)).not.toMatch(/Ann-Margaret|Beauregard|session-1/);
  const sealed = await seal(session);
  expect(await open(sealed)).toEqual(session);
  expect(await unseal(sealed, 'session-2', now)).toBeNull();
});

test('a seal opens until twelve hours after the sign-in, however recently it was confirmed', async () => {
  expect(await open(await seal(session), now + 12 * HOUR - 1)).toEqual(session);
  expect(await open(await seal(session), now + 12 * HOUR)).toBeNull();
  const old = { ...session, signedInAt: now - 12 * HOUR, checkedAt: now };
  expect(await open(await seal(old))).toBeNull();
});

test.each([
  ['with another secret', session, SECRET.toUpperCase()],
  ['of other data', { ...session, managerialAccess: 'yes' }, SECRET],
])('a seal %s is no session', async (_what, data, password) => {
  expect(await open(await sealData(data, { password, ttl: 3600 }))).toBeNull();
});

test.each([
  ['a missing cookie', undefined],
  ['any text', 'admin'],
  ['text with the format of a seal', 'a*b*c*d*e*f*g*h'],
  ['a seal with an invalid expiry', 'Fe26.2*1*a*b*c*d*e*f'],
])('%s is no session', async (_what, cookie) => {
  expect(await open(cookie)).toBeNull();
});
