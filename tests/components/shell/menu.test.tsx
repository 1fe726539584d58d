/** Opening and closing a menu of the top bar. */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from '@/components/shell/menu';
import { followedLinks } from '@/tests/support/browser';

const ITEMS = [
  { label: 'Events', href: '/events' },
  { label: 'Create event', href: '/events/new' },
];

const followed = followedLinks();

const opener = () => screen.getByRole('button', { name: 'Events' });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const link = (name: string) => screen.getByRole('link', { name });
const expectOpen = (open = true) => expect(opener()).toHaveAttribute('aria-expanded', String(open));
const expectClosed = () => expectOpen(false);
const nextPaint = () => act(() => new Promise((painted) => requestAnimationFrame(painted)));

function showMenu() {
  render(
    <>
      <Menu label="Events" items={ITEMS} />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

test('opens when a mouse enters, closes when it leaves, and stays open when it clicks', async () => {
  const user = showMenu();
  const list = screen.getByRole('list', { name: 'Events' });
  expect(opener()).toHaveAttribute('aria-controls', list.id);
  await user.hover(opener());
  expectOpen();
  await user.click(opener());
  expectOpen();
  await user.hover(link('Create event'));
  expectOpen();
  await user.hover(elsewhere());
  expectClosed();
  act(() => elsewhere().focus());
  await user.hover(opener());
  await user.keyboard('{Escape}');
  expectClosed();
  expect(elsewhere()).toHaveFocus();
});

test('is toggled by touch, Enter and space, not by other keys', async () => {
  const user = showMenu();
  await user.tab();
  await user.keyboard('{Escape}e{ArrowRight}');
  expectClosed();
  for (const key of ['[TouchA]', '{Enter}', ' ']) {
    for (const open of [true, false]) {
      if (key === '[TouchA]') await user.pointer({ keys: key, target: opener() });
      else await user.keyboard(key);
      expectOpen(open);
    }
  }
});

test('opens and moves through its items by arrow keys, and returns the focus to its button on Escape', async () => {
  const user = showMenu();
  await user.tab();
  const press = async (key: string, focused: string) => {
    await user.keyboard(key);
    await nextPaint();
    expectOpen();
    expect(link(focused)).toHaveFocus();
  };
  for (const focused of ['Events', 'Create event', 'Events']) await press('{ArrowDown}', focused);
  await user.keyboard('{Escape}');
  expectClosed();
  expect(opener()).toHaveFocus();
  await press('{ArrowUp}', 'Create event');
});

test('closes when the focus leaves it and when an item is followed', async () => {
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
