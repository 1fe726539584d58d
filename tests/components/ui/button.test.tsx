import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@/components/ui/button';
import { sentForms } from '@/tests/support/browser';

const sent = sentForms();

test('only a submit button submits its form', async () => {
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
