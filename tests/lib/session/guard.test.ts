/** The access check of pages. `next/headers` is replaced by plain maps, because no Next runs here. */
import { LegacyError } from '@/lib/legacy/error';
import { leaveEndedSession, requireEmployee, requireManager } from '@/lib/session/guard';
import { stubUnavailable } from '@/tests/support/backend';
import { cookieReader, signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();
process.env.__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS = 'true';

const mockRequest = { cookies: cookieReader({}), headers: new Headers() };
jest.mock('next/headers', () => ({
  cookies: async () => mockRequest.cookies,
  headers: async () => mockRequest.headers,
}));

function visit(cookies: Record<string, string>, path = '/organizations?page=2') {
  mockRequest.cookies = cookieReader(cookies);
  mockRequest.headers = new Headers({ 'x-request-id': 'request-1', 'x-request-path': path });
}

/** How Next says in an exception what it is about to do. */
const digest = (text: string) => expect.objectContaining({ digest: expect.stringContaining(text) });

test('an employee has a session and a request context', async () => {
  visit(await signedInCookies());
  expect(await requireEmployee()).toMatchObject({
    session: { firstName: 'Ann' },
    context: { requestId: 'request-1', cookieHeader: 'JSESSIONID=session-1; XSRF-TOKEN=token-1' },
  });
});

test('a request without a session is redirected to the sign-in with its address', async () => {
  visit({});
  await expect(requireEmployee()).rejects.toEqual(
    digest(';/?returnTo=%2Forganizations%3Fpage%3D2;'),
  );
});

test('a session that cannot be confirmed throws a LegacyError', async () => {
  visit({ JSESSIONID: 'session-1' });
  stubUnavailable();
  const failure = requireEmployee();
  await expect(failure).rejects.toBeInstanceOf(LegacyError);
  await expect(failure).rejects.toMatchObject({ kind: 'unavailable', requestId: 'request-1' });
});

test('requireManager returns a manager and rejects a coordinator with 403', async () => {
  visit(await signedInCookies({ managerialAccess: true }));
  expect((await requireManager()).session.managerialAccess).toBe(true);
  visit(await signedInCookies({ managerialAccess: false }));
  await expect(requireManager()).rejects.toEqual(digest('403'));
});

test('a session that the backend ended is redirected to /session-ended with its address', async () => {
  visit({}, '/event/read/5');
  await expect(leaveEndedSession()).rejects.toEqual(
    digest(';/session-ended?returnTo=%2Fevent%2Fread%2F5;'),
  );
});
