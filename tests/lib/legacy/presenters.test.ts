/** Who presents an event: asked of two or three places at once. */
import { getMembership, getPresenterState, listActivePresenters } from '@/lib/legacy/presenters';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const HTML = { 'content-type': 'text/html' };

test.each([
  ['a name', 'Ann Bee', 'Ann Bee'],
  ['a name in quotes', '"Ann Bee"', 'Ann Bee'],
  ['a first name alone', 'Cher null', 'Cher'],
  ['the words for nobody', '(not set)', null],
  ['nothing', '', null],
])('the primary presenter told as %s is read', async (_how, text, primary) => {
  backend().get('/api/checkPresenter/42').reply(200, 'true');
  backend().get('/api/primaryPresenter/42').reply(200, text);
  expect(await getMembership(CALLER, 42)).toEqual({ joined: true, primary });
});

test.each([404, 403, 500])(
  'a backend that responds with %i to primaryPresenter still says whether the caller has joined',
  async (status) => {
    backend().get('/api/checkPresenter/42').reply(200, 'true');
    backend().get('/api/primaryPresenter/42').reply(status, '<html>Not Found</html>', HTML);
    expect(await getMembership(CALLER, 42)).toEqual({ joined: true });
  },
);

test.each([
  ['a redirect to sign-in', 302, { location: '/saml/discovery' }],
  ['the sign-in page', 200, HTML],
  ['401', 401, {}],
])('primaryPresenter responding with %s means signed out', async (_how, status, headers) => {
  backend().get('/api/checkPresenter/42').reply(200, 'true');
  backend().get('/api/primaryPresenter/42').reply(status, 'Sign in', headers);
  expect((await failureOf(getMembership(CALLER, 42))).kind).toBe('signed-out');
});

test('without checkPresenter the membership is unknown, and the names of the event are still there', async () => {
  backend().get('/api/events/42').reply(200, rows.eventRow());
  backend().get('/api/checkPresenter/42').reply(500);
  backend().get('/api/primaryPresenter/42').reply(200, 'Ann Bee');
  const { presenters, membership } = await getPresenterState(CALLER, 42);
  expect([presenters, membership]).toEqual([['Ann Bee'], null]);
});

test('the state of an event’s presenters holds their names by the alphabet and when it was asked for', async () => {
  const before = Date.now();
  backend()
    .get('/api/events/42')
    .reply(200, rows.eventRow({ eventPresenters: ['Dee Fox', 'Ann Bee'] }));
  backend().get('/api/checkPresenter/42').reply(200, 'false');
  backend().get('/api/primaryPresenter/42').reply(200, 'Dee Fox');
  const state = await getPresenterState(CALLER, 42);
  expect(state).toEqual({
    presenters: ['Ann Bee', 'Dee Fox'],
    membership: { joined: false, primary: 'Dee Fox' },
    readAt: expect.any(Number),
  });
  expect(state.readAt).toBeGreaterThanOrEqual(before);
});

test('presenters come by last name, and then by first', async () => {
  const people = [
    [1, 'Zoe', 'Ash'],
    [2, 'Ann', 'Bee'],
    [3, 'Amy', 'Ash'],
    [4, 'Lee', null],
  ].map(([presenterId, name, lastName]) => ({ presenterId, name, lastName, email: null }));
  backend().get('/api/activePresenters').reply(200, people);
  const presenters = await listActivePresenters(CALLER);
  expect(presenters.map(({ presenterId }) => presenterId)).toEqual([4, 3, 1, 2]);
});
