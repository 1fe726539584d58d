/** The page of an event: details, organizations, presenters and notes. */
import { screen, within } from '@testing-library/react';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { details, leads, part } from '@/tests/support/detail-page';
import { button, wire } from '@/tests/support/form-page';
import { presenterNames, showEvent } from './event-on-screen';

test('shows details and organizations with their formats and links', () => {
  showEvent();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Event Details');
  expect(details()).toEqual(
    Object.entries({
      ...{ 'Event name': 'Resource fair', Location: 'Elm Library', Address: '12 Elm St' },
      ...{ City: 'Elmhurst', State: 'IL', Zip: '60126', County: 'DuPage' },
      ...{ 'Registration site': 'Yes', 'New organization': 'No', 'Elected official': 'Yes' },
      ...{ 'Start date/time': '5/3/2026 09:30 AM', 'End date/time': '5/3/2026 12:00 PM' },
      ...{ 'Audience count': '25', 'Event type': 'Tabling', Status: 'Confirmed' },
      'Audience type(s)': 'Older adultsVeterans',
    }),
  );
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

test('shows missing details and empty sections, and no calendar file without a start', () => {
  showEvent({
    event: {
      ...{ eventName: '', location: null, county: null, startDateTime: null, endDateTime: null },
      ...{ audienceTypes: [], organizations: [], presenters: [] },
    },
  });
  expect(Object.fromEntries(details())).toMatchObject({
    'Event name': '–none',
    Location: '–none',
    County: '–none',
    'End date/time': '–none',
    'Audience type(s)': 'No audience type specified for this event.',
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Event 42' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /calendar/ })).not.toBeInTheDocument();
  expect(part('Organization(s) part of this Event')).toHaveTextContent(
    'No organization associated with this event.',
  );
  expect(part('Event Presenter(s)')).toHaveTextContent('No presenter has joined this event.');
  expect(part('Note(s) for Event 42')).toHaveTextContent('No notes created.');
});

test('shows a cancellation, a survey, a planned deletion and presenters of one name', async () => {
  const warning = 'Data warning: This event is scheduled for deletion!';
  const { unmount } = showEvent();
  expect(screen.queryByText(warning)).not.toBeInTheDocument();
  unmount();
  const survey = { surveyDateTime: '2026-06-01T00:00:00', surveyCount: '12' };
  const presenters = ['Bo Ek', 'Bo Ek'];
  const { container } = showEvent({
    event: { cancelReason: 'Sick', ...survey, scheduledForDeletion: true, presenters },
  });
  expect(Object.fromEntries(details())).toMatchObject({
    'Reason for cancellation': 'MOC canceled - Sick',
    'Survey sent date': '6/1/2026',
    'Survey count': '12',
  });
  expect(screen.getByRole('alert')).toHaveTextContent(warning);
  expect(presenterNames()).toEqual(presenters);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('creates a note of this event', async () => {
  const { user } = showEvent();
  await user.click(button('Create event note'));
  await user.keyboard('Bring maps');
  wire()
    .post('/api/event/newNote/42', { noteEntry: 'Bring maps' })
    .reply(201, undefined, { location: 'http://backend.example/api/event/newNote/42/77' });
  await user.click(button('Save note'));
  const table = await screen.findByRole('table', { name: 'Note(s) for Resource fair' });
  expect(within(table).getByDisplayValue('Bring maps')).toBeVisible();
});
