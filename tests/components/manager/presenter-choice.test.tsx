/** The active presenters to choose from, and the name of the chosen one. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameOfChosen, PresenterChoice } from '@/components/manager/presenter-choice';

const person = (presenterId: number, firstName: string | null, email: string | null = null) => ({
  ...{ presenterId, firstName, lastName: firstName && 'Bee', email },
});
const FOUND = {
  ok: true as const,
  value: [
    person(1, 'Ann', 'ann@example.org'),
    person(2, 'Cleo'),
    person(3, 'Ann', 'other@example.org'),
    person(4, null),
  ],
};
const choice = (chosen: number | null) => (
  <PresenterChoice
    title="Select MOC"
    path="/manager-dashboard"
    kept={[['from', '2026-01-01']]}
    presenters={FOUND}
    presenterId={chosen}
  />
);

test('shows each presenter as the button of a form, namesakes with email, those without a name with a number', () => {
  render(choice(null));
  expect(screen.getByRole('group')).toHaveAttribute('open');
  expect(screen.getByText('Select MOC')).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ann Bee (ann@example.org)',
    'Cleo Bee',
    'Ann Bee (other@example.org)',
    'Presenter 4',
  ]);
  const form = screen.getByRole('button', { name: 'Cleo Bee' }).closest('form');
  expect(form).toHaveAttribute('action', '/manager-dashboard');
  expect([...new FormData(form ?? undefined)]).toEqual([
    ['presenter', '2'],
    ['from', '2026-01-01'],
  ]);
});

test('closes its panel after a choice, marks the chosen one, and moves the focus to the heading', async () => {
  const { rerender } = render(choice(null));
  const button = screen.getByRole('button', { name: 'Cleo Bee' });
  button.focus();
  rerender(choice(2));
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('Select MOC').closest('summary')).toHaveFocus();
  await userEvent.click(screen.getByText('Select MOC'));
  expect(button).toHaveAttribute('aria-current', 'true');
});

test.each([
  [FOUND, 2, 'Cleo Bee'],
  [FOUND, 4, 'Presenter 4'],
  [FOUND, 9, null],
  [FOUND, null, null],
  [{ ok: false as const }, 9, 'Presenter 9'],
])('names the chosen presenter of %j with the id %s %s', (presenters, presenterId, name) => {
  expect(nameOfChosen(presenters, presenterId)).toBe(name);
});
