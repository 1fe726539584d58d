/** The report of the chosen presenter: its columns, what it says when empty, and failures. */
import { render, screen } from '@testing-library/react';
import { PresenterReport } from '@/components/manager/presenter-report';
import type { Event } from '@/lib/legacy/events';
import { choicesOf } from '@/lib/list/choices';
import { managerReport } from '@/lib/list/definitions/manager-report';
import { RESOURCE_FAIR } from '@/tests/components/events/resource-fair';
import { stateAt } from '@/tests/components/list/address';

function showReport(rows: Event[] | null, query = 'presenter=7') {
  const totalRows = rows?.length ?? 0;
  const page = { gaps: [], totalPages: 1, totalRows, pageSize: 10, sortFailed: false };
  render(
    <PresenterReport
      state={stateAt(query, managerReport)}
      page={rows && { ...page, rows }}
      choices={{
        type: choicesOf('eventTypes', { ok: true, value: ['Tabling'] }),
        status: choicesOf('eventStatuses', { ok: false }),
      }}
      today="2026-05-03"
    />,
  );
}

test('events stand under the columns that managers know, latest first', () => {
  showReport([RESOURCE_FAIR]);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Location',
    'Event Name',
    'Event Status',
    'Presenter(s)',
    'City',
    'Start Time',
    'End Time',
    'Type',
    'Action',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Start Time' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(screen.getByRole('link', { name: 'Main hall' })).toHaveAttribute('href', '/event/read/42');
  expect(screen.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/events/42');
});

test('past events are shown as well until somebody asks for upcoming ones only', () => {
  showReport([]);
  expect(screen.getByLabelText('Show only upcoming events')).not.toBeChecked();
  expect(screen.getByText('There are no upcoming events.')).toBeVisible();
  expect(screen.getByText('Something went wrong while fetching Status types.')).toBeInTheDocument();
});

test('sorting keeps the presenter', () => {
  showReport([RESOURCE_FAIR], 'presenter=7&type=Tabling');
  expect(screen.getByRole('link', { name: 'City' })).toHaveAttribute(
    'href',
    '/manager-reports?presenter=7&sort=event.city&order=asce&type=Tabling',
  );
});

test('events that could not be had say so, and can be tried again', () => {
  showReport(null, 'presenter=7&size=20');
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    '/manager-reports?presenter=7&size=20',
  );
});
