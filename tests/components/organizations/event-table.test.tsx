/** Events of an organization. */
import { render, screen } from '@testing-library/react';
import { EventTable } from '@/components/organizations/event-table';
import type { OrganizationEvent } from '@/lib/legacy/organizations';
import { FAIR, RIGHT_TO_LEFT, texts } from './elm-library';

function showEvents(...events: OrganizationEvent[]) {
  render(
    <EventTable
      title="Upcoming Events with Elm Library"
      emptyText="No Upcoming Events with Elm Library."
      events={events}
    />,
  );
}

const rows = () => screen.getAllByRole('row').slice(1);

test('an event is told with place, both times, type and presenters', () => {
  showEvents(FAIR);
  expect(screen.getByRole('table', { name: 'Upcoming Events with Elm Library' })).toBeVisible();
  expect(texts(rows()[0])).toEqual([
    'Main hall',
    '5/3/2026 09:05 AM',
    '5/3/2026 12:00 PM',
    'Presentation',
    'Bo Ek, Cleo Park',
    'Edit event at Main hall',
  ]);
});

test('the place leads to the detail and Edit to the form', () => {
  showEvents(FAIR);
  expect(screen.getByRole('link', { name: 'Main hall' })).toHaveAttribute('href', '/event/read/9');
  expect(screen.getByRole('link', { name: 'Edit event at Main hall' })).toHaveAttribute(
    'href',
    '/events/9',
  );
});

test('an event without an end, a type or presenters has empty cells', () => {
  showEvents({ ...FAIR, endDateTime: null, eventType: null, presenters: [] });
  expect(texts(rows()[0]).slice(2, 5)).toEqual(['', '', '']);
});

test('an event without a place can be opened by its number', () => {
  showEvents({ ...FAIR, location: null });
  expect(screen.getByRole('link', { name: 'Event 9' })).toHaveAttribute('href', '/event/read/9');
});

test('a place that reads from right to left is kept apart from what stands beside it', () => {
  showEvents({ ...FAIR, location: RIGHT_TO_LEFT });
  expect(screen.getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
});

test('events stand in the order in which they are given', () => {
  showEvents({ ...FAIR, eventId: 11, location: 'B' }, { ...FAIR, eventId: 10, location: 'A' });
  expect(rows().map((row) => texts(row)[0])).toEqual(['B', 'A']);
});

test('without events the panel says so', () => {
  showEvents();
  expect(screen.getByText('No Upcoming Events with Elm Library.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
