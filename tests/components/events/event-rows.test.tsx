/** Rows of a list of events. */
import { render, screen, within } from '@testing-library/react';
import { EventRows } from '@/components/events/event-rows';
import { Table } from '@/components/ui/table';
import type { Event } from '@/lib/legacy/events';
import { RIGHT_TO_LEFT, texts } from '@/tests/components/organizations/elm-library';
import { RESOURCE_FAIR } from './resource-fair';

function showRow(change: Partial<Event> = {}, showsRegsite = true) {
  render(
    <Table label="events" head={null}>
      <EventRows rows={[{ ...RESOURCE_FAIR, ...change }]} showsRegsite={showsRegsite} />
    </Table>,
  );
  return screen.getAllByRole('row')[1];
}

test('a row tells place, name, status, presenters, city, both times, type and registration site', () => {
  expect(texts(showRow())).toEqual([
    'Main hall',
    'Resource fair',
    'Confirmed',
    'Bo Ek\nCleo Park',
    'Elmhurst',
    '5/3/2026 09:05 AM',
    '5/3/2026 12:00 PM',
    'Tabling',
    'Yes',
    'Edit event at Main hall',
  ]);
});

test('an event that is no registration site says No', () => {
  expect(texts(showRow({ regsite: false }))[8]).toBe('No');
});

test('a list without that column tells the rest', () => {
  expect(texts(showRow({}, false)).slice(7)).toEqual(['Tabling', 'Edit event at Main hall']);
});

test('what is not known stays empty', () => {
  const row = showRow({
    eventName: null,
    lastStatus: null,
    presenters: [],
    city: null,
    startDateTime: null,
    endDateTime: null,
    eventType: null,
  });
  expect(texts(row).slice(1, 8)).toEqual(['', '', '', '', '', '', '']);
});

test('the place leads to the detail and Edit to the form', () => {
  showRow();
  expect(screen.getByRole('link', { name: 'Main hall' })).toHaveAttribute('href', '/event/read/42');
  expect(screen.getByRole('link', { name: 'Edit event at Main hall' })).toHaveAttribute(
    'href',
    '/events/42',
  );
});

test.each([null, '', '  '])(
  'an event whose place is %j can be opened by its number',
  (location) => {
    const row = showRow({ location });
    expect(screen.getByRole('link', { name: 'Event 42' })).toHaveAttribute(
      'href',
      '/event/read/42',
    );
    expect(texts(row).at(-1)).toBe('Edit event at Event 42');
  },
);

test('texts that read from right to left are kept apart from what stands beside them', () => {
  const row = showRow({ location: RIGHT_TO_LEFT, eventName: '<b>=Fair</b>' });
  expect(within(row ?? document.body).getByText(RIGHT_TO_LEFT, { selector: 'bdi' })).toBeVisible();
  expect(screen.getByText('<b>=Fair</b>', { selector: 'bdi' })).toBeVisible();
});
