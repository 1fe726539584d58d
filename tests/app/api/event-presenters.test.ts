/** Our own answer to who presents an event, which pages ask for after a change. */
import { GET } from '@/app/api/events/[eventId]/presenters/route';
import { BACKEND_COOKIES, backend, backendKnowsNobody } from '@/tests/support/backend';
import * as rows from '@/tests/support/legacy-rows';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const PATH = '/api/events/42/presenters';

const ask = async (eventId = '42') =>
  GET(requestOf(PATH, { cookies: await signedInCookies() }), contextOf({ eventId }));

function backendTells(primaryStatus = 200) {
  backend().get('/api/events/42').reply(200, rows.eventRow());
  backend().get('/api/checkPresenter/42').reply(200, 'true');
  backend().get('/api/primaryPresenter/42').reply(primaryStatus, '(not set)');
}

test('who is signed in is told who presents, and no cache keeps it', async () => {
  backendTells();
  const response = await ask();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toEqual({
    presenters: ['Ann Bee'],
    membership: { joined: true, primary: null },
    readAt: expect.any(Number),
  });
});

test('a backend without primaryPresenter leaves the primary presenter unknown, and the rest stands', async () => {
  backendTells(404);
  expect(await (await ask()).json()).toEqual({
    presenters: ['Ann Bee'],
    membership: { joined: true },
    readAt: expect.any(Number),
  });
});

test('an event that cannot be retrieved is a failure', async () => {
  backend().get('/api/events/42').reply(503).persist();
  backend().get('/api/checkPresenter/42').reply(200, 'true');
  backend().get('/api/primaryPresenter/42').reply(200, '(not set)');
  expect((await problemOf(await ask())).status).toBe(502);
});

test('a session that the backend has ended ends here too', async () => {
  backend().get('/api/events/42').reply(302, '', { location: '/saml/discovery' });
  backend().get('/api/checkPresenter/42').reply(302, '', { location: '/saml/discovery' });
  backend().get('/api/primaryPresenter/42').reply(302, '', { location: '/saml/discovery' });
  const response = await ask();
  expect((await problemOf(response)).status).toBe(401);
  expect(cookiesSetBy(response)).toMatchObject({ outreach_session: '' });
});

test.each(['x', '0', '4/2'])(
  'the backend is not asked for an event with the number %s',
  async (eventId) => {
    const { status, errors } = await problemOf(await ask(eventId));
    expect([status, errors?.map((error) => error.path)]).toEqual([400, ['eventId']]);
  },
);

test('who is signed out is told nothing', async () => {
  backendKnowsNobody();
  const request = requestOf(PATH, { cookies: BACKEND_COOKIES });
  expect((await problemOf(await GET(request, contextOf({ eventId: '42' })))).status).toBe(401);
});
