/** The event form: what it shows and requires, its dates, what belongs to an event besides, and what saving does. */
// Wraps the browser's focus when it is loaded, which must come before user-event does the same.
import '@headlessui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { eventFormScreen } from '@/components/events/event-form-screen';
import { Messages } from '@/components/ui/messages';
import { event as eventSchema } from '@/lib/contract/entities/event';
import { EVENT } from '@/lib/forms/event';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { backend, CONTEXT } from '@/tests/support/backend';
import { recordingRouter, setXsrfCookie } from '@/tests/support/browser';
import { heldResponse } from '@/tests/support/held-response';
import { eventRow } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();
beforeEach(() => sessionStorage.clear());

const NEW = '/api/forms/events';
const EDIT = '/api/forms/events/42';
const FAILED = { title: 'The outreach system failed.' };
const TOKEN = 'c2f7b1de-xsrf';

/** As the backend returns them, by path. */
const LOOKUPS = {
  counties: ['Cook', 'DuPage', 'Will'],
  'all-event-types': ['Presentation', 'Resource fair'],
  eventStatusTypes: ['Cancelled', 'Confirmed', 'Info Needed'],
  allAudienceWithTypeExist: ['Older adults', 'Students', 'Veterans'],
};
const rowOf = (text: string, at: number) => ({
  ...{ countyId: at + 1, countyDesc: text, eventTypeId: at + 1, eventTypeDesc: text },
  ...{ statusId: at + 1, statusdesc: text },
  ...{ audiencetypeId: at + 1, audienceDesc: text, typeExist: at === 0 ? 1 : 0 },
});

type Change = Record<string, unknown>;
const valuesOf = (change: Change = {}) => EVENT.read(eventSchema.parse(eventRow(change)));
/** Event 42: travel training at Elm Library, with one organization and one audience type. */
const VALUES = valuesOf();

/** The form of event 42, or of a new event for null. A lookup of null fails. `went` holds the visited addresses. */
async function showForm(
  change: Change | null = {},
  lookups: Partial<Record<keyof typeof LOOKUPS, string[] | null>> = {},
) {
  setXsrfCookie(TOKEN);
  const eventId = change && 42;
  if (change) backend().get('/api/events/42').reply(200, eventRow(change));
  for (const [name, texts] of Object.entries({ ...LOOKUPS, ...lookups })) {
    const path = name === 'allAudienceWithTypeExist' ? `${name}/${eventId ?? -1}` : name;
    backend()
      .get(`/api/${path}`)
      .reply(texts ? 200 : 500, texts?.map(rowOf) ?? {});
  }
  const visit = { context: CONTEXT, person: 'Cleo Park', today: '2026-05-03' };
  const went: string[] = [];
  const { unmount } = render(
    <AppRouterContext.Provider value={recordingRouter(went)}>
      <main>{await eventFormScreen(visit, eventId)}</main>
      <Messages />
    </AppRouterContext.Provider>,
  );
  return { user: userEvent.setup(), unmount, went };
}

