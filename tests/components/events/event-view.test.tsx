/** The detail of an event: facts, organizations, presenters, notes, and parts that could not be retrieved. */
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { button, FAIR, part, presenterNames, showEvent, writes } from './event-on-screen';

const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('facts and organizations are told in their order, with flags as words and times as wall clock, and lead on', () => {
  showEvent();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Event Details');
  expect(Object.entries(facts())).toEqual([
    ['Event name', 'Resource fair'],
    ['Location', 'Elm Library'],
    ['Address', '12 Elm St'],
    ['City', 'Elmhurst'],
    ['State', 'IL'],
    ['Zip', '60126'],
    ['County', 'DuPage'],
    ['Registration site', 'Yes'],
    ['New organization', 'No'],
    ['Elected official', 'Yes'],
    ['Start date/time', '5/3/2026 09:30 AM'],
    ['End date/time', '5/3/2026 12:00 PM'],
    ['Audience count', '25'],
    ['Event type', 'Tabling'],
    ['Status', 'Confirmed'],
    ['Audience type(s)', 'Older adultsVeterans'],
  ]);
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(leads('Edit event')).toBe('/events/42');
  expect(leads('Create new event?')).toBe('/events/new');
  expect(leads('Download calendar (.ics)')).toBe('/event/read/42/calendar');
  const organizations = within(part('Organization(s) part of this Event'));
  const links = organizations
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['Elm Library (opens in a new tab)', '/organization/read/5', '_blank'],
    ['Edit Elm Library', '/organizations/5', null],
    ['Organization 6 (opens in a new tab)', '/organization/read/6', '_blank'],
    ['Edit Organization 6', '/organizations/6', null],
  ]);
  expect(organizations.getByRole('cell', { name: 'Confirmed' })).toBeVisible();
});

test('what is not known reads as none, and an event without audience types says so', () => {
  showEvent({
    event: { eventName: '', location: null, county: null, endDateTime: null, audienceTypes: [] },
  });
  expect(facts()).toMatchObject({
    'Event name': '–none',
    Location: '–none',
    County: '–none',
    'End date/time': '–none',
    'Audience type(s)': 'No audience type specified for this event.',
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Event 42' })).toBeVisible();
  expect(part('Note(s) for Event 42')).toBeVisible();
});

test('a reason for cancellation and a survey are told where there are any', () => {
  showEvent({
    event: { cancelReason: 'Sick', surveyDateTime: '2026-06-01T00:00:00', surveyCount: '12' },
  });
  expect(facts()).toMatchObject({
    'Reason for cancellation': 'MOC canceled - Sick',
    'Survey sent date': '6/1/2026',
    'Survey count': '12',
  });
});

test('an event that is scheduled for deletion warns, and another does not', async () => {
  const warning = 'Data warning: This event is scheduled for deletion!';
  const { unmount } = showEvent();
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  unmount();
  const { container } = showEvent({ event: { scheduledForDeletion: true } });
  expect(screen.getByRole('alert')).toHaveTextContent(warning);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('an event of nobody, for nobody and without notes says so three times; one without a start is offered to no calendar', () => {
  showEvent({ event: { organizations: [], presenters: [], startDateTime: null } });
  expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  expect(part('Organization(s) part of this Event')).toHaveTextContent(
    'No organization associated with this event.',
  );
  expect(part('Event Presenter(s)')).toHaveTextContent('No presenter has joined this event.');
  expect(part('Note(s) for Resource fair')).toHaveTextContent('No notes created.');
});

test('presenters of one name are both shown', () => {
  showEvent({ event: { presenters: ['Bo Ek', 'Bo Ek'] } });
  expect(presenterNames()).toEqual(['Bo Ek', 'Bo Ek']);
});

test('a new note goes to this event, is saved by its own button and shows its author', async () => {
  const { user } = showEvent();
  await user.click(button('Create event note'));
  await user.keyboard('Bring maps');
  writes()
    .post('/api/event/newNote/42', { noteEntry: 'Bring maps' })
    .reply(201, undefined, { location: 'http://backend.example/api/event/newNote/42/77' });
  await user.click(button('Save note'));
  const table = await screen.findByRole('table', { name: 'Note(s) for Resource fair' });
  expect(within(table).getByDisplayValue('Bring maps')).toBeVisible();
  expect(within(table).getAllByRole('cell', { name: 'Cleo Park' })).toHaveLength(2);
});

test('notes that could not be retrieved say so, and the rest stands', () => {
  showEvent({ notes: 'failed' });
  const notes = within(part('Note(s) for Resource fair'));
  expect(notes.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/event/read/42');
  expect(presenterNames()).toEqual(FAIR.presenters);
});
