/** How a menu of the top bar opens and closes. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '@/components/shell/menu';
import { followedLinks } from '@/tests/support/followed-links';

const ITEMS = [
  { label: 'Events', href: '/events' },
  { label: 'Create event', href: '/events/new' },
];

const followed = followedLinks();

const opener = () => screen.getByRole('button', { name: 'Events' });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const link = (name: string) => screen.getByRole('link', { name });
const expectOpen = () => expect(opener()).toHaveAttribute('aria-expanded', 'true');
const expectClosed = () => expect(opener()).toHaveAttribute('aria-expanded', 'false');

function showMenu() {
  render(
    <>
      <Menu label="Events" items={ITEMS} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

test('a menu is closed at first; a mouse opens it by hovering, a click leaves it open, leaving closes it', async () => {
  const user = showMenu();
  expectClosed();
  expect(opener().getAttribute('aria-controls')).toBe(
    screen.getByRole('list', { name: 'Events' }).id,
  );
  await user.hover(opener());
  expectOpen();
  await user.click(opener());
  expectOpen();
  await user.hover(link('Create event'));
  expectOpen();
  await user.hover(elsewhere());
  expectClosed();
});

test('a finger, Enter and the space bar open it and close it; any other key leaves it closed', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{Escape}e{ArrowRight}');
  expectClosed();
  for (const key of ['[TouchA]', '{Enter}', ' ']) {
    const press = () =>
      key === '[TouchA]' ? user.pointer({ keys: key, target: opener() }) : user.keyboard(key);
    await press();
    expectOpen();
    await press();
    expectClosed();
  }
});

test('arrows open it and go from item to item, around the end, and Escape returns the focus to its button', async () => {
  const user = showMenu();
  await user.tab();
  for (const focused of ['Events', 'Create event', 'Events']) {
    await user.keyboard('{ArrowDown}');
    await nextPaint();
    expectOpen();
    expect(link(focused)).toHaveFocus();
  }
  await user.keyboard('{Escape}');
  expectClosed();
  expect(opener()).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  await nextPaint();
  expectOpen();
  expect(link('Create event')).toHaveFocus();
});

test('Escape closes a menu that was opened by hovering and leaves the focus where it is', async () => {
  const user = showMenu();
  act(() => elsewhere().focus());
  await user.hover(opener());
  expectOpen();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(elsewhere()).toHaveFocus();
});

test('focus that moves on past the last item, and an item that is followed, close it', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(link('Create event')).toHaveFocus();
  expectOpen();
  await user.tab();
  expect(elsewhere()).toHaveFocus();
  expectClosed();
  await user.click(opener());
  await user.click(link('Create event'));
  expect(followed()).toEqual(['/events/new']);
  expectClosed();
});

const nextPaint = () => act(() => new Promise((painted) => requestAnimationFrame(painted)));
