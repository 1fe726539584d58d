/** Requests of the search, and late and failed responses. */
import { act, screen, waitFor } from '@testing-library/react';
import type nock from 'nock';
import { heldResponse } from '@/tests/support/held-response';
import {
  enter,
  enterAndWait,
  openSearch,
  organization,
  requested,
  responseOf,
} from './open-search';

const NO_HITS = responseOf();
const nothingFound = () => screen.findByText('No search results found...');

afterEach(() => jest.restoreAllMocks());

/** Waits until the first request has settled and its result is rendered. */
const settled = (fetching: jest.SpyInstance<Promise<Response>>) =>
  act(async () => void (await fetching.mock.results[0]?.value.catch(() => null)));

test('requests the last of quickly typed texts, from three characters on', async () => {
  await openSearch();
  for (const typed of ['l', 'li', '  li  ', 'l//////']) {
    enterAndWait(typed);
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
  }
  for (const text of ['lib', 'libr', 'libra', 'librar']) enter(text);
  expect(screen.queryByText('Type at least 3 characters.')).not.toBeInTheDocument();
  requested('town').reply(200, NO_HITS);
  enter('town');
  expect(screen.getByText('Searching…')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  // A trailing blank makes no new request.
  enterAndWait('town ');
  expect(await nothingFound()).toBeVisible();
});

test('replaces characters that the backend rejects by spaces, with a notice', async () => {
  await openSearch();
  requested('A B C 50 D').reply(200, NO_HITS);
  enterAndWait('A/B\\C;50%D');
  expect(screen.getByText('These characters are searched as spaces: / \\ ; %')).toBeVisible();
  expect(await nothingFound()).toBeVisible();
  enter('ABC');
  expect(screen.queryByText(/searched as spaces/)).not.toBeInTheDocument();
});

test('aborts the pending request when the text changes and when the box closes', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  const user = await openSearch();
  const { respond, release } = heldResponse();
  requested('senior').reply(respond(200, NO_HITS));
  enterAndWait('senior');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  const signal = fetching.mock.calls[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  enter('seniors');
  expect(signal?.aborted).toBe(true);
  release();
  const second = heldResponse();
  requested('seniors').reply(second.respond(200, NO_HITS));
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  await user.keyboard('{Escape}');
  expect(fetching.mock.calls[1]?.[1]?.signal?.aborted).toBe(true);
  second.release();
});

test('hides the hits of an earlier text, and ignores its late response', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { respond, release } = heldResponse();
  requested('park').reply(respond(200, responseOf(organization('1', 'Park District'))));
  enterAndWait('park');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  requested('parkview').reply(200, responseOf(organization('2', 'Parkview School')));
  enterAndWait('parkview');
  expect(await screen.findByText('Org. | Parkview School')).toBeVisible();
  release();
  await settled(fetching);
  expect(screen.getByText('Org. | Parkview School')).toBeVisible();
  expect(screen.queryByText('Org. | Park District')).not.toBeInTheDocument();
  enter('parkviews');
  expect(screen.queryByText('Org. | Parkview School')).not.toBeInTheDocument();
  expect(screen.getByText('Searching…')).toBeVisible();
});

test('requests a text again that is changed and restored during its request', async () => {
  const fetching = jest.spyOn(window, 'fetch');
  await openSearch();
  const { respond, release } = heldResponse();
  requested('elm').reply(respond(200, NO_HITS));
  enterAndWait('elm');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  enter('elms');
  await settled(fetching);
  requested('elm').reply(200, responseOf(organization('3', 'Elm Library')));
  enter('elm');
  expect(await screen.findByText('Org. | Elm Library')).toBeVisible();
  release();
});

test('reports a failed search, which can be repeated, and offers the sign-in after a 401', async () => {
  await openSearch();
  for (const [text, fail] of [
    ['oak', (call) => call.reply(500, { title: 'No.' })],
    ['ash', (call) => call.replyWithError('socket hang up')],
    ['fir', (call) => call.reply(200, { hits: 'many' })],
  ] satisfies [string, (call: nock.Interceptor) => nock.Scope][]) {
    fail(requested(text));
    enterAndWait(text);
    expect(await screen.findByText('The search failed. Try again.')).toBeVisible();
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
