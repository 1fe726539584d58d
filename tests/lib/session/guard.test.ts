/** The check that pages make themselves. `next/headers` is replaced by plain maps, because no Next runs here. */
import { LegacyError } from '@/lib/legacy/error';
import { leaveEndedSession, requireEmployee, requireManager } from '@/lib/session/guard';
import { backend } from '@/tests/support/backend';
import { cookieReader, signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();
process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = 'true';

const mockRequest = { cookies: cookieReader({}), headers: new Headers() };
jest.mock('next/headers', () => ({
  cookies: async () => mockRequest.cookies,
  headers: async () => mockRequest.headers,
}));

function asks(cookies: Record<string, string>, path = '/organizations?page=2') {
  mockRequest.cookies = cookieReader(cookies);
  mockRequest.headers = new Headers({ 'x-request-id': 'request-1', 'x-request-path': path });
}

/** How Next says in an exception what it is about to do. */
const digest = (text: string) => expect.objectContaining({ digest: expect.stringContaining(text) });

test('an employee comes with a session and with what may go upstream', async () => {
  asks(await signedInCookies());
  expect(await requireEmployee()).toMatchObject({
    session: { firstName: 'Ann' },
    context: { requestId: 'request-1', cookieHeader: 'JSESSIONID=session-1; XSRF-TOKEN=token-1' },
  });
});

test('the signed-out are led to the sign-in with their address', async () => {
  asks({});
  await expect(requireEmployee()).rejects.toEqual(
    digest(';/?returnTo=%2Forganizations%3Fpage%3D2;'),
  );
});

test('when nobody can tell who asks, the page is told so', async () => {
  asks({ JSESSIONID: 'session-1' });
  backend().get('/api/user').twice().reply(503);
  backend().get('/api/checkUserManagerialAccess').twice().reply(503);
  const failure = requireEmployee();
  await expect(failure).rejects.toBeInstanceOf(LegacyError);
  await expect(failure).rejects.toMatchObject({ kind: 'unavailable', requestId: 'request-1' });
});

test('a manager may, a coordinator may not', async () => {
  asks(await signedInCookies({ managerialAccess: true }));
  expect((await requireManager()).session.managerialAccess).toBe(true);
  asks(await signedInCookies({ managerialAccess: false }));
  await expect(requireManager()).rejects.toEqual(digest('403'));
});

test('a session that the backend ended is left with the address', async () => {
  asks({}, '/event/read/5');
  await expect(leaveEndedSession()).rejects.toEqual(
    digest(';/session-ended?returnTo=%2Fevent%2Fread%2F5;'),
  );
});
