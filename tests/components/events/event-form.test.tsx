/** The event form: what it shows, what it requires, and what saving does. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { eventFormLookups } from '@/components/events/event-form-lookups';
import { wire } from '@/tests/components/organizations/organization-form-on-screen';
import { accessibilityFaults } from '@/tests/support/accessibility';
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

const UNSURE = /^Perhaps not saved/;

beforeEach(() => sessionStorage.clear());

type User = ReturnType<typeof showForm>['user'];

async function fillIn(user: User) {
  // What the search says of it is another test's matter.
  nock('http://localhost')
    .get(/^\/api\/elasticsearch\//)
    .times(9)
    .optionally()
    .reply(200, { totalHits: { value: 0 }, hits: [] });
  await user.type(field('Location'), 'Oak Hall');
  await user.type(field('Start date/time'), '05-03-2026 09:30 AM');
  await user.selectOptions(field('Event type'), 'Presentation');
}

test('the fields of an event that is edited hold what is known of it', async () => {
  showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
  expect(field('Event name')).toHaveValue('Travel training');
  expect(field('Location')).toBeRequired();
  expect(field('State')).toBeDisabled();
  expect(field('State')).toHaveValue('IL');
  expect(field('County')).toHaveValue('Will');
  expect(field('Start date/time')).toHaveValue('05-03-2021 09:30 AM');
  expect(field('End date/time')).toBeRequired();
  expect(field('Event type')).toHaveValue('Presentation');
  expect(field('Status')).toHaveValue('Confirmed');
  expect(field('Survey count')).toHaveAccessibleDescription('Total # of surveys received.');
  expect(box('Older adults')).toBeChecked();
  expect(box('Students')).not.toBeChecked();
  expect(screen.getByRole('group', { name: 'Mark this event for deletion' })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  const backLink = screen.getByRole('link', { name: 'Go back to Events' });
  expect(backLink).toHaveAttribute('href', '/events');
  const newLink = screen.getByRole('link', { name: 'Create new event?' });
  expect(newLink).toHaveAttribute('href', '/events/new');
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
});

test('an event that is stored with another state shows it, one without shows Illinois', () => {
  const { unmount } = showForm({ event: eventOf({ state: 'WI' }) });
  expect(field('State')).toHaveValue('WI');
  unmount();
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
  await user.clear(field('Location'));
  await user.type(field('Location'), 'Oak Hall');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Event type');
  expect(field('Event type')).toHaveAccessibleDescription(
    /Event type “Fair\/Expo” cannot be saved: the backend does not accept \/ in it\. Choose another one\./,
  );
  expect(field('Location')).toHaveValue('Oak Hall');
});

test('lookups that could not be retrieved are said to be, and the stored values stay', () => {
  const event = eventOf({ cancelReason: 'Flood', lastStatus: 'Cancelled' });
  showForm({
    event,
    lookups: {
      counties: { message: 'Error occurred in retrieving Counties' },
      types: { message: 'Error occurred in retrieving Event types' },
      statuses: { message: 'Something went wrong while fetching Status types.' },
      audienceTypes: { message: 'Error occurred in retrieving audience types' },
    },
  });
  expect(field('County')).toHaveAccessibleDescription('Error occurred in retrieving Counties');
  expect(field('County')).toHaveValue('Will');
  expect(field('Event type')).toHaveValue('Presentation');
  expect(field('Status')).toHaveValue('Cancelled');
  expect(field('Reason for cancellation')).toHaveValue('Flood');
  expect(screen.getByText('Error occurred in retrieving audience types')).toBeVisible();
});

test('an unchanged event is not sent, and says that nothing has changed', async () => {
  const { user, went } = showForm();
  await user.click(save());
  expect(await screen.findByText('Nothing has changed, so nothing was saved.')).toBeInTheDocument();
  expect(went).toEqual([]);
});

test('what is missing is told at its field, in a summary that takes the focus, and as a warning', async () => {
  const { user } = showForm({ event: null });
  expect(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create new event?' })).toBeVisible();
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(field('Location')).toHaveAccessibleDescription('Location is required.');
  expect(field('Start date/time')).toHaveAccessibleDescription(/Enter the start date and time\./);
  expect(field('End date/time')).toHaveAccessibleDescription(/Enter the end date and time\./);
  const warning = '[data-sonner-toast][data-type="warning"]';
  const told = await screen.findByText('Start and/or End Dates not set.', {
    selector: `${warning} *`,
  });
  expect(told).toBeInTheDocument();
  expect(screen.getAllByText(/Start and\/or End Dates not set/)).toHaveLength(1);
  await user.click(within(summary).getByRole('link', { name: 'Event type' }));
  expect(field('Event type')).toHaveFocus();
});

test('a new event is sent with all that was filled in, and its own page follows', async () => {
  const { user, went } = showForm({ event: null });
  await fillIn(user);
  await user.click(box('Students'));
  await user.click(screen.getByRole('switch', { name: 'Join Event' }));
  const sent: unknown[] = [];
  wire()
    .post(NEW, (body) => sent.push(body) > 0)
    .reply(201, '', { location: `${NEW}/77` });
  await user.click(save());
  const message = 'New Event is created! PLEASE WAIT FOR THE PAGE TO REFRESH!';
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(went).toEqual(['/event/read/77']));
  expect(sent).toEqual([
    {
      values: expect.objectContaining({
        location: 'Oak Hall',
        startDateTime: '05-03-2026 09:30 AM',
        endDateTime: '05-03-2026 10:30 AM',
        addedAudienceTypes: [2],
        joinEvent: true,
      }),
    },
  ]);
});

test('an event that is edited is sent with what it was before, and its own page follows', async () => {
  const { user, went } = showForm();
  await user.type(field('Zip'), '-1234');
  wire()
    .put(EDIT, JSON.stringify({ base: VALUES, values: { ...VALUES, zip: '60432-1234' } }))
    .reply(204);
  await user.click(save());
  expect(await screen.findByText('Event has been updated!')).toBeInTheDocument();
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
});

test.each([
  ['no answer comes', () => wire().post(NEW).replyWithError('gone')],
  [
    'the outreach system does not confirm it',
    () => wire().post(NEW).reply(500, { title: 'Not confirmed.', outcome: 'unknown' }),
  ],
])('where %s, the event is said to be there perhaps, and the text stays', async (_what, answer) => {
  const { user } = showForm({ event: null });
  await fillIn(user);
  answer();
  await user.click(save());
  expect(await screen.findByText(UNSURE)).toBeVisible();
  expect(screen.getByRole('link', { name: /^the list of events/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(field('Location')).toHaveValue('Oak Hall');
  expect(button('Save Event')).toHaveAttribute('aria-disabled', 'false');
});

test('where the outreach system surely created nothing, that is said', async () => {
  const { user } = showForm({ event: null });
  await fillIn(user);
  wire().post(NEW).reply(502, { title: 'It cannot be reached.' });
  await user.click(save());
  expect(await screen.findByText(/^Not saved: It cannot be reached\./)).toBeVisible();
  expect(screen.queryByText(UNSURE)).not.toBeInTheDocument();
});

test('a count is a whole number, but one that is stored in words may stay', async () => {
  const { user, went } = showForm({ event: eventOf({ audienceCount: 'about 40' }) });
  await user.type(field('Survey count'), 'ten');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Survey count');
  expect(field('Survey count')).toHaveAccessibleDescription(/Survey count is a whole number\./);
  expect(screen.getByRole('alert')).not.toHaveTextContent('Audience count');
  await user.clear(field('Survey count'));
  await user.type(field('Survey count'), '10');
  wire().put(EDIT).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
});

describe('the reason for cancellation', () => {
  const reason = () => field('Reason for cancellation');

  test('can be chosen for a cancelled event only, and is shown with its prefix', async () => {
    const { user } = showForm();
    expect(reason()).toBeDisabled();
    await user.selectOptions(field('Status'), 'Cancelled');
    expect(reason()).toBeEnabled();
    await user.selectOptions(reason(), 'MOC canceled - Short staffed');
    expect(reason()).toHaveValue('Short staffed');
    const shown = within(reason())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(shown).toEqual([
      'Choose…',
      'MOC canceled - Sick',
      'MOC canceled - Short staffed',
      'MOC canceled - Requested in-person',
      'Agency canceled',
      'Unable to make contact',
      'Same day event change',
      'Other',
    ]);
  });

  test('stays when the status changes, says so, and goes when it is cleared', async () => {
    const { user } = showForm({
      event: eventOf({ lastStatus: 'Cancelled', cancelReason: 'Sick' }),
    });
    await user.selectOptions(field('Status'), 'Confirmed');
    expect(reason()).toHaveValue('Sick');
    expect(reason()).toHaveAccessibleDescription(
      'The event keeps this reason, although its status is not Cancelled.',
    );
    await user.click(button('Clear the reason'));
    expect(reason()).toHaveValue('');
    expect(field('Status')).toHaveFocus();
  });
});

test('a status that is taken away is said to stay', async () => {
  const { user } = showForm();
  await user.selectOptions(field('Status'), '');
  expect(field('Status')).toHaveAccessibleDescription(
    'A status cannot be taken away: without another choice it stays Confirmed.',
  );
});

test('what was typed comes back after a reload, ticks and chosen dates too', async () => {
  const first = showForm();
  await first.user.click(box('Veterans'));
  await first.user.clear(field('End date/time'));
  await first.user.type(field('End date/time'), 'around noon');
  first.unmount();
  showForm();
  expect(await screen.findByText('Your unsaved changes are back.')).toBeVisible();
  expect(box('Veterans')).toBeChecked();
  expect(field('End date/time')).toHaveValue('around noon');
});
