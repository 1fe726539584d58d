/** The HTTP client against a real server on a real port, for what stubs cannot show. */
import type { IncomingHttpHeaders } from 'node:http';
import { lookups } from '@/lib/contract/calls/lookups';
import { callApi } from '@/lib/legacy/call-api';
import { listContacts } from '@/lib/legacy/contacts';
import { getOrganization } from '@/lib/legacy/organizations';
import { CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';

let real: RealBackend;

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address });
});

afterAll(() => real.stop());

test('no header of a browser is sent, whatever the platform adds', async () => {
  const seen: IncomingHttpHeaders[] = [];
  real.respond = (request, response) => {
    seen.push(request.headers);
    response.setHeader('content-type', 'application/json').end('[]');
  };
  await callApi(CONTEXT, lookups.getCounties);
  const names = Object.keys(seen[0] ?? {});
  expect(names).toEqual(expect.arrayContaining(['accept', 'cookie', 'x-request-id']));
  const foreign = ['origin', 'authorization', 'referer', 'x-forwarded-for', 'x-xsrf-token'];
  expect(names.filter((name) => foreign.includes(name))).toEqual([]);
});

test('a truncated response is a damaged record if the record exists, and a failed connection otherwise', async () => {
  real.respond = ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    if (url.endsWith('/allorgnames')) {
      response.end('[{"OrgID":5,"orgname":"Org A"}]');
      return;
    }
    response.write('{"orgId":5,"orgname":"Org A","orgContacts":[{');
    setTimeout(() => response.destroy(), 20);
  };
  expect((await failureOf(getOrganization(CONTEXT, 5))).kind).toBe('damaged');
  expect((await failureOf(getOrganization(CONTEXT, 6))).kind).toBe('unavailable');
});

test('a truncated list is read in smaller ranges', async () => {
  const row = (contactId: number) => rows.contactRow({ contactId });
  const damaged = '/api/contacts-filtered-sorted/2/1/';
  real.respond = ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    if (/default|\/0\/(?:10|5)\//.test(url) || url.startsWith(damaged)) {
      response.write('{"content":[{"contactId":1,');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    const [page = 0, size = 1] = url.split('/').slice(3, 5).map(Number);
    const content = size === 1 ? [row(page + 1)] : [6, 7, 8, 9, 10].map(row);
    response.end(JSON.stringify(rows.pageOf(content, { totalElements: 10 })));
  };
  const found = await listContacts(CONTEXT, null);
  expect(found.rows.map(({ contactId }) => contactId)).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 10]);
  expect(found.gaps).toEqual([{ position: 3, why: 'damaged' }]);
});

test('a refused connection is unavailable, also after the retry', async () => {
  await real.stop();
  expect((await failureOf(callApi(CONTEXT, lookups.getCounties))).kind).toBe('unavailable');
});
