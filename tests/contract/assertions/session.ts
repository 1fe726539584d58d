/** Assertions 1 to 9: sessions, the XSRF token and other origins (legacy-api.md §1.2 to §1.7). */
import { calls } from '@/lib/contract/calls';
import { organizationBody } from '@/tests/contract/bodies';
import { check, checkEmpty, checkStatus, read, required } from '@/tests/contract/checks';
import { addressOf, callNamed } from '@/tests/contract/client';
import { logoutResponse, user } from '@/tests/contract/shapes';
import type { Assertions } from '@/tests/contract/suite';

/** Reads that need no values; the other reads have the same access check. */
const PLAIN_READS = calls.filter(
  ({ method, path, access }) => method === 'GET' && access !== 'anyone' && !path.includes('{'),
);

export const SESSION_ASSERTIONS: Assertions = {
  1: {
    sentence: 'GET /api/user without a session responds with 200 and no body',
    reads: async ({ visitor }) => checkEmpty(await visitor.call('getUser'), 200),
  },
  2: {
    sentence: 'GET /api/user with a session returns an object with firstName and lastName',
    async reads({ reader }) {
      read(await reader.call('getUser'), user);
    },
  },
  3: {
    sentence: 'any other GET without a session returns no data',
    async reads({ visitor }, recorder) {
      for (const { name } of PLAIN_READS) {
        await recorder.part(name, async () => {
          const response = await visitor.call(name);
          const isJson = `${response.headers['content-type']}`.includes('json');
          const hasData = response.status < 300 && isJson;
          check(response, !hasData, 'a redirect to the sign-in (302), or at least no data');
        });
      }
    },
  },
  4: {
    sentence: 'the first response sets the cookie XSRF-TOKEN, which scripts can read',
    async reads({ visitor }) {
      const response = await visitor.call('getUser');
      const line = response.setCookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='));
      check(response, line !== undefined, 'a Set-Cookie line for XSRF-TOKEN');
      check(response, !/;\s*httponly/i.test(line ?? ''), 'XSRF-TOKEN without HttpOnly');
    },
  },
  5: {
    sentence: 'a write without the header or with another value gets 403 and changes nothing',
    async writes({ writer, fixtures, samples }, recorder) {
      const countyName = await samples.county();
      const { path, shown } = addressOf(callNamed('createOrganization'), { countyName });
      const orgname = fixtures.name('rejected');
      const body = JSON.stringify(organizationBody({ orgname }));
      const wrong = { 'no header': {}, 'another value': { 'x-xsrf-token': 'another-value' } };
      await recorder.each(wrong, async (header) => {
        const headers = { 'content-type': 'application/json', ...header };
        checkStatus(await writer.raw({ method: 'POST', path, headers, body }, shown), 403);
      });
      await recorder.part('nothing changed', async () => {
        const response = await writer.call('getOrganizationNames');
        const created = response.text.includes(orgname);
        check(response, !created, 'no organization from a rejected write');
      });
    },
  },
  6: {
    sentence: 'a write whose header equals the cookie is accepted',
    async writes({ fixtures }) {
      await fixtures.organization();
    },
  },
  7: {
    sentence: 'a GET never needs the header',
    async reads({ reader }, recorder) {
      await recorder.part('', async () => checkStatus(await reader.call('getCounties'), 200));
    },
    async writes({ fixtures, samples }, recorder) {
      await recorder.part('send-invite', async () => {
        const [eventId, caller] = [await fixtures.event(), await samples.callerId()];
        checkStatus(await fixtures.invite(eventId, [caller]), 200);
      });
    },
  },
  8: {
    sentence: 'POST /api/logout returns the texts port and logoutUrl, and ends the session',
    async writes({ newSession }) {
      const leaving = await required(newSession, 'a session of its own to end')();
      read(await leaving.write('logout'), logoutResponse);
      checkEmpty(await leaving.call('getUser'), 200);
    },
  },
  9: {
    sentence: 'an allowed origin gets credentials, and Location as an exposed header',
    async reads({ visitor, origin }) {
      const named = required(origin, 'an origin that the backend allows (CONTRACT_ORIGIN)');
      const response = await visitor.withHeaders('/api/user', { origin: named });
      const { headers } = response;
      const credentials = headers['access-control-allow-credentials'];
      check(response, credentials === 'true', 'Access-Control-Allow-Credentials: true');
      const exposed = `${headers['access-control-expose-headers']}`.toLowerCase().split(/\s*,\s*/);
      check(response, exposed.includes('location'), 'Access-Control-Expose-Headers with Location');
    },
  },
};