/** Requires the token of the cookie. */
const wire = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}( \\*)?$`));
const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole('checkbox', { name });
const save = () => button('Save Event');
const start = () => field('Start date/time');
const end = () => field('End date/time');
const summary = () => screen.findByRole('alert');
const offered = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

async function retype(user: UserEvent, what: HTMLElement, text: string) {
  await user.clear(what);
  await user.type(what, text);
}

/** Saves event 42 with what the form should send, and expects its page to follow. */
async function expectSaved(
  { user, went }: Awaited<ReturnType<typeof showForm>>,
  body?: nock.RequestBodyMatcher,
) {
  wire().put(EDIT, body).reply(204);
  await user.click(save());
  await waitFor(() => expect(went).toEqual(['/event/read/42']));
}

test('the fields of an existing event hold its values', async () => {
  const { unmount } = await showForm();
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
  expect([linked('Go back to Events'), linked('Create new event?')]).toEqual([
    '/events',
    '/events/new',
  ]);
  expect(await accessibilityFaults(screen.getByRole('main'))).toEqual([]);
  unmount();
  const other = await showForm({ state: 'WI' });
  expect(field('State')).toHaveValue('WI');
  other.unmount();
  await showForm({ state: null });
  expect(field('State')).toHaveValue('IL');
});

describe('lookups', () => {
  test('offer nothing that the backend cannot save; a stored value of that kind is rejected before anything is sent', async () => {
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
    expect(offered('Status')).toContain('Confirmed');
    expect(offered('Status')).not.toContain('On\\Off');
    // A county does not travel in the address of a save.
    expect(offered('County')).toContain('Cook/Will');
    await retype(user, field('Location'), 'Oak Hall');
    await user.click(save());
    expect(await summary()).toHaveTextContent('Event type');
    expect(field('Event type')).toHaveAccessibleDescription(
      /Event type “Fair\/Expo” cannot be saved: the backend does not accept \/ in it\. Choose another one\./,
    );
    expect(field('Location')).toHaveValue('Oak Hall');
  });

  test('that fail are replaced by messages, and the stored values stay', async () => {
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
});

test('a new event names what is missing, may exist after an unknown outcome, and is sent with all its values', async () => {
  const { user, went } = await showForm(null);
  expect(screen.getByRole('heading', { level: 1, name: 'Create Event' })).toBeVisible();
  await user.click(save());
  await waitFor(async () => expect(await summary()).toHaveFocus());
  expect(field('Location')).toHaveAccessibleDescription('Location is required.');
  expect(start()).toHaveAccessibleDescription(/Enter the start date and time\./);
  expect(end()).toHaveAccessibleDescription(/Enter the end date and time\./);
  const selector = '[data-sonner-toast][data-type="warning"] *';
  await screen.findByText('Start and/or End Dates not set.', { selector });
  expect(screen.getAllByText(/Start and\/or End Dates not set/)).toHaveLength(1);
  await user.click(within(await summary()).getByRole('link', { name: 'Event type' }));
  expect(field('Event type')).toHaveFocus();

  // The search for likely matches is not tested here.
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
  await waitFor(() => expect(went).toEqual(['/event/read/77']));
});

test('an edited event is sent with its earlier values, and its page follows; a count is a number, but stored text may stay', async () => {
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

test('only a cancelled event can get a reason, which stays when the status changes until it is cleared', async () => {
  const { user } = await showForm();
  const reason = () => field('Reason for cancellation');
  expect(reason()).toBeDisabled();
  await user.selectOptions(field('Status'), 'Cancelled');
  expect(reason()).toBeEnabled();
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

test('a draft is restored after a reload, with ticks and with texts that are no dates', async () => {
  const { user, unmount } = await showForm();
  await user.click(box('Veterans'));
  await retype(user, end(), 'around noon');
  unmount();
  await showForm();
  expect(await screen.findByText('We restored your unsaved changes.')).toBeVisible();
  expect(box('Veterans')).toBeChecked();
  expect(end()).toHaveValue('around noon');
});

describe('start and end', () => {
  test('saving gives an existing event no end, and the form says why it needs one', async () => {
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

  test('a start fills in an empty end, typing replaces it, and unreadable text stays as it is', async () => {
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
    expect(end()).toHaveValue('05-03-2026 12:00 PM');
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

  test('a start after the end is rejected with a warning, and the end stays', async () => {
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

  test('the calendar opens at the typed day, and changes only the day', async () => {
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
    expect(screen.queryByText('May 2026')).not.toBeInTheDocument();
  });

  test('a day and a time are picked for an empty start, and the end follows', async () => {
    const { user } = await showForm(null);
    await user.click(button('Pick Start date/time'));
    const time = await screen.findByLabelText('Time');
    expect(time).toBeDisabled();
    await user.click(button('Thursday, May 14, 2026'));
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

test('a stored audience type is removed at once, and stays where that failed; a tick waits for the save', async () => {
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
  expect(box('Older adults')).not.toBeChecked();
  for (const name of ['Veterans', 'Older adults', 'Students', 'Students']) {
    await user.click(box(name));
  }
  await expectSaved(shown, { base: VALUES, values: { ...VALUES, addedAudienceTypes: [1, 3] } });
});

describe('an organization', () => {
  const effect = () => screen.queryByText(/^Saving also/)?.textContent;

  test('is removed after a question, once the backend confirms it', async () => {
    const { user } = await showForm();
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
    await screen.findByText('The organization was not removed: The outreach system failed.');
    expect(within(table).getByText('StatusA')).toBeVisible();
    await user.click(button('Remove Elm Library'));
    wire().delete('/api/removeOrg/42/5').reply(204);
    await user.click(button('Remove'));
    expect(await screen.findByText('No organization associated with this event.')).toBeVisible();
    expect(await screen.findByText('Org. is removed from this Event.')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(effect()).toBeUndefined();
  });

  test('is found, chosen, announced and sent, and can be cleared before', async () => {
    const shown = await showForm();
    const { user } = shown;
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
    await expectSaved(shown, { base: VALUES, values: { ...VALUES, linkedOrganization: OAK } });
  });

  test('gets a last status from saving, which the form announces for each status', async () => {
    const { user, unmount } = await showForm();
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
    await showForm({ orgNames });
    expect(effect()).toBe(
      'Saving also sets the last status of 6 organizations to Confirmed: Organization 8, Ash House, ' +
        'Bay, Cay, Day and 1 more.',
    );
  });
});
