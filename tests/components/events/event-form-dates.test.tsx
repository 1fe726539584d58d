/** Start and end of an event: typing, the hour in between, the calendar, and what cannot be read. */
import { screen, waitFor, within } from '@testing-library/react';
import { wire } from '@/tests/components/organizations/organization-form-on-screen';
import { button, EDIT, eventOf, field, save, showForm } from './event-form-on-screen';

beforeEach(() => sessionStorage.clear());

const start = () => field('Start date/time');
const end = () => field('End date/time');

async function openCalendar(user: ReturnType<typeof showForm>['user']) {
  await user.click(button('Pick Start date/time'));
  return screen.findByRole('group', { name: 'Calendar for Start date/time' });
}

test.each([
  ['05-03-2026 09:30 AM', '05-03-2026 10:30 AM'],
  ['5/3/2026 11:30 pm', '05-04-2026 12:30 AM'],
  ['2/28/2026 11:15 PM', '03-01-2026 12:15 AM'],
  ['12/31/2026 23:00', '01-01-2027 12:00 AM'],
  ['3/8/2026 1:30 AM', '03-08-2026 02:30 AM'],
])('a start of %s gives an empty end %s', async (typed, expected) => {
  const { user } = showForm({ event: null });
  await user.type(start(), typed);
  expect(end()).toHaveValue('');
  await user.tab();
  expect(end()).toHaveValue(expected);
});

test('an end that is there is left as it is', async () => {
  const { user } = showForm();
  await user.clear(start());
  await user.type(start(), '05-02-2021 08:00 AM');
  await user.tab();
  expect(end()).toHaveValue('05-03-2021 10:30 AM');
});

test('the Enter key in the start of a new event sets the end before it saves', async () => {
  const { user } = showForm({ event: null });
  await user.type(start(), '05-03-2026 09:30 AM{Enter}');
  await screen.findByRole('alert');
  expect(end()).toHaveValue('05-03-2026 10:30 AM');
});

test('an event without an end is given none by saving it, and the form says why it needs one', async () => {
  const { user, went } = showForm({ event: eventOf({ endDateTime: null }) });
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
  wire()
    .put(EDIT, ({ values }) => values.endDateTime === '05-03-2021 11:00 AM')
    .reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
});

test('what is typed into an end that was filled in takes its place', async () => {
  const { user } = showForm({ event: null });
  await user.type(start(), '05-03-2026 09:30 AM');
  await user.click(end());
  expect(end()).toHaveValue('05-03-2026 10:30 AM');
  expect(end()).toHaveAccessibleDescription(/^Left empty, it becomes one hour after the start\./);
  await user.keyboard('05-03-2026 12:00 PM');
  expect(end()).toHaveValue('05-03-2026 12:00 PM');
  await user.click(start());
  await user.click(end());
  await user.keyboard('!');
  expect(end()).toHaveValue('05-03-2026 12:00 PM!');
});

test('a date is written out in full on the way out, and what cannot be read is left alone', async () => {
  const { user } = showForm({ event: null });
  await user.type(start(), '5/3/26 9:30pm');
  await user.tab();
  expect(start()).toHaveValue('05-03-2026 09:30 PM');
  await user.clear(end());
  await user.type(end(), 'next friday');
  await user.tab();
  expect(end()).toHaveValue('next friday');
  await user.click(save());
  await screen.findByRole('alert');
  expect(end()).toHaveAccessibleDescription(
    /End date\/time is no date and time such as 05-03-2026 09:30 AM\.$/,
  );
  expect(end()).toHaveValue('next friday');
});

test('a start behind the end is warned of, and nothing is sent', async () => {
  const { user } = showForm();
  await user.clear(start());
  await user.type(start(), '05-03-2021 10:31 AM');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Start date/time' })).toBeVisible();
  expect(start()).toHaveAccessibleDescription(/This is after the end\.$/);
  const warning = await screen.findByText('Start date/time cannot be ahead of End date/time');
  expect(warning.closest('[data-type="warning"]')).toBeInTheDocument();
});

test('the calendar opens at the day that is typed, and changes nothing but the day', async () => {
  const { user } = showForm({ event: eventOf({ startDateTime: '2021-05-03T09:30:00' }) });
  const calendar = await openCalendar(user);
  expect(await within(calendar).findByText('May 2021')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Monday, May 3, 2021, selected' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(start()).toHaveValue('05-04-2021 09:30 AM');
  await user.click(within(calendar).getByRole('button', { name: 'Done' }));
  expect(start()).toHaveFocus();
  expect(screen.queryByText('May 2021')).not.toBeInTheDocument();
});

test('a day and a time are picked for an empty start, and the end follows', async () => {
  const { user } = showForm({ event: null });
  const calendar = await openCalendar(user);
  const time = await within(calendar).findByLabelText('Time');
  expect(time).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Thursday, May 14, 2026' }));
  expect(start()).toHaveValue('05-14-2026');
  await user.type(time, '23:45');
  expect(start()).toHaveValue('05-14-2026 11:45 PM');
  await user.keyboard('{Escape}');
  expect(start()).toHaveFocus();
  expect(end()).toHaveValue('');
  await user.tab();
  expect(end()).toHaveValue('05-15-2026 12:45 AM');
});

test('a survey date is a day alone, and its calendar closes on the day', async () => {
  const { user } = showForm();
  await user.click(button('Pick Survey sent date'));
  await user.click(await screen.findByRole('button', { name: 'Saturday, May 9, 2026' }));
  expect(field('Survey sent date')).toHaveValue('05-09-2026');
  expect(field('Survey sent date')).toHaveFocus();
  expect(screen.queryByText('May 2026')).not.toBeInTheDocument();
});
