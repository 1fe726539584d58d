/** The shell of the signed-in screens. */
import { render, screen, within } from '@testing-library/react';
import { Shell } from '@/components/shell/shell';
import { linksIn } from '@/tests/support/detail-page';

const showShell = (managerialAccess = false) =>
  render(
    <Shell name="Ada" employee="e1" managerialAccess={managerialAccess}>
      the screen
    </Shell>,
  );

const menu = (name: string) => within(screen.getByRole('list', { name }));
const linksOf = (name: string) => linksIn(menu(name).getAllByRole('link'));
const SCHEDULE = [
  ['My Outreach schedule', '/myoutreach'],
  ['This week', '/myoutreach?days=week'],
];

test('links to lists, forms and the own schedule, after the skip link and the logo', () => {
  showShell();
  expect(linksOf('Organizations')).toEqual([
    ['Organizations', '/organizations'],
    ['Create Org.', '/organizations/new'],
    ['Contacts', '/contacts'],
    ['Create contact', '/contact/new'],
  ]);
  expect(linksOf('Events')).toEqual([
    ['Events', '/events'],
    ['Create event', '/events/new'],
  ]);
  expect(linksOf('Call logs')).toEqual([
    ['Call logs', '/callLogs'],
    ['Create call log', '/calllog/new'],
    ['Follow-up list', '/organizations/follow-up'],
  ]);
  expect(linksOf('Ada')).toEqual(SCHEDULE);
  const main = screen.getByRole('main');
  expect(main).toHaveTextContent('the screen');
  expect(linksIn(screen.getAllByRole('link').slice(0, 2))).toEqual([
    ['Skip to content', `#${main.id}`],
    ['Outreach Tracking', '/'],
  ]);
});

test('adds report and dashboard for managers, and posts a form for Logout', () => {
  showShell(true);
  expect(linksOf('Ada')).toEqual([
    ...SCHEDULE,
    ['Manager Reports', '/manager-reports'],
    ['Manager dashboard', '/manager-dashboard'],
  ]);
  const logout = menu('Ada').getByRole('button', { name: 'Logout' });
  expect(logout).toHaveAttribute('type', 'submit');
  expect(logout.closest('form')).toHaveAttribute('method', 'post');
  expect(logout.closest('form')).toHaveAttribute('action', '/logout');
});
