/** Assertions 1 to 9: sessions, the anti-forgery token and other origins (legacy-api.md §1.2 to §1.7). */
import { calls } from '@/lib/contract/calls';
import { organizationBody } from '@/tests/contract/bodies';
import { addressOf, callNamed } from '@/tests/contract/line';
import { logoutAnswer, user } from '@/tests/contract/shapes';
import type { Question } from '@/tests/contract/suite';
import { given, hasStatus, isSilent, read, that } from '@/tests/contract/witness';

/** Reads that need no values; one refusal speaks for each kind of them. */
const PLAIN_READS = calls.filter(
  ({ method, path, access }) => method === 'GET' && access !== 'anyone' && !path.includes('{'),
);

export const SESSION: Question[] = [
  {
    label: '1',
    sentence: 'GET /api/user without a session answers 200 with a body of no bytes',
    reads: async ({ visitor }) => isSilent(await visitor.ask('getUser'), 200),
  },
  {
    label: '2',
    sentence: 'GET /api/user with a session answers an object with firstName and lastName',
    async reads({ reader }) {
      read(await reader.ask('getUser'), user);
    },
  },
  {
    label: '3',
    sentence: 'any other GET without a session is not answered with data',
    async reads({ visitor }, witness) {
      for (const { name } of PLAIN_READS) {
        await witness.part(name, async () => {
          const asked = await visitor.ask(name);
          const hasData = asked.status < 300 && `${asked.headers['content-type']}`.includes('json');
          that(asked, !hasData, 'a redirect to the sign-in (302), or at least no data');
        });
      }
    },
  },
  {
    label: '4',
    sentence: 'the first answer sets the cookie XSRF-TOKEN, which scripts can read',
    async reads({ visitor }) {
      const asked = await visitor.ask('getUser');
      const line = asked.setCookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
      that(asked, line !== undefined, 'a Set-Cookie line for XSRF-TOKEN');
      that(asked, !/;\s*httponly/i.test(line ?? ''), 'XSRF-TOKEN without HttpOnly');
    },
  },
  {
    label: '5',
    sentence:
      'a write without the header, or with another value in it, answers 403 and changes nothing',
    async writes({ writer, fixtures }, witness) {
      const countyName = await fixtures.choices.county();
      const { path, shown } = addressOf(callNamed('createOrganization'), { countyName });
      const orgname = fixtures.name('refused');
      const body = JSON.stringify(organizationBody({ orgname }));
      const wrong = { 'no header': {}, 'another value': { 'x-xsrf-token': 'another-value' } };
      for (const [name, header] of Object.entries(wrong)) {
        await witness.part(name, async () => {
          const headers = { 'content-type': 'application/json', ...header };
          hasStatus(await writer.raw({ method: 'POST', path, headers, body }, shown), 403);
        });
      }
      await witness.part('nothing changed', async () => {
        const asked = await writer.ask('getOrganizationNames');
        that(asked, !asked.text.includes(orgname), 'no organization from a refused write');
      });
    },
  },
  {
    label: '6',
    sentence: 'a write whose header equals the cookie is accepted',
    async writes({ fixtures }) {
      await fixtures.organization();
    },
  },
  {
    label: '7',
    sentence: 'a GET never needs the header',
    async reads({ reader }, witness) {
      await witness.part('', async () => hasStatus(await reader.ask('getCounties'), 200));
    },
    async writes({ fixtures }, witness) {
      await witness.part('send-invite', async () => {
        const [eventId, caller] = [await fixtures.event(), await fixtures.choices.callerId()];
        hasStatus(await fixtures.invite(eventId, [caller]), 200);
      });
    },
  },
  {
    label: '8',
    sentence: 'POST /api/logout answers 200 with port and logoutUrl as text, and ends the session',
    async writes({ newSession }) {
      const leaving = await given(newSession, 'a session of its own to end')();
      read(await leaving.write('logout'), logoutAnswer);
      isSilent(await leaving.ask('getUser'), 200);
    },
  },
  {
    label: '9',
    sentence: 'an allowed origin gets credentials, and Location as an exposed header',
    async reads({ visitor, origin }) {
      const named = given(origin, 'an origin that the backend allows (CONTRACT_ORIGIN)');
      const asked = await visitor.withHeaders('/api/user', { origin: named });
      const { headers } = asked;
      const credentials = headers['access-control-allow-credentials'];
      that(asked, credentials === 'true', 'Access-Control-Allow-Credentials: true');
      const exposed = `${headers['access-control-expose-headers']}`.toLowerCase().split(/\s*,\s*/);
      that(asked, exposed.includes('location'), 'Access-Control-Expose-Headers with Location');
    },
  },
];
