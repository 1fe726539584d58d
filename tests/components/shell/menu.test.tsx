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

test('a menu is closed at first, and its button names the list that it opens', () => {
  showMenu();
  expectClosed();
  expect(opener().getAttribute('aria-controls')).toBe(
    screen.getByRole('list', { name: 'Events' }).id,
  );
});

test('a mouse opens it by hovering and closes it by leaving', async () => {
  const user = showMenu();
  await user.hover(opener());
  expectOpen();
  await user.hover(link('Create event'));
  expectOpen();
  await user.hover(screen.getByRole('button', { name: 'Elsewhere' }));
  expectClosed();
});

test('a click with the mouse that has opened it by hovering leaves it open', async () => {
  const user = showMenu();
  await user.click(opener());
  expectOpen();
});

test('a finger opens it and closes it by tapping', async () => {
  const user = showMenu();
  await user.pointer({ keys: '[TouchA]', target: opener() });
  expectOpen();
  await user.pointer({ keys: '[TouchA]', target: opener() });
  expectClosed();
});

test.each(['{Enter}', ' '])('the key "%s" opens it and closes it', async (key) => {
  const user = showMenu();
  await user.tab();
  await user.keyboard(key);
  expectOpen();
  await user.keyboard(key);
  expectClosed();
});

test('ArrowDown opens it and goes on from item to item, around the end', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expectOpen();
  await nextPaint();
  expect(link('Events')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await nextPaint();
  expect(link('Create event')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  await nextPaint();
  expect(link('Events')).toHaveFocus();
});

test('ArrowUp opens it at the last item', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{ArrowUp}');
  await nextPaint();
  expectOpen();
  expect(link('Create event')).toHaveFocus();
});

test('Escape closes it and returns focus to its button', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{ArrowDown}');
  await nextPaint();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(opener()).toHaveFocus();
});

test('Escape closes a menu that was opened by hovering and leaves the focus where it is', async () => {
  const user = showMenu();
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => elsewhere.focus());
  await user.hover(opener());
  expectOpen();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(elsewhere).toHaveFocus();
});

test('focus that moves on past the last item closes it', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(link('Create event')).toHaveFocus();
  expectOpen();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expectClosed();
});

test('choosing an item follows it and closes the menu', async () => {
  const user = showMenu();
  await user.click(opener());
  await user.click(link('Create event'));
  expect(followed()).toEqual(['/events/new']);
  expectClosed();
});

test('any other key leaves a closed menu closed', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{Escape}e{ArrowRight}');
  expectClosed();
});

const nextPaint = () => act(() => new Promise((painted) => requestAnimationFrame(painted)));
