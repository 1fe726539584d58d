/** How often a sign-in may fail before it has to wait, and who else has to wait: nobody at another address. */
import { scryptSync } from 'node:crypto';

import { Caller } from '@/tests/backend/support/caller';
import { insertBasics, PASSWORD } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn({ TRUSTED_PROXIES: '192.0.2.0/24,2001:db8::7' });
  await insertBasics(standIn.db);
  await standIn.db.query(
    `insert into presenter (presenter_id, username) select 100 + number, 'employee' || number from generate_series(0, 100) number`,
  );
  await standIn.db.query('update presenter set password_hash = $1', [cheapHash()]);
});

afterAll(async () => {
  await standIn.stop();
});

/** Of a password that is compared without much work: these tests sign in hundreds of times. */
function cheapHash(): string {
  const key = scryptSync(PASSWORD, '', 32, { N: 256, r: 8, p: 1 });
  return `scrypt$256$8$1$$${key.toString('base64url')}`;
}

/** One sign-in through the application, which adds its own peer at the end. */
async function signIn(username: string, password: string, forwardedFor: string) {
  const headers = { 'x-forwarded-for': forwardedFor };
  return new Caller(standIn.url).signIn(username, password, headers);
}

/** That many sign-ins at once, each with a wrong password of its own. */
async function guess(times: number, username: string, forwardedFor: string) {
  const guesses = Array.from({ length: times }, (_, index) =>
    signIn(username, `guess ${index}`, forwardedFor),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  return {
    wrong: statuses.filter((status) => status === 401).length,
    refused: statuses.filter((status) => status === 429).length,
  };
}

test('the eleventh wrong password within a minute has to wait, even when all come at once', async () => {
  expect(await guess(14, 'abee', '198.51.100.1')).toEqual({ wrong: 10, refused: 4 });
  const response = await signIn('ABEE ', PASSWORD, '198.51.100.1');
  expect(response.status).toBe(429);
  expect(response.text).toMatch(
    /role="alert"[^>]*>Too many failed sign-ins\. Wait a minute, then try again\.</,
  );
  const seconds = Number(response.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('wrong passwords for an account do not lock its owner out at another address', async () => {
  await guess(11, 'abee', '198.51.100.2');
  expect((await signIn('abee', PASSWORD, '198.51.100.2')).status).toBe(429);
  expect((await signIn('abee', PASSWORD, '198.51.100.3')).status).toBe(302);
});

test('failures for many accounts from one address lock none of the others there out', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `employee${index}`);
  const failed = await Promise.all(names.map((name) => signIn(name, 'wrong', '198.51.100.4')));
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([401]));
  expect((await signIn('abee', PASSWORD, '198.51.100.4')).status).toBe(302);
});

test('correct sign-ins are not counted: three hundred at once all succeed, and clear earlier failures', async () => {
  await guess(9, 'mcole', '198.51.100.5');
  const responses = await Promise.all(
    Array.from({ length: 300 }, () => signIn('mcole', PASSWORD, '198.51.100.5')),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302]));
  expect(await guess(10, 'mcole', '198.51.100.5')).toEqual({ wrong: 10, refused: 0 });
});

test('an address that the browser made up changes nothing', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status } = await signIn('mcole', `x${attempt}`, `10.9.8.${attempt}, 198.51.100.6`);
    expect(status).toBe(401);
  }
  expect((await signIn('mcole', 'x', '10.1.1.1, 127.0.0.1, 198.51.100.6')).status).toBe(429);
  // The application's own peer on loopback is no gateway unless the settings say so.
  await guess(11, 'mcole', '10.2.2.2, 127.0.0.1');
  expect((await signIn('mcole', PASSWORD, '10.3.3.3, 127.0.0.1')).status).toBe(429);
});

test.each(['192.0.2.7', '2001:db8::7', '::ffff:192.0.2.8'])(
  'behind the configured gateway %s the address before it counts',
  async (gateway) => {
    const people = `198.51.100.${70 + gateway.length}`;
    await guess(11, 'mcole', `10.9.9.9, ${people}, ${gateway}`);
    expect((await signIn('mcole', PASSWORD, `${people}, ${gateway}`)).status).toBe(429);
    expect((await signIn('mcole', PASSWORD, `203.0.113.9, ${gateway}`)).status).toBe(302);
  },
);
