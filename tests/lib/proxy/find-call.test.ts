/** Which declared call a request means. */
import { findCall } from '@/lib/proxy/find-call';
import { pathOfRequest } from '@/lib/proxy/path-of-request';
import { requestOf } from '@/tests/support/requests';

test('a declared call is found with its values decoded', () => {
  expect(findCall('PUT', '/api/organization/St.%20Clair')).toMatchObject({
    kind: 'call',
    call: { name: 'updateOrganization' },
    values: { countyName: 'St. Clair' },
  });
});

test.each([
  ['GET', '/api/contact/notes/7', 'getContactNotes'],
  ['GET', '/api/contact/7', 'getContact'],
  ['GET', '/api/event/notes/7', 'getEventNotes'],
  ['GET', '/api/events/7', 'getEvent'],
  ['GET', '/api/events', 'getAllEvents'],
  ['PUT', '/api/event/Fair/-1/false/null', 'updateEvent'],
  ['GET', '/api/dashboard/events/7/null/null', 'countEventsByType'],
])('%s %s means %s', (method, path, name) => {
  expect(findCall(method, path)).toMatchObject({ kind: 'call', call: { name } });
});

test('one slash at the end is tolerated (§1.1)', () => {
  const find = (path: string) => findCall('GET', pathOfRequest(requestOf(path)));
  expect(find('/api/counties/')).toMatchObject({ call: { name: 'getCounties' } });
  expect(find('/api/events/')).toMatchObject({ call: { name: 'getAllEvents' } });
  expect(find('/api/counties//')).toEqual({ kind: 'undeclared' });
});

test.each([
  ['GET', '/api/organization/Cook', ['POST', 'PUT']],
  ['DELETE', '/api/counties', ['GET']],
  ['HEAD', '/api/counties', ['GET']],
  ['PATCH', '/api/editNote/7', ['PUT']],
])('%s %s is a wrong method, and the right ones are known', (method, path, allowed) => {
  expect(findCall(method, path)).toEqual({ kind: 'wrong-method', allowed });
});

test.each([
  ['a call that is declared nowhere', '/api/managerialAccessRequest'],
  ['dates of the dashboard, which are always null', '/api/dashboard/events/7/2021/null'],
  ['mail to everybody', '/api/send-invite/Fair/Come/Here/42'],
  ['another case', '/api/Counties'],
  ['nothing', '/api'],
  ['nothing behind a slash', '/api/'],
  ['a way out', '/api/../counties'],
  ['an encoded way out', '/api/%2e%2e/counties'],
  ['a slash in the middle', '/api//counties'],
  ['an encoded slash between segments', '/api%2Fcounties'],
  ['an encoded segment', '/api/%63ounties'],
  ['parameters of a segment', '/api/counties;jsessionid=1'],
  ['a path of its own behind ours', '/api/counties/1'],
  ['an escape that is none', '/api/organizations/%'],
  ['a very long path', `/api/${'a/'.repeat(20_000)}`],
])('%s does not exist', (_what, path) => {
  expect(findCall('GET', path)).toEqual({ kind: 'undeclared' });
});
