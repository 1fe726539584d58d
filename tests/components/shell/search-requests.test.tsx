/** When a search requests, and what it does with late and failed responses. */
import { act, screen, waitFor } from '@testing-library/react';
import type nock from 'nock';
import { heldAnswer } from '@/tests/support/held-answer';
import {
  enter,
  enterAndWait,
  openSearch,
  organization,
  requested,
  responseOf,
} from './open-search';

const NOTHING = responseOf();
const nothingFound = () => screen.findByText('No search results found...');

afterEach(() => jest.restoreAllMocks());

/** The first request has settled and its result is rendered. */
const settled = (fetching: jest.SpyInstance<Promise<Response>>) =>
  act(async () => void (await fetching.mock.results[0]?.value.catch(() => null)));

test('nothing is requested for less than three characters, and once typing rests for the last text alone', async () => {
  await openSearch();
  for (const typed of ['l', 'li', '  li  ', 'l//////']) {
    enterAndWait(typed);
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
  }
  for (const text of ['lib', 'libr', 'libra', 'librar']) enter(text);
  expect(screen.queryByText('Type at least 3 characters.')).not.toBeInTheDocument();
  requested('town').reply(200, NOTHING);
  enter('town');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  // A blank at the end asks nothing new.
  enterAndWait('town ');
  expect(await nothingFound()).toBeVisible();
});

test('characters that the backend cannot take are requested as blanks, and that is said', async () => {
  await openSearch();
  requested('A B C 50 D').reply(200, NOTHING);
  enterAndWait('A/B\\C;50%D');
  expect(screen.getByText('Cannot be searched for and count as a blank: / \\ ; %')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  enter('ABC');
  expect(screen.queryByText(/Cannot be searched for/)).not.toBeInTheDocument();
});

test('typing on, and closing the box, aborts the request that is under way at once', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  const user = await openSearch();
  const { answer, release } = heldAnswer();
  requested('senior').reply(answer(200, NOTHING));
  enterAndWait('senior');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  const signal = fetching.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  enter('seniors');
  expect(signal?.aborted).toBe(true);
  release();
  const second = heldAnswer();
  requested('seniors').reply(second.answer(200, NOTHING));
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await user.keyboard('{Escape}');
  expect(fetching.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  second.release();
});

test('a slow older answer never stands over a newer one', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  requested('park').reply(answer(200, responseOf(organization('1', 'Park District'))));
  enterAndWait('park');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  requested('parkview').reply(200, responseOf(organization('2', 'Parkview School')));
  enterAndWait('parkview');
  expect(await screen.findByText('Org. | Parkview School')).toBeVisible();
  release();
  await settled(fetching);
  expect(screen.getByText('Org. | Parkview School')).toBeVisible();
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
});

test('hits of the text before are gone as soon as another text is typed', async () => {
  await openSearch();
  requested('park').reply(200, responseOf(organization('1', 'Park District')));
  enterAndWait('park');
  await screen.findByText('Org. | Park District');
  enter('parkv');
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
  enterAndWait('pa');
  expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
});

test('a text that is typed on and taken back while it is requested is asked again', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { answer, release } = heldAnswer();
  requested('elm').reply(answer(200, NOTHING));
  enterAndWait('elm');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  enter('elms');
  await settled(fetching);
  requested('elm').reply(200, responseOf(organization('3', 'Elm Library')));
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
    fail(requested(text));
    enterAndWait(text);
    expect(await screen.findByText('The search failed. Please try again.')).toBeVisible();
    enterAndWait(text.slice(1));
    requested(text).reply(200, responseOf(organization('4', `Hall of ${text}`)));
    enterAndWait(text);
    expect(await screen.findByText(`Org. | Hall of ${text}`)).toBeVisible();
  }
  requested('park').reply(401);
  enterAndWait('park');
  expect(await screen.findByText('Your session has ended.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Sign in again/ })).toHaveAttribute('href', '/login');
});
