/** Membership of an event, and its presenters. */
import { getMembership, getPresenterState } from '@/lib/legacy/presenters';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { eventRow } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const HTML = { 'content-type': 'text/html' };
type Primary = [status: number, body: string, headers?: Record<string, string>];

function stubMembership(...primary: Primary): void {
  backend().get('/api/checkPresenter/42').reply(200, 'true');
  backend()
    .get('/api/primaryPresenter/42')
    .reply(...primary);
}

test.each<[object, ...Primary]>([
  [{ joined: true, primary: 'Ann Bee' }, 200, '"Ann Bee"'],
  [{ joined: true, primary: 'Cher' }, 200, 'Cher null', { 'content-type': 'application/json' }],
  [{ joined: true, primary: null }, 200, '(not set)'],
  [{ joined: true, primary: null }, 200, ''],
  [{ joined: true }, 404, '<html>Not Found</html>', HTML],
  [{ joined: true }, 403, ''],
  [{ joined: true }, 500, ''],
])('membership is %j when primaryPresenter responds with %i "%s"', async (read, ...primary) => {
  stubMembership(...primary);
  expect(await getMembership(CONTEXT, 42)).toEqual(read);
});

test.each<Primary>([
  [302, '', { location: '/saml/discovery' }],
  [200, '<!doctype html>', HTML],
  [401, ''],
])('primaryPresenter responding with %i "%s" means signed out', async (...primary) => {
  stubMembership(...primary);
  expect((await failureOf(getMembership(CONTEXT, 42))).kind).toBe('signed-out');
});

test('presenters are read with the time, also when the membership is unknown', async () => {
  backend().get('/api/events/42').reply(200, eventRow());
  backend().get('/api/checkPresenter/42').reply(500);
  backend().get('/api/primaryPresenter/42').reply(200, 'Ann Bee');
  const before = Date.now();
  const state = await getPresenterState(CONTEXT, 42);
  expect(state).toMatchObject({ presenters: ['Ann Bee'], membership: null });
  expect(state.readAt).toBeGreaterThanOrEqual(before);
});
