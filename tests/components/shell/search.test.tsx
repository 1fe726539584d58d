/** The box of the search, its keyboard and its hits. */
import { screen, within } from '@testing-library/react';
import { followedLinks } from '@/tests/support/browser';
import { linksIn } from '@/tests/support/detail-page';
import {
  arriveAt,
  enterAndWait,
  field,
  hitOf,
  opener,
  openSearch,
  organization,
  requested,
  responseOf,
} from './open-search';

const followed = followedLinks();

const hit = (name: string) => screen.getByRole('link', { name: `Org. | ${name}` });

async function search(text: string, ...hits: object[]) {
  const user = await openSearch();
  requested(text).reply(200, responseOf(...hits));
  enterAndWait(text);
  await screen.findByText(/result/);
  return user;
}

const searchElm = () =>
  search('elm', organization('5', 'Elm Library'), organization('6', 'Elm Township'));

const shownHits = () =>
  linksIn(within(screen.getByRole('list', { name: 'Search results' })).getAllByRole('link'));

function expectClosed() {
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
}

test('opens with the focus in its field, and is closed and emptied by its button, the close icon and Escape', async () => {
  const user = await searchElm();
  expect(field()).toHaveAttribute('placeholder', 'Search for Orgs., events or contacts...');
  await user.click(screen.getByRole('button', { name: 'Close search' }));
  expectClosed();
  await user.click(opener());
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  await user.click(opener());
  expectClosed();
  await user.click(opener());
  enterAndWait('elm');
  await user.keyboard('{Escape}');
  expectClosed();
});

test('moves through field and hits by arrow keys, and closes on Escape from a hit', async () => {
  const user = await searchElm();
  for (const [key, focused] of [
    ['{ArrowDown}', () => hit('Elm Library')],
    ['{ArrowDown}', () => hit('Elm Township')],
    ['{ArrowDown}', field],
    ['{ArrowUp}', () => hit('Elm Township')],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expectClosed();
});

test('takes 200 characters, and shows no list without hits', async () => {
  const user = await openSearch();
  requested('x'.repeat(200)).reply(200, responseOf());
  await user.paste('x'.repeat(300));
  expect(field()).toHaveValue('x'.repeat(200));
  expect(await screen.findByText('No search results found...')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('shows each kind of hit with its text and link, without missing parts', async () => {
  await search(
    'library',
    hitOf('events', '9', { eventName: 'Travel class', location: 'Elm Library' }),
    organization('5', 'Elm Library'),
    hitOf('contacts', '7', { firstName: 'Ada', lastName: 'Lindqvist' }),
    hitOf('events', '1', { eventName: null, location: 'Town Hall' }),
    hitOf('events', '3', {}),
    organization('4', null),
    hitOf('contacts', '6', { lastName: 'Lindqvist' }),
  );
  expect(shownHits()).toEqual([
    ['Event | Travel class | Elm Library', '/event/read/9'],
    ['Org. | Elm Library', '/organization/read/5'],
    ['Contact | Ada Lindqvist', '/contact/read/7'],
    ['Event | Town Hall', '/event/read/1'],
    ['Event', '/event/read/3'],
    ['Org.', '/organization/read/4'],
    ['Contact | Lindqvist', '/contact/read/6'],
  ]);
  expect(screen.getByText('7 results')).toBeVisible();
});

test('announces the total, and isolates a name from right to left', async () => {
  await openSearch();
  requested('ספרייה').reply(200, { totalHits: { value: 82 }, hits: [organization('8', 'ספרייה')] });
  enterAndWait('ספרייה');
  expect(await screen.findByText('1 of 82 results')).toHaveAttribute('aria-live', 'polite');
  expect(screen.getByText('Org. | ספרייה').closest('bdi')).toBeInTheDocument();
});

test('closes once the page of a chosen hit is shown, or at once if it is this page', async () => {
  const user = await search('elm', organization('5', 'Elm Library'));
  expect(screen.getByText('1 result')).toBeVisible();
  await user.click(hit('Elm Library'));
  expect(followed()).toEqual(['/organization/read/5']);
  expect(field()).toBeVisible();
  arriveAt('/organization/read/5');
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  await user.click(opener());
  enterAndWait('elm');
  await user.click(await screen.findByRole('link', { name: 'Org. | Elm Library' }));
  expectClosed();
});
