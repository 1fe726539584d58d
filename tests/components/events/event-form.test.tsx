/** The event form: what it shows and requires, its dates, what belongs to an event besides, and what saving does. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { eventFormLookups } from '@/components/events/event-form-lookups';
import { wire } from '@/tests/components/organizations/organization-form-on-screen';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { heldAnswer } from '@/tests/support/held-answer';
import {
  box,
  button,
  EDIT,
  eventOf,
  field,
  NEW,
  save,
  showForm,
  VALUES,
} from './event-form-on-screen';

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof showForm>['user'];

const start = () => field('Start date/time');
const end = () => field('End date/time');
const summary = () => screen.findByRole('alert');
const FAILED = { title: 'The outreach system failed.' };

async function retype(user: User, what: HTMLElement, text: string) {
  await user.clear(what);
  await user.type(what, text);
}

test('the fields of an event that is edited hold what is known of it', async () => {
  const { user, went, unmount } = showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
  for (const [label, value] of [
    ...[
      ['Event name', 'Travel training'],
      ['Location', 'Elm Library'],
      ['Address', '1 Main St'],
    ],
    ...[
      ['City', 'Joliet'],
      ['State', 'IL'],
      ['Zip', '60432'],
      ['County', 'Will'],
    ],
    ...[
      ['Start date/time', '05-03-2021 09:30 AM'],
      ['End date/time', '05-03-2021 10:30 AM'],
    ],
    ...[
      ['Event type', 'Presentation'],
      ['Status', 'Confirmed'],
      ['Audience count', '25'],
    ],
    ...[
      ['Survey sent date', ''],
      ['Survey count', ''],
    ],
  ] as const) {
    expect(field(label)).toHaveValue(value);
  }
  for (const required of ['Location', 'Start date/time', 'End date/time', 'Event type']) {
    expect(field(required)).toBeRequired();
  }
  expect(field('State')).toBeDisabled();
  expect(field('Survey count')).toHaveAccessibleDescription('Total # of surveys received.');
  expect(box('Older adults')).toBeChecked();
  expect(box('Students')).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Mark this event for deletion' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([leads('Go back to Events'), leads('Create new event?')]).toEqual([
    '/events',
    '/events/new',
  ]);
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
  unmount();
  const other = showForm({ event: eventOf({ state: 'WI' }) });
  expect(field('State')).toHaveValue('WI');
  other.unmount();
  showForm({ event: eventOf({ state: null }) });
  expect(field('State')).toHaveValue('IL');
});

test('what the backend cannot save is not offered, and a stored one is refused before anything is sent', async () => {
  const retrieved = (...value: string[]) => ({ ok: true as const, value });
  const lookups = eventFormLookups({
    counties: retrieved('Cook/Will'),
    types: retrieved('', '100%', 'Fair/Expo', 'Presentation'),
    statuses: retrieved('Confirmed', 'On\\Off'),
    audienceTypes: { ok: true, value: [] },
  });
  const { user } = showForm({ event: eventOf({ eventTypeDesc: 'Fair/Expo' }), lookups });
  const offered = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(offered('Event type')).toEqual(['Choose…', 'Fair/Expo', 'Presentation']);
  expect(field('Event type')).toHaveAccessibleDescription(
    'Not offered, because the backend cannot save it: 100%, Fair/Expo.',
  );
  expect(offered('Status')).toContain('Confirmed');
  expect(offered('Status')).not.toContain('On\\Off');
  // A county does not travel in the address of an event.
  expect(offered('County')).toContain('Cook/Will');
  await retype(user, field('Location'), 'Oak Hall');
  await user.click(save());
  expect(await summary()).toHaveTextContent('Event type');
  expect(field('Event type')).toHaveAccessibleDescription(
    /Event type “Fair\/Expo” cannot be saved: the backend does not accept \/ in it\. Choose another one\./,
  );
  expect(field('Location')).toHaveValue('Oak Hall');
});

test('lookups that could not be retrieved are said to be, and the stored values stay', () => {
  showForm({
    event: eventOf({ cancelReason: 'Flood', lastStatus: 'Cancelled' }),
    lookups: {
      counties: { message: 'Error occurred in retrieving Counties' },
      types: { message: 'Error occurred in retrieving Event types' },
      statuses: { message: 'Something went wrong while fetching Status types.' },
      audienceTypes: { message: 'Error occurred in retrieving audience types' },
    },
  });
  for (const [label, value, message] of [
    ['County', 'Will', 'Error occurred in retrieving Counties'],
    ['Event type', 'Presentation', 'Error occurred in retrieving Event types'],
    ['Status', 'Cancelled', 'Something went wrong while fetching Status types.'],
    ['Reason for cancellation', 'Flood', ''],
  ] as const) {
    expect(field(label)).toHaveValue(value);
    expect(field(label)).toHaveAccessibleDescription(message);
  }
  expect(screen.getByText('Error occurred in retrieving audience types')).toBeVisible();
});

test('a new event tells what is missing, is there perhaps after an answer in doubt, and is sent with all that was filled in', async () => {
  const { user, went } = showForm({ event: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  await user.click(save());
  await waitFor(async () => expect(await summary()).toHaveFocus());
  expect(field('Location')).toHaveAccessibleDescription('Location is required.');
  expect(start()).toHaveAccessibleDescription(/Enter the start date and time\./);
  expect(end()).toHaveAccessibleDescription(/Enter the end date and time\./);
  const selector = '[data-sonner-toast][data-type="warning"] *';
  const told = await screen.findByText('Start and/or End Dates not set.', { selector });
  expect(told).toBeInTheDocument();
  expect(screen.getAllByText(/Start and\/or End Dates not set/)).toHaveLength(1);
  await user.click(within(await summary()).getByRole('link', { name: 'Event type' }));
  expect(field('Event type')).toHaveFocus();

  // What the search says of it is another test's matter.
  nock('http://localhost')
    .get(/^\/api\/elasticsearch\//)
    .times(9)
    .optionally()
    .reply(200, { totalHits: { value: 0 }, hits: [] });
  await user.selectOptions(field('Event type'), 'Presentation');
  await user.type(field('Location'), 'Oak Hall');
  await user.click(box('Students'));
  await user.click(screen.getByRole('switch', { name: 'Join Event' }));
  // The Enter key in the start sets the end before it saves.
  wire().post(NEW).reply(500, { title: 'Not confirmed.', outcome: 'unknown' });
  await user.type(start(), '05-03-2026 09:30 AM{Enter}');
  expect(await screen.findByText(/^Perhaps not saved/)).toBeVisible();
  const look = screen.getByRole('link', { name: /^the list of events/ });
  expect(look).toHaveAttribute('target', '_blank');
  expect(field('Location')).toHaveValue('Oak Hall');
  wire().post(NEW).reply(502, { title: 'It cannot be reached.' });
  await user.click(save());
  expect(await screen.findByText(/^Not saved: It cannot be reached\./)).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'false');
  const sent: unknown[] = [];
  wire()
    .post(NEW, (body) => sent.push(body) > 0)
    .reply(201, '', { location: `${NEW}/77` });
  await user.click(save());
  const message = 'New Event is created! PLEASE WAIT FOR THE PAGE TO REFRESH!';
  expect(await screen.findByText(message)).toBeInTheDocument();
  const filled = {
    ...{ location: 'Oak Hall', eventType: 'Presentation', addedAudienceTypes: [2] },
    ...{
      startDateTime: '05-03-2026 09:30 AM',
      endDateTime: '05-03-2026 10:30 AM',
      joinEvent: true,
    },
  };
  expect(sent).toEqual([{ values: expect.objectContaining(filled) }]);
  await waitFor(() => expect(went).toEqual(['/event/read/77']));
});

test('an event that is edited is sent with what it was before, and its own page follows', async () => {
  const { user, went } = showForm();
  await user.type(field('Zip'), '-1234');
  const values = { ...VALUES, zip: '60432-1234' };
  wire().put(EDIT, { base: VALUES, values }).reply(204);
  await user.click(save());
  expect(await screen.findByText('Event has been updated!')).toBeInTheDocument();
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
});

test('a count is a whole number, but one that is stored in words may stay', async () => {
  const { user, went } = showForm({ event: eventOf({ audienceCount: 'about 40' }) });
  await user.type(field('Survey count'), 'ten');
  await user.click(save());
  expect(await summary()).toHaveTextContent(/^One field is not right yet:Survey count$/);
  expect(field('Survey count')).toHaveAccessibleDescription(/Survey count is a whole number\./);
  await retype(user, field('Survey count'), '10');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
});

test('a reason is chosen for a cancelled event only, and stays when the status changes until it is cleared', async () => {
  const { user } = showForm();
  const reason = () => field('Reason for cancellation');
  expect(reason()).toBeDisabled();
  await user.selectOptions(field('Status'), 'Cancelled');
  expect(reason()).toBeEnabled();
  await user.selectOptions(reason(), 'MOC canceled - Short staffed');
  expect(reason()).toHaveValue('Short staffed');
  const shown = within(reason()).getAllByRole('option');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    ...['Choose…', 'MOC canceled - Sick', 'MOC canceled - Short staffed'],
    ...['MOC canceled - Requested in-person', 'Agency canceled', 'Unable to make contact'],
    ...['Same day event change', 'Other'],
  ]);
  await user.selectOptions(field('Status'), 'Confirmed');
  expect(reason()).toHaveValue('Short staffed');
  expect(reason()).toHaveAccessibleDescription(
    'The event keeps this reason, although its status is not Cancelled.',
  );
  await user.click(button('Clear the reason'));
  expect(reason()).toHaveValue('');
  expect(field('Status')).toHaveFocus();
  await user.selectOptions(field('Status'), '');
  expect(field('Status')).toHaveAccessibleDescription(
    'A status cannot be taken away: without another choice it stays Confirmed.',
  );
});

test('what was typed comes back after a reload, ticks and texts that are no dates too', async () => {
  const first = showForm();
  await first.user.click(box('Veterans'));
  await retype(first.user, end(), 'around noon');
  first.unmount();
  showForm();
  expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  expect(box('Veterans')).toBeChecked();
  expect(end()).toHaveValue('around noon');
});

describe('start and end', () => {
  test.each([
    ['5/3/2026 11:30 pm', '05-03-2026 11:30 PM', '05-04-2026 12:30 AM'],
    ['12/31/2026 23:00', '12-31-2026 11:00 PM', '01-01-2027 12:00 AM'],
    ['3/8/2026 1:30 AM', '03-08-2026 01:30 AM', '03-08-2026 02:30 AM'],
    ['next friday', 'next friday', ''],
  ])(
    'a start of %s is written out as %s and gives an empty end %s',
    async (typed, out, expected) => {
      const { user } = showForm({ event: null });
      await user.type(start(), typed);
      expect(end()).toHaveValue('');
      await user.tab();
      expect([start(), end()].map((one) => Reflect.get(one, 'value'))).toEqual([out, expected]);
    },
  );

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

  test('what is typed into an end that was filled in takes its place, and what cannot be read is left alone', async () => {
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
    await user.click(save());
    await summary();
    expect(end()).toHaveValue('05-03-2026 12:00 PM!');
    expect(end()).toHaveAccessibleDescription(
      /End date\/time is no date and time such as 05-03-2026 09:30 AM\.$/,
    );
  });

  test('a start behind the end is warned of, and nothing is sent; an end that is there is left as it is', async () => {
    const { user } = showForm();
    await retype(user, start(), '05-03-2021 10:31 AM');
    await user.click(save());
    const link = within(await summary()).getByRole('link', { name: 'Start date/time' });
    expect(link).toBeVisible();
    expect(start()).toHaveAccessibleDescription(/This is after the end\.$/);
    const warning = await screen.findByText('Start date/time cannot be ahead of End date/time');
    expect(warning.closest('[data-type="warning"]')).toBeInTheDocument();
    expect(end()).toHaveValue('05-03-2021 10:30 AM');
  });

  test('the calendar opens at the day that is typed, and changes nothing but the day', async () => {
    const { user } = showForm();
    await user.click(button('Pick Start date/time'));
    const calendar = await screen.findByRole('group', { name: 'Calendar for Start date/time' });
    expect(await within(calendar).findByText('May 2021')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Monday, May 3, 2021, selected' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(start()).toHaveValue('05-04-2021 09:30 AM');
    await user.click(within(calendar).getByRole('button', { name: 'Done' }));
    expect(start()).toHaveFocus();
    expect(screen.queryByText('May 2021')).not.toBeInTheDocument();
    await user.click(button('Pick Survey sent date'));
    await user.click(await screen.findByRole('button', { name: 'Saturday, May 9, 2026' }));
    expect(field('Survey sent date')).toHaveValue('05-09-2026');
    expect(field('Survey sent date')).toHaveFocus();
    expect(screen.queryByText('May 2026')).not.toBeInTheDocument();
  });

  test('a day and a time are picked for an empty start, and the end follows', async () => {
    const { user } = showForm({ event: null });
    await user.click(button('Pick Start date/time'));
    const time = await screen.findByLabelText('Time');
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
});

describe('an audience type', () => {
  const TYPE_1 = '/api/deleteAudienceType/42/1';

  test('that the event has goes at once when its tick is taken away, and has it again where that failed', async () => {
    const { user } = showForm();
    wire().delete(TYPE_1).reply(500, FAILED);
    await user.click(box('Older adults'));
    const told = 'The audience type was not removed: The outreach system failed.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(box('Older adults')).toBeChecked();
    const held = heldAnswer();
    wire().delete(TYPE_1).reply(held.answer(204));
    await user.click(box('Older adults'));
    await user.click(box('Older adults'));
    expect(box('Older adults')).not.toBeChecked();
    held.release();
    expect(await screen.findByText('Audience Type has been removed!')).toBeInTheDocument();
    expect(box('Older adults')).not.toBeChecked();
  });

  test('that is ticked waits for the save, and so does one that was removed before', async () => {
    const { user, went } = showForm();
    wire().delete(TYPE_1).reply(204);
    await user.click(box('Older adults'));
    await screen.findByText('Audience Type has been removed!');
    for (const name of ['Veterans', 'Older adults', 'Students', 'Students']) {
      await user.click(box(name));
    }
    const values = { ...VALUES, addedAudienceTypes: [1, 3] };
    wire().put(EDIT, { base: VALUES, values }).reply(204);
    await user.click(save());
    await waitFor(() => expect(went).toEqual(['/event/read/42']));
  });
});

describe('an organization', () => {
  const effect = () => screen.queryByText(/^Saving also/)?.textContent;

  test('is removed once the backend said so, after a question in these words', async () => {
    const { user } = showForm();
    const table = screen.getByRole('table', { name: 'Organization(s) part of this Event' });
    const edit = within(table).getByRole('link', { name: 'Edit Elm Library' });
    expect(edit).toHaveAttribute('href', '/organizations/5');
    await user.click(button('Remove Elm Library'));
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Are you sure you want to remove this Org.? Upon removing, the Org. will be disassociated from this Event ' +
        'but continue to exist in the Database.',
    );
    wire().delete('/api/removeOrg/42/5').reply(500, FAILED);
    await user.click(button('Remove'));
    const told = 'The organization was not removed: The outreach system failed.';
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(within(table).getByText('StatusA')).toBeVisible();
    await user.click(button('Remove Elm Library'));
    wire().delete('/api/removeOrg/42/5').reply(204);
    await user.click(button('Remove'));
    expect(await screen.findByText('No organization associated with this event.')).toBeVisible();
    expect(await screen.findByText('Org. is removed from this Event.')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(effect()).toBeUndefined();
  });

  test('is found, chosen, announced and sent, and can be let go before', async () => {
    const { user, went } = showForm();
    const OAK = { id: 9, text: 'Oak Hall' };
    nock('http://localhost')
      .get('/api/options/organizations')
      .query(true)
      .times(9)
      .optionally()
      .reply(200, { options: [OAK, { id: 5, text: 'Elm Library' }], total: 2 });
    await user.click(button('Link Org. with this Event'));
    const search = await screen.findByRole('combobox', { name: 'Link Org. with this Event' });
    await user.click(search);
    await user.click(await screen.findByRole('option', { name: 'Elm Library' }));
    expect(screen.getByText(/is part of this event already\.$/)).toHaveTextContent('Elm Library');
    await user.click(button('Clear the chosen organization'));
    expect(screen.queryByText(/part of this event/)).not.toBeInTheDocument();
    await user.click(search);
    await user.click(await screen.findByRole('option', { name: 'Oak Hall' }));
    expect(screen.getByText(/Save makes/)).toHaveTextContent(
      'Save makes Oak Hall part of this event.',
    );
    const values = { ...VALUES, linkedOrganization: OAK };
    wire().put(EDIT, { base: VALUES, values }).reply(204);
    await user.click(save());
    await waitFor(() => expect(went).toEqual(['/event/read/42']));
  });

  test('is told what saving does to its last status, whatever status is chosen', async () => {
    const { user, unmount } = showForm();
    expect(effect()).toBe('Saving also sets the last status of Elm Library to Confirmed.');
    await user.selectOptions(field('Status'), 'Info Needed');
    expect(effect()).toBe('Saving also sets the last status of Elm Library to Info Needed.');
    await user.selectOptions(field('Status'), '');
    expect(effect()).toBeUndefined();
    unmount();
    sessionStorage.clear();
    const orgNames = {
      ...{ 5: ['Elm Library', 'StatusA'], 6: ['Ash House', null], 7: ['Oak Hall', 'Confirmed'] },
      ...{ 8: ['', 'StatusB'], 9: ['Bay', 'x'], 10: ['Cay', 'x'], 11: ['Day', 'x'] },
    };
    showForm({ event: eventOf({ orgNames }) });
    expect(effect()).toBe(
      'Saving also sets the last status of 6 organizations to Confirmed: Elm Library, Ash House, ' +
        'Organization 8, Bay, Cay and 1 more.',
    );
  });
});
