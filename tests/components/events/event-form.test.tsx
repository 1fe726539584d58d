/** The event form: values, lookups, saves, audience types and organizations. */
import { screen, waitFor, within } from '@testing-library/react';
import nock from 'nock';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, main, wire } from '@/tests/support/form-page';
import { heldResponse } from '@/tests/support/held-response';
import { setSettings } from '@/tests/support/settings';
import {
  end,
  expectSaved,
  field,
  offered,
  retype,
  save,
  showForm,
  start,
  summary,
  valuesOf,
} from './event-form-on-screen';

setSettings();
beforeEach(() => sessionStorage.clear());

const NEW = '/api/forms/events';
const FAILED = { title: 'The outreach system failed.' };
const VALUES = valuesOf();
const box = (name: string) => screen.getByRole('checkbox', { name });

test('shows the values of an existing event', async () => {
  await showForm();
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Event' })).toBeVisible();
  for (const [label, value] of Object.entries({
    ...{ 'Event name': 'Travel training', Location: 'Elm Library', Address: '1 Main St' },
    ...{ City: 'Joliet', State: 'IL', Zip: '60432', County: 'Will' },
    ...{ 'Start date/time': '05-03-2021 09:30 AM', 'End date/time': '05-03-2021 10:30 AM' },
    ...{ 'Event type': 'Presentation', Status: 'Confirmed', 'Audience count': '25' },
    ...{ 'Survey sent date': '', 'Survey count': '' },
  })) {
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
  const linked = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linked('Go back to Events')).toBe('/events');
  expect(linked('Create new event?')).toBe('/events/new');
  expect(await accessibilityFaults(main())).toEqual([]);
});

test('offers no choice that the backend cannot save, and rejects a stored one', async () => {
  const { user } = await showForm(
    { eventTypeDesc: 'Fair/Expo' },
    {
      counties: ['Cook/Will'],
      'all-event-types': ['', '100%', 'Fair/Expo', 'Presentation'],
      eventStatusTypes: ['Confirmed', 'On\\Off'],
    },
  );
  expect(offered('Event type')).toEqual(['Choose…', 'Fair/Expo', 'Presentation']);
  expect(field('Event type')).toHaveAccessibleDescription(
    'Not offered, because the backend cannot save it: 100%, Fair/Expo.',
  );
  expect(offered('Status')).toEqual(['Choose…', 'Confirmed']);
  // A county is not in the path of a save.
  expect(offered('County')).toContain('Cook/Will');
  await retype(user, field('Location'), 'Oak Hall');
  await user.click(save());
  expect(await summary()).toHaveTextContent('Event type');
  expect(field('Event type')).toHaveAccessibleDescription(
    /Event type “Fair\/Expo” cannot be saved: the backend does not accept \/ in it\. Choose another one\./,
  );
  expect(field('Location')).toHaveValue('Oak Hall');
});

test('shows messages in place of failed lookups, and keeps the stored values', async () => {
  await showForm(
    { cancelReason: 'Flood', lastStatus: 'Cancelled' },
    {
      ...{ counties: null, 'all-event-types': null },
      ...{ eventStatusTypes: null, allAudienceWithTypeExist: null },
    },
  );
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

test('creates an event with all its values, after errors and an unknown outcome', async () => {
  const { user, went } = await showForm(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  await user.click(save());
  await waitFor(async () => expect(await summary()).toHaveFocus());
  expect(field('Location')).toHaveAccessibleDescription('Enter a location.');
  expect(start()).toHaveAccessibleDescription(/Enter the start date and time\./);
  expect(end()).toHaveAccessibleDescription(/Enter the end date and time\./);
  const selector = '[data-sonner-toast][data-type="warning"] *';
  await screen.findByText('Start and/or End Dates not set.', { selector });
  expect(screen.getAllByText(/Start and\/or End Dates not set/)).toHaveLength(1);
  await user.click(within(await summary()).getByRole('link', { name: 'Event type' }));
  expect(field('Event type')).toHaveFocus();

  // The search for similar events is not tested here.
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
  expect(await screen.findByText(/^We do not know whether this was saved/)).toBeVisible();
  const look = screen.getByRole('link', { name: /^the list of events/ });
  expect(look).toHaveAttribute('target', '_blank');
  expect(field('Location')).toHaveValue('Oak Hall');
  const sent: unknown[] = [];
  wire()
    .post(NEW, (body) => sent.push(body) > 0)
    .reply(201, '', { location: `${NEW}/77` });
  await user.click(save());
  await screen.findByText('New Event is created! PLEASE WAIT FOR THE PAGE TO REFRESH!');
  const filled = {
    ...{ location: 'Oak Hall', eventType: 'Presentation', addedAudienceTypes: [2] },
    ...{ startDateTime: '05-03-2026 09:30 AM', endDateTime: '05-03-2026 10:30 AM' },
    joinEvent: true,
  };
  expect(sent).toEqual([{ values: expect.objectContaining(filled) }]);
  await waitFor(() => expect(went).toEqual(['replace /event/read/77']));
});

test('requires a whole number for a count, and accepts a stored text', async () => {
  const stored = { audienceCount: 'about 40' };
  const shown = await showForm(stored);
  const { user } = shown;
  await user.type(field('Survey count'), 'ten');
  await user.click(save());
  expect(await summary()).toHaveTextContent(/^There is a problem with 1 field:Survey count$/);
  expect(field('Survey count')).toHaveAccessibleDescription(
    /Survey count must be a whole number, for example 25\./,
  );
  await retype(user, field('Survey count'), '10');
  const base = valuesOf(stored);
  await expectSaved(shown, { base, values: { ...base, surveyCount: '10' } });
  expect(await screen.findByText('Event has been updated!')).toBeInTheDocument();
});

test('takes a reason for a cancelled event only, and keeps it until it is cleared', async () => {
  const { user } = await showForm();
  const reason = () => field('Reason for cancellation');
  expect(reason()).toBeDisabled();
  await user.selectOptions(field('Status'), 'Cancelled');
  await user.selectOptions(reason(), 'MOC canceled - Short staffed');
  expect(reason()).toHaveValue('Short staffed');
  expect(offered('Reason for cancellation')).toEqual([
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
    'You cannot remove a status. If you do not choose another one, it stays Confirmed.',
  );
});

test('removes a stored audience type at once, and adds a ticked one with the save', async () => {
  const TYPE_1 = '/api/deleteAudienceType/42/1';
  const shown = await showForm();
  const { user } = shown;
  wire().delete(TYPE_1).reply(500, FAILED);
  await user.click(box('Older adults'));
  await screen.findByText('The audience type was not removed: The outreach system failed.');
  expect(box('Older adults')).toBeChecked();
  const held = heldResponse();
  wire().delete(TYPE_1).reply(held.respond(204));
  await user.click(box('Older adults'));
  await user.click(box('Older adults'));
  expect(box('Older adults')).not.toBeChecked();
  held.release();
  await screen.findByText('Audience Type has been removed!');
  for (const name of ['Veterans', 'Older adults', 'Students', 'Students']) {
    await user.click(box(name));
  }
  await expectSaved(shown, { base: VALUES, values: { ...VALUES, addedAudienceTypes: [1, 3] } });
});
