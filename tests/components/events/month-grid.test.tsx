/** A month of events as a table of days. */
import { render, screen, within } from '@testing-library/react';
import { MonthGrid } from '@/components/events/month-view';
import type { Event } from '@/lib/legacy/events';
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import { RESOURCE_FAIR } from './resource-fair';

const show = (events: Event[]) => {
  const state = parseListState(mySchedule, { view: 'month', type: ['Tabling'] });
  render(<MonthGrid state={state} month="2026-05" events={events} today="2026-05-04" />);
};

const day = (name: string) => screen.getByRole('cell', { name: new RegExp(name) });
const severalOn = (count: number): Event[] =>
  Array.from({ length: count }, (_, index) => ({
    ...RESOURCE_FAIR,
    eventId: index + 1,
    location: `Place ${index + 1}`,
  }));

test('an event stands in the day on which it starts, with its time and its place', () => {
  show([RESOURCE_FAIR, { ...RESOURCE_FAIR, eventId: 43, startDateTime: '2026-05-31T23:30:00' }]);
  const link = within(day('Sunday, May 3, 2026')).getByRole('link');
  expect(link).toHaveTextContent('09:05 AM Main hall');
  expect(link).toHaveAttribute('href', '/event/read/42');
  expect(within(day('Sunday, May 31, 2026')).getByRole('link')).toHaveTextContent('11:30 PM');
  expect(within(day('Monday, May 4, 2026')).queryByRole('link')).toBeNull();
});

test('today is marked, and no other day', () => {
  show([]);
  const marked = screen.getAllByRole('cell').filter((cell) => cell.getAttribute('aria-current'));
  expect(marked).toEqual([day('Monday, May 4, 2026')]);
});

test('a cancelled event says so', () => {
  show([{ ...RESOURCE_FAIR, lastStatus: 'Cancelled' }]);
  expect(screen.getByRole('link')).toHaveTextContent('Cancelled');
});

test('a day with four events shows them all, and one with five leads to the agenda of that day', () => {
  show([
    ...severalOn(4),
    ...severalOn(5).map((event) => ({
      ...event,
      eventId: event.eventId + 10,
      startDateTime: '2026-05-05T10:00:00',
    })),
  ]);
  expect(within(day('Sunday, May 3, 2026')).getAllByRole('link')).toHaveLength(4);
  const links = within(day('Tuesday, May 5, 2026')).getAllByRole('link');
  expect(links).toHaveLength(4);
  expect(links[3]).toHaveAccessibleName('2 more on Tuesday, May 5, 2026');
  expect(links[3]).toHaveAttribute(
    'href',
    '/myoutreach?view=agenda&type=Tabling&upcoming=0&from=2026-05-05&to=2026-05-05',
  );
});
