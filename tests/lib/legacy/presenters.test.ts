/** Who presents an event: asked of two or three places at once. */
import { getMembership, getPresenterState } from '@/lib/legacy/presenters';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

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

test('a membership of which one half fails is not known', async () => {
  backend().get('/api/checkPresenter/42').reply(200, 'false');
  backend().get('/api/primaryPresenter/42').reply(500);
  expect((await failureOf(getMembership(CALLER, 42))).call).toBe('getPrimaryPresenter');
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
