/** Start and end in the event form, typed and picked from the calendar. */
import { screen, within } from '@testing-library/react';
import { button } from '@/tests/support/form-page';
import { setSettings } from '@/tests/support/settings';
import {
  end,
  expectSaved,
  field,
  retype,
  save,
  showForm,
  start,
  summary,
} from './event-form-on-screen';

setSettings();
beforeEach(() => sessionStorage.clear());

test('requires the missing end of an existing event, and does not fill it in', async () => {
  const shown = await showForm({ endDateTime: null });
  const { user } = shown;
  expect(end()).toHaveAccessibleDescription(
    /^This event has no end yet\. It needs one to be saved/,
  );
  await user.click(start());
  await user.tab();
  await user.type(start(), '{Enter}');
  expect(await screen.findByText('Start and/or End Dates not set.')).toBeInTheDocument();
  expect(end()).toHaveValue('');
  expect(end()).toHaveAccessibleDescription(/Enter the end date and time\.$/);
  await user.type(end(), '05-03-2021 11:00 AM');
  await expectSaved(shown, ({ values }) => values.endDateTime === '05-03-2021 11:00 AM');
});

test('fills in an empty end from the start, and keeps a typed end and unreadable text', async () => {
  const { user } = await showForm(null);
  await user.type(start(), 'next friday');
  await user.tab();
  expect(start()).toHaveValue('next friday');
  expect(end()).toHaveValue('');
  await retype(user, start(), '5/3/2026 9:30 am');
  expect(end()).toHaveValue('');
  await user.click(end());
  expect(start()).toHaveValue('05-03-2026 09:30 AM');
  expect(end()).toHaveValue('05-03-2026 10:30 AM');
  expect(end()).toHaveAccessibleDescription(
    /^If you leave this empty, the event ends one hour after its start\./,
  );
  await user.keyboard('05-03-2026 12:00 PM');
  await user.click(start());
  await user.click(end());
  await user.keyboard('!');
  await user.click(save());
  await summary();
  expect(end()).toHaveValue('05-03-2026 12:00 PM!');
  expect(end()).toHaveAccessibleDescription(
    /End date\/time must be a date and time, for example 05-03-2026 09:30 AM\.$/,
  );
});

test('rejects a start after the end with a warning', async () => {
  const { user } = await showForm();
  await retype(user, start(), '05-03-2021 10:31 AM');
  await user.click(save());
  const link = within(await summary()).getByRole('link', { name: 'Start date/time' });
  expect(link).toBeVisible();
  expect(start()).toHaveAccessibleDescription(/The start must be before the end\.$/);
  const warning = await screen.findByText('Start date/time cannot be ahead of End date/time');
  expect(warning.closest('[data-type="warning"]')).toBeInTheDocument();
  expect(end()).toHaveValue('05-03-2021 10:30 AM');
});

test('opens the calendar at the typed day, and changes only the day', async () => {
  const { user } = await showForm();
  await user.click(button('Pick Start date/time'));
  const calendar = await screen.findByRole('group', { name: 'Calendar for Start date/time' });
  expect(await within(calendar).findByText('May 2021')).toBeVisible();
  expect(button('Monday, May 3, 2021, selected')).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(start()).toHaveValue('05-04-2021 09:30 AM');
  await user.click(within(calendar).getByRole('button', { name: 'Done' }));
  expect(start()).toHaveFocus();
  expect(screen.queryByText('May 2021')).not.toBeInTheDocument();
  await user.click(button('Pick Survey sent date'));
  await user.click(await screen.findByRole('button', { name: 'Saturday, May 9, 2026' }));
  expect(field('Survey sent date')).toHaveValue('05-09-2026');
  expect(field('Survey sent date')).toHaveFocus();
});

test('picks a day and a time for an empty start, and fills in the end', async () => {
  const { user } = await showForm(null);
  await user.click(button('Pick Start date/time'));
  const time = await screen.findByLabelText('Time');
  expect(time).toBeDisabled();
  await user.click(button('Thursday, May 14, 2026'));
  await user.type(time, '23:45');
  expect(start()).toHaveValue('05-14-2026 11:45 PM');
  await user.keyboard('{Escape}');
  expect(start()).toHaveFocus();
  expect(end()).toHaveValue('');
  await user.tab();
  expect(end()).toHaveValue('05-15-2026 12:45 AM');
});
