/** What the hits of a search say and where they lead. */
import { screen, within } from '@testing-library/react';
import { followedLinks } from '@/tests/support/followed-links';
import {
  answerOf,
  arriveAt,
  asked,
  enterAndRest,
  opener,
  openSearch,
  organization,
} from './open-search';

const followed = followedLinks();

const event = (id: string, fields: object) => ({ index: 'events', sourceAsMap: { id, ...fields } });
const contact = (id: string, fields: object) => ({
  index: 'contacts',
  sourceAsMap: { id, ...fields },
});

async function search(text: string, ...hits: object[]) {
  const user = await openSearch();
  asked(text).reply(200, answerOf(...hits));
  enterAndRest(text);
  await screen.findByText(/result/);
  return user;
}

const hits = () =>
  within(screen.getByRole('list', { name: 'Search results' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('each kind of hit reads as what it is and leads to its detail', async () => {
  await search(
    'library',
    event('9', { eventName: 'Travel class', location: 'Elm Library' }),
    organization('5', 'Elm Library'),
    contact('7', { firstName: 'Ada', lastName: 'Lindqvist' }),
  );
  expect(hits()).toEqual([
    ['Event | Travel class | Elm Library', '/event/read/9'],
    ['Org. | Elm Library', '/organization/read/5'],
    ['Contact | Ada Lindqvist', '/contact/read/7'],
  ]);
  expect(screen.getByText('3 results')).toBeVisible();
});

test('where there are more hits than are shown, the whole number is said, and aloud', async () => {
  await openSearch();
  const found = { totalHits: { value: 82 }, hits: [organization('5', 'Elm Library')] };
  asked('library').reply(200, found);
  enterAndRest('library');
  expect(await screen.findByText('1 of 82 results')).toHaveAttribute('aria-live', 'polite');
});

test('missing parts are left out, whether they are null or not there at all', async () => {
  await search(
    'nothing',
    event('1', { eventName: null, location: 'Town Hall' }),
    event('2', { eventName: 'Fair' }),
    event('3', {}),
    organization('4', null),
    contact('5', { firstName: 'Ada', lastName: null }),
    contact('6', { lastName: 'Lindqvist' }),
  );
  expect(hits().map(([text]) => text)).toEqual([
    'Event | Town Hall',
    'Event | Fair',
    'Event',
    'Org.',
    'Contact | Ada',
    'Contact | Lindqvist',
  ]);
});

test('a name that reads from right to left is kept apart from what stands beside it', async () => {
  await search('ספרייה', organization('8', 'ספרייה'));
  expect(screen.getByText('Org. | ספרייה').closest('bdi')).toBeInTheDocument();
  expect(screen.getByText('1 result')).toBeVisible();
});

test('without hits the search says so and shows no list', async () => {
  await search('zzz');
  expect(screen.getByText('No search results found...')).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a chosen hit is followed, and the box closes when its page has come, or at once where that is this one', async () => {
  const user = await search('elm', organization('5', 'Elm Library'));
  const hit = () => screen.findByRole('link', { name: 'Org. | Elm Library' });
  await user.click(await hit());
  expect(followed()).toEqual(['/organization/read/5']);
  expect(screen.getByRole('textbox', { name: 'Search' })).toBeVisible();
  arriveAt('/organization/read/5');
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  await user.click(opener());
  enterAndRest('elm');
  await user.click(await hit());
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
});
