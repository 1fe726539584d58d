/** The allow-list of the proxy. */
import { callsOf, handleApi } from '@/lib/proxy/handle-api';
import { backend } from '@/tests/support/backend';
import { problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const call = async (path: string, method = 'GET') =>
  handleApi(
    requestOf(path, { method, cookies: await signedInCookies({ managerialAccess: true }) }),
  );

test.each([
  ['an undeclared call', '/api/managerialAccessRequest'],
  ['the GET that mails invites', '/api/send-invite/Fair/Come/Here/42?presenter=1'],
  ['dates of the dashboard, which are always null', '/api/dashboard/events/7/2021/null'],
  ['no call', '/api/'],
  ['dot segments', '/api/../login'],
  ['encoded dot segments', '/api/%2e%2e/counties'],
  ['dot segments in a value', '/api/organizations/../../saml/SSO'],
  ['an encoded slash between segments', '/api/org%2Fnotes%2F5'],
  ['a double encoding', '/api/org%252Fnotes/5'],
  ['an encoded segment', '/api/%63ounties'],
  ['an empty segment', '/api//counties'],
  ['two slashes at the end', '/api/counties//'],
  ['parameters of a segment', '/api/counties;jsessionid=1'],
  ['another case', '/api/COUNTIES'],
  ['another segment', '/api/counties/1'],
  ['invalid percent-encoding', '/api/organizations/%zz'],
  ['20,000 segments', `/api${'/a'.repeat(20_000)}`],
])('%s is 404', async (_what, path) => {
  expect((await problemOf(await call(path))).title).toBe('This API call does not exist.');
});

test.each([
  ['POST', '/api/counties', 'GET'],
  ['GET', '/api/organization/Cook', 'POST, PUT'],
  ['HEAD', '/api/counties', 'GET'],
  ['PATCH', '/api/editNote/7', 'PUT'],
])('%s %s is 405 with the allowed methods', async (method, path, allowed) => {
  const response = await call(path, method);
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});

test.each([
  ['GET', '/api/contact/notes/7', 'getContactNotes', { contactId: '7' }],
  ['GET', '/api/contact/7', 'getContact', { contactId: '7' }],
  ['GET', '/api/event/notes/7', 'getEventNotes', { eventId: '7' }],
  ['GET', '/api/events/7', 'getEvent', { eventId: '7' }],
  ['GET', '/api/events', 'getAllEvents', {}],
  ['PUT', '/api/event/Fair/-1/false/null', 'updateEvent', { eventType: 'Fair', orgId: '-1' }],
  ['PUT', '/api/organization/St.%20Clair', 'updateOrganization', { countyName: 'St. Clair' }],
  ['GET', '/api/dashboard/events/7/null/null', 'countEventsByType', { presenterId: '7' }],
])('%s %s is the call %s', (method, path, name, values) => {
  const call = expect.objectContaining({ method, name });
  expect(callsOf(path)).toContainEqual({ call, values: expect.objectContaining(values) });
});

test('a problem has a request id, is not cached, and has a strict content security policy', async () => {
  const numbers = new Set<string>();
  for (const path of ['/api/a', '/api/b']) {
    const response = await call(path);
    const { requestId } = await problemOf(response);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-request-id': requestId,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    numbers.add(requestId);
  }
  expect(numbers.size).toBe(2);
});

test('a call for managers responds to them', async () => {
  const rows = '[{"County":"Cook","Events":5}]';
  backend().get('/api/dashboard/counties/7/null/null').reply(200, rows);
  const response = await call('/api/dashboard/counties/7/null/null');
  expect([response.status, await response.text()]).toEqual([200, rows]);
});
