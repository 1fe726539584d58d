/** The active presenters to choose from, and what the heading says of the choice. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameOfChosen } from '@/components/manager/chosen-presenter';
import { PresenterChoice } from '@/components/manager/presenter-choice';
import type { ActivePresenter } from '@/lib/legacy/presenters';
import type { Settled } from '@/lib/legacy/settle';
import { accessibilityFaults } from '@/tests/support/accessibility';

const person = (presenterId: number, firstName: string | null, email: string | null = null) => ({
  presenterId,
  firstName,
  lastName: firstName === null ? null : 'Bee',
  email,
});

const PEOPLE: ActivePresenter[] = [
  person(1, 'Ann', 'ann@example.org'),
  person(2, 'Cleo'),
  person(3, 'Ann', 'other@example.org'),
  person(4, null),
];

const choice = (chosen: number | null, presenters: Settled<ActivePresenter[]>) => (
  <PresenterChoice
    title="Select MOC"
    path="/manager-dashboard"
    kept={[
      ['from', '2026-01-01'],
      ['to', '2026-03-31'],
    ]}
    presenters={presenters}
    chosen={chosen}
  />
);
const ok = { ok: true, value: PEOPLE } as const;
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('each presenter is a button, namesakes with their mail address, the nameless with a number', async () => {
  const { container } = render(choice(null, ok));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Select MOC')).toBeVisible();
  expect(names()).toEqual([
    'Ann Bee (ann@example.org)',
    'Cleo Bee',
    'Ann Bee (other@example.org)',
    'Presenter 4',
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a button asks for its presenter and keeps the rest of the address, by a form that needs no script', () => {
  render(choice(null, ok));
  const form = screen.getByRole('button', { name: 'Cleo Bee' }).closest('form');
  expect(form).toHaveAttribute('action', '/manager-dashboard');
  const sent = form ? [...new FormData(form)] : [];
  expect(sent).toEqual([
    ['presenter', '2'],
    ['from', '2026-01-01'],
    ['to', '2026-03-31'],
  ]);
});

test('a choice folds the panel up, is marked in it, and leaves the focus at its heading', async () => {
  const { rerender } = render(choice(null, ok));
  const button = screen.getByRole('button', { name: 'Cleo Bee' });
  button.focus();
  rerender(choice(2, ok));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Select MOC').closest('summary')).toHaveFocus();
  await userEvent.click(screen.getByText('Select MOC'));
  expect(button).toHaveAttribute('aria-current', 'true');
});

test('in place of presenters that could not be had it says so', () => {
  render(choice(null, { ok: false }));
  expect(screen.getByRole('alert')).toHaveTextContent('Error occurred in retrieving Presenters.');
});

test.each([
  [2, 'Cleo Bee'],
  [4, 'Presenter 4'],
  [9, null],
])('presenter %s is called %s', (presenterId, name) => {
  expect(nameOfChosen(ok, presenterId)).toBe(name);
});

test('where the presenters could not be had, a number stands for the name', () => {
  expect(nameOfChosen({ ok: false }, 9)).toBe('Presenter 9');
});
