/** The link back to a list: the address that was left, and the opened row. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { BackToList } from '@/components/list/list-address';
import { ListPlace } from '@/components/list/list-place';
import { followedLinks } from '@/tests/support/browser';

followedLinks();

const back = <BackToList path="/events">Go back to Events</BackToList>;
const wayBack = () => screen.getByRole('link', { name: 'Go back to Events' });

function showList(address: string) {
  history.replaceState(null, '', address);
  return render(
    <ListPlace path="/events" address={address}>
      <a href="/events?sort=city">City</a>
      <a href="/event/read/4">Main hall</a>
      <a href="/event/read/4" target="_blank" rel="noopener">
        Main hall in a new tab
      </a>
    </ListPlace>,
  );
}

beforeEach(() => sessionStorage.clear());

test('without script, and in a tab that does not know the list, the link has no parameters', () => {
  expect(renderToStaticMarkup(back)).toContain('href="/events"');
  render(back);
  expect(wayBack()).toHaveAttribute('href', '/events');
});

test.each([
  ['nothing is pressed', null, '/events?page=3'],
  ['a header is pressed', 'City', '/events?page=3'],
  ['a row is opened in a new tab', 'Main hall in a new tab', '/events?page=3'],
  ['a row is opened', 'Main hall', '/events?page=3#/event/read/4'],
])('where %s, the link leads to %s', async (_what, name, href) => {
  const { unmount } = showList('/events?page=3');
  if (name) await userEvent.click(screen.getByRole('link', { name }));
  unmount();
  render(back);
  expect(wayBack()).toHaveAttribute('href', href);
});

test('returning to the list focuses the row that was opened and removes it from the address', () => {
  showList('/events?page=3#/event/read/4');
  expect(screen.getByRole('link', { name: 'Main hall' })).toHaveFocus();
  expect(location.href).toMatch(/\/events\?page=3$/);
});

test('a row that is no longer there leaves the focus where it is', () => {
  showList('/events?page=3#/event/read/5');
  expect(document.body).toHaveFocus();
  expect(location.hash).toBe('');
});
