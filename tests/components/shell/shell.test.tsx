/** The frame of the signed-in screens: what its menus offer, and to whom. */
import { render, screen, within } from '@testing-library/react';
import { Shell } from '@/components/shell/shell';

const showShell = (managerialAccess = false) =>
  render(
    <Shell name="Ada" employee="e1" managerialAccess={managerialAccess}>
      the screen
    </Shell>,
  );

const linksOf = (menu: string) =>
  within(screen.getByRole('list', { name: menu }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the menus hold the lists and the forms that staff know', () => {
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
  ]);
});

test('the user menu bears the name and offers the own schedule, but nothing of the managers', () => {
  showShell();
  expect(linksOf('Ada')).toEqual([['My Outreach schedule', '/myoutreach']]);
});

test('managerial access adds the report and the dashboard', () => {
  showShell(true);
  expect(linksOf('Ada')).toEqual([
    ['My Outreach schedule', '/myoutreach'],
    ['Manager Reports', '/manager-reports'],
    ['Manager dashboard', '/manager-dashboard'],
  ]);
});

test('Logout is sent as a form, so that no link can sign anybody out', () => {
  showShell();
  const logout = within(screen.getByRole('list', { name: 'Ada' })).getByRole('button', {
    name: 'Logout',
  });
  expect(logout).toHaveAttribute('type', 'submit');
  expect(logout.closest('form')).toHaveAttribute('method', 'post');
  expect(logout.closest('form')).toHaveAttribute('action', '/logout');
});

test('the logo leads home and the first link leads past the bar to the screen', () => {
  showShell();
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Skip to content');
  expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  expect(second).toHaveTextContent('Outreach Tracking');
  expect(second).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveTextContent('the screen');
});
