/** When a search asks the backend, and what it makes of answers that come late or not at all. */
import { act, screen, waitFor } from '@testing-library/react';
import { heldAnswer } from '@/tests/support/held-answer';
import { answerOf, asked, enter, openSearch, organization, rest } from './open-search';

const NOTHING = answerOf();

afterEach(() => jest.restoreAllMocks());

test.each(['l', 'li', '  li  ', 'l//////'])('nothing is asked for "%s"', async (typed) => {
  await openSearch();
  enter(typed);
  await rest();
  expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
});

test('the third character is enough', async () => {
  await openSearch();
  asked('elm').reply(200, NOTHING);
  enter('elm');
  expect(screen.queryByText('Type at least 3 characters.')).not.toBeInTheDocument();
  expect(await screen.findByText('No search results found...')).toBeVisible();
});

test('one request is sent once typing rests, for the last text alone', async () => {
  await openSearch();
  for (const text of ['lib', 'libr', 'libra', 'librar']) enter(text);
  asked('library').reply(200, NOTHING);
  enter('library');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await screen.findByText('No search results found...')).toBeVisible();
});

test('a blank at the end asks nothing new', async () => {
  await openSearch();
  asked('town hall').reply(200, NOTHING);
  enter('town hall');
  await screen.findByText('No search results found...');
  enter('town hall ');
  expect(screen.getByText('No search results found...')).toBeVisible();
  await rest();
});

test('characters that the backend cannot take are asked as blanks, and that is said', async () => {
  await openSearch();
  asked('A B C 50 D').reply(200, NOTHING);
  enter('A/B\\C;50%D');
  expect(screen.getByText('Cannot be searched for and count as a blank: / \\ ; %')).toBeVisible();
  expect(await screen.findByText('No search results found...')).toBeVisible();
  enter('ABC');
  expect(screen.queryByText(/Cannot be searched for/)).not.toBeInTheDocument();
});

test('typing on aborts the request that is under way at once', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  asked('senior').reply(answer(200, NOTHING));
  enter('senior');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  const signal = fetching.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  enter('seniors');
  expect(signal?.aborted).toBe(true);
  release();
  asked('seniors').reply(200, NOTHING);
  expect(await screen.findByText('No search results found...')).toBeVisible();
});

test('closing the box aborts the request that is under way', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  const user = await openSearch();
  const { answer, release } = heldAnswer();
  asked('senior').reply(answer(200, NOTHING));
  enter('senior');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  await user.keyboard('{Escape}');
  expect(fetching.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  release();
});

test('a slow older answer never stands over a newer one', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  asked('park').reply(answer(200, answerOf(organization('1', 'Park District'))));
  enter('park');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  asked('parkview').reply(200, answerOf(organization('2', 'Parkview School')));
  enter('parkview');
  expect(await screen.findByText('Org. | Parkview School')).toBeVisible();
  release();
  await rest();
  expect(screen.getByText('Org. | Parkview School')).toBeVisible();
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
});

test('hits of the text before are gone as soon as another text is typed', async () => {
  await openSearch();
  asked('park').reply(200, answerOf(organization('1', 'Park District')));
  enter('park');
  await screen.findByText('Org. | Park District');
  enter('parkv');
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
  enter('pa');
  expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
  await rest();
});

test('a text that is typed on and taken back while it is asked is asked again', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  asked('elm').reply(answer(200, NOTHING));
  enter('elm');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  enter('elms');
  await act(() => new Promise((passed) => setTimeout(passed, 10)));
  asked('elm').reply(200, answerOf(organization('3', 'Elm Library')));
  enter('elm');
  expect(await screen.findByText('Org. | Elm Library')).toBeVisible();
  release();
});

test.each([
  ['the backend fails', () => asked('oak').reply(500, { title: 'No.' })],
  ['the connection breaks', () => asked('oak').replyWithError('socket hang up')],
  ['the answer makes no sense', () => asked('oak').reply(200, { hits: 'many' })],
])('when %s the search says that it failed and can be tried again', async (_case, fail) => {
  await openSearch();
  fail();
  enter('oak');
  expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
  enter('oa');
  await rest();
  asked('oak').reply(200, answerOf(organization('4', 'Oak Hall')));
  enter('oak');
  expect(await screen.findByText('Org. | Oak Hall')).toBeVisible();
});

test('when the session has ended the search offers to sign in again', async () => {
  await openSearch();
  asked('oak').reply(401);
  enter('oak');
  expect(await screen.findByText('Your session has ended.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
});
