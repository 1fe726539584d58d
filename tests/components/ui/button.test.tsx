/** What can be pressed. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from '@/components/ui/button';
import { sentForms } from '@/tests/support/sent-forms';

const sent = sentForms();

test('a button inside a form sends nothing unless it is told to', async () => {
  render(
    <form>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent()).toHaveLength(1);
});

test('a link that looks like a button is a link', () => {
  render(
    <ButtonLink href="/organizations/new" weight="primary">
      Create Organization
    </ButtonLink>,
  );
  expect(screen.getByRole('link', { name: 'Create Organization' })).toHaveAttribute(
    'href',
    '/organizations/new',
  );
});
