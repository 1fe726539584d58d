/** When a search asks the backend, and what it makes of answers that come late or not at all. */
import { act, screen, waitFor } from '@testing-library/react';
import type nock from 'nock';
import { heldAnswer } from '@/tests/support/held-answer';
import { answerOf, asked, enter, enterAndRest, openSearch, organization } from './open-search';

const NOTHING = answerOf();
const nothingFound = () => screen.findByText('No search results found...');

afterEach(() => jest.restoreAllMocks());

/** The first request is over, and what comes of it is drawn. */
const settled = (fetching: jest.SpyInstance<Promise<Response>>) =>
  act(async () => void (await fetching.mock.results[0]?.value.catch(() => null)));

test('nothing is asked for less than three characters, and once typing rests for the last text alone', async () => {
  await openSearch();
  for (const typed of ['l', 'li', '  li  ', 'l//////']) {
    enterAndRest(typed);
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
  }
  for (const text of ['lib', 'libr', 'libra', 'librar']) enter(text);
  expect(screen.queryByText('Type at least 3 characters.')).not.toBeInTheDocument();
  asked('town').reply(200, NOTHING);
  enter('town');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  // A blank at the end asks nothing new.
  enterAndRest('town ');
  expect(await nothingFound()).toBeVisible();
});

test('characters that the backend cannot take are asked as blanks, and that is said', async () => {
  await openSearch();
  asked('A B C 50 D').reply(200, NOTHING);
  enterAndRest('A/B\\C;50%D');
  expect(screen.getByText('Cannot be searched for and count as a blank: / \\ ; %')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  enter('ABC');
  expect(screen.queryByText(/Cannot be searched for/)).not.toBeInTheDocument();
});

test('typing on, and closing the box, aborts the request that is under way at once', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  const user = await openSearch();
  const { answer, release } = heldAnswer();
  asked('senior').reply(answer(200, NOTHING));
  enterAndRest('senior');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  const signal = fetching.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  enter('seniors');
  expect(signal?.aborted).toBe(true);
  release();
  const second = heldAnswer();
  asked('seniors').reply(second.answer(200, NOTHING));
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await user.keyboard('{Escape}');
  expect(fetching.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  second.release();
});

test('a slow older answer never stands over a newer one', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  asked('park').reply(answer(200, answerOf(organization('1', 'Park District'))));
  enterAndRest('park');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  asked('parkview').reply(200, answerOf(organization('2', 'Parkview School')));
  enterAndRest('parkview');
  expect(await screen.findByText('Org. | Parkview School')).toBeVisible();
  release();
  await settled(fetching);
  expect(screen.getByText('Org. | Parkview School')).toBeVisible();
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
});

test('hits of the text before are gone as soon as another text is typed', async () => {
  await openSearch();
  asked('park').reply(200, answerOf(organization('1', 'Park District')));
  enterAndRest('park');
  await screen.findByText('Org. | Park District');
  enter('parkv');
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
  enterAndRest('pa');
  expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
});

test('a text that is typed on and taken back while it is asked is asked again', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  asked('elm').reply(answer(200, NOTHING));
  enterAndRest('elm');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  enter('elms');
  await settled(fetching);
  asked('elm').reply(200, answerOf(organization('3', 'Elm Library')));
  enter('elm');
  expect(await screen.findByText('Org. | Elm Library')).toBeVisible();
  release();
});

test('a search that failed says so and can be tried again, or offers to sign in again', async () => {
  await openSearch();
  for (const [text, fail] of [
    ['oak', (call) => call.reply(500, { title: 'No.' })],
    ['ash', (call) => call.replyWithError('socket hang up')],
    ['fir', (call) => call.reply(200, { hits: 'many' })],
  ] satisfies [string, (call: nock.Interceptor) => nock.Scope][]) {
    fail(asked(text));
    enterAndRest(text);
    expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
    enterAndRest(text.slice(1));
    asked(text).reply(200, answerOf(organization('4', `Hall of ${text}`)));
    enterAndRest(text);
    expect(await screen.findByText(`Org. | Hall of ${text}`)).toBeVisible();
  }
  asked('park').reply(401);
  enterAndRest('park');
  expect(await screen.findByText('Your session has ended.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
});
