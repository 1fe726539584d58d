/** How the search box opens, closes and is walked by keyboard. */
import { screen } from '@testing-library/react';
import {
  answerOf,
  asked,
  enterAndRest,
  field,
  opener,
  openSearch,
  organization,
} from './open-search';

const closeIcon = () => screen.getByRole('button', { name: 'Close search' });
const hit = (name: string) => screen.getByRole('link', { name: `Org. | ${name}` });

async function withTwoHits() {
  const user = await openSearch();
  asked('elm').reply(
    200,
    answerOf(organization('5', 'Elm Library'), organization('6', 'Elm Township')),
  );
  enterAndRest('elm');
  await screen.findByText('2 results');
  return user;
}

function expectClosed() {
  expect(screen.queryByRole('textbox', { name: 'Search' })).not.toBeInTheDocument();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(opener()).toHaveFocus();
}

test('the box opens with focus in its field, asks nothing yet, and its button closes it again', async () => {
  const user = await openSearch();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('placeholder', 'Search for Orgs., events or contacts...');
  expect(screen.queryByText(/Type at least/)).not.toBeInTheDocument();
  await user.click(opener());
  expectClosed();
});

test('close icon and Escape hide box and results, return the focus, and leave nothing for the next time', async () => {
  const user = await withTwoHits();
  await user.click(closeIcon());
  expectClosed();
  await user.click(opener());
  expect(await screen.findByRole('textbox', { name: 'Search' })).toHaveValue('');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  enterAndRest('elm');
  await user.keyboard('{Escape}');
  expectClosed();
});

test('arrow keys walk from the field through the results and around, and Escape closes from a hit as well', async () => {
  const user = await withTwoHits();
  await user.keyboard('{ArrowDown}');
  expect(hit('Elm Library')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(hit('Elm Township')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(hit('Elm Township')).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
});

test('the field takes no more than 200 characters', async () => {
  const user = await openSearch();
  asked('x'.repeat(200)).reply(200, answerOf());
  await user.paste('x'.repeat(300));
  expect(field()).toHaveValue('x'.repeat(200));
  expect(await screen.findByText('No search results found...')).toBeVisible();
});
