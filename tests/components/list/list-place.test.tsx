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

test('links to the list without parameters without script, and in a tab that has not shown it', () => {
  expect(renderToStaticMarkup(back)).toContain('href="/events"');
  render(back);
  expect(wayBack()).toHaveAttribute('href', '/events');
});

test.each([
  ['no press', null, '/events?page=3'],
  ['a press of a header', 'City', '/events?page=3'],
  ['opening a row in a new tab', 'Main hall in a new tab', '/events?page=3'],
  ['opening a row', 'Main hall', '/events?page=3#/event/read/4'],
])('links back after %s to %s', async (_action, name, href) => {
  const { unmount } = showList('/events?page=3');
  if (name) await userEvent.click(screen.getByRole('link', { name }));
  unmount();
  render(back);
  expect(wayBack()).toHaveAttribute('href', href);
});

test('focuses the opened row on return and removes it from the address', () => {
  showList('/events?page=3#/event/read/4');
  expect(screen.getByRole('link', { name: 'Main hall' })).toHaveFocus();
  expect(location.href).toMatch(/\/events\?page=3$/);
});

test('keeps the focus when the opened row is no longer in the list', () => {
  showList('/events?page=3#/event/read/5');
  expect(document.body).toHaveFocus();
  expect(location.hash).toBe('');
});
