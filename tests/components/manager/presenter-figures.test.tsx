/** The dashboard's numbers: each leads to its events, and a part that failed takes no other along. */
import { render, screen, within } from '@testing-library/react';
import { ComparisonPanel } from '@/components/manager/comparison-panel';
import { CountyList } from '@/components/manager/county-list';
import { eventBars } from '@/components/manager/event-bars';
import { PresenterFigures } from '@/components/manager/presenter-figures';
import { TypeTable } from '@/components/manager/type-table';
import { countByType } from '@/lib/manager/counts';
import type { DashboardState } from '@/lib/manager/dashboard-address';
import { presented } from '@/tests/lib/manager/presented-event';
import { accessibilityFaults } from '@/tests/support/accessibility';

const STATE: DashboardState = { presenterId: 7, range: null, withAll: false };
const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const TYPES = countByType([
  presented({ registrationSite: true }),
  presented(),
  presented({ eventType: null, electedOfficial: true }),
]);
const COUNTIES = [
  { county: 'Cook', total: 2 },
  { county: null, total: 1 },
];
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the table tells what the chart shows, with sums, and every number but none leads to its events', async () => {
  const { container } = render(<TypeTable state={STATE} types={TYPES} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Total events',
    'Registration site',
    'New organization',
    'Elected official',
  ]);
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  const events = '/manager-dashboard/events?presenter=7';
  expect(links).toEqual([
    ['2 Fair, Total events', `${events}&type=Fair`],
    ['1 Fair, Registration site', `${events}&series=registrationSites&type=Fair`],
    ['1 No event type, Total events', `${events}&without=type`],
    ['1 No event type, Elected official', `${events}&series=electedOfficials&without=type`],
    ['3 All types, Total events', events],
    ['1 All types, Registration site', `${events}&series=registrationSites`],
    ['1 All types, Elected official', `${events}&series=electedOfficials`],
  ]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the bars are the same numbers and lead to the same events', () => {
  const bars = eventBars(STATE, TYPES);
  expect(bars.types).toEqual(['Fair', 'No event type']);
  expect(bars.series.map(({ label, counts }) => [label, counts])).toEqual([
    ['Total events', [2, 1]],
    ['Registration site', [1, 0]],
    ['New organization', [0, 0]],
    ['Elected official', [0, 1]],
  ]);
  expect(bars.series[3]?.hrefs[1]).toBe(
    '/manager-dashboard/events?presenter=7&series=electedOfficials&without=type',
  );
});

test('counties are listed with their counts, and events without one as well', () => {
  render(<CountyList state={{ ...STATE, range: MARCH }} counties={COUNTIES} />);
  const events = '/manager-dashboard/events?presenter=7&from=2026-03-01&to=2026-03-31';
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Cook County (2)', `${events}&county=Cook`],
    ['No county (1)', `${events}&without=county`],
  ]);
});

test('the comparison sets the numbers beside the days before and all presenters', () => {
  render(
    <ComparisonPanel
      state={{ ...STATE, range: MARCH, withAll: true }}
      types={TYPES}
      previous={{ range: { from: '2026-01-29', to: '2026-02-28' }, types: [] }}
      all={{ ok: true, value: { types: [...TYPES, ...TYPES], missing: 2 } }}
    />,
  );
  const [head, total] = rowsOf(screen.getByRole('table'));
  expect(head).toEqual([
    'Counted',
    'This MOC',
    '1/29/2026 – 2/28/2026',
    'Change',
    'All presenters',
    'Share',
  ]);
  expect(total).toEqual(['Total events', '3', '0', '+3', '6', '50%']);
  expect(screen.getByRole('alert')).toHaveTextContent('2 more events of all presenters');
  expect(screen.getByRole('link', { name: 'Leave out all presenters' })).toHaveAttribute(
    'href',
    '/manager-dashboard?presenter=7&from=2026-03-01&to=2026-03-31',
  );
});

test('without days nothing is compared, and it says how to', () => {
  render(<ComparisonPanel state={STATE} types={TYPES} previous={null} all={null} />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByText(/With a date range/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare with all presenters' })).toHaveAttribute(
    'href',
    '/manager-dashboard?presenter=7&compare=all',
  );
});

test('all presenters that could not be had take nothing along', () => {
  const previous = { range: MARCH, types: TYPES };
  render(<ComparisonPanel state={STATE} types={TYPES} previous={previous} all={{ ok: false }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('could not be retrieved');
  expect(screen.getByRole('table')).toBeVisible();
});

describe('where a part failed', () => {
  const counties = { ok: true, value: COUNTIES } as const;
  const shown = (missing: number) =>
    render(
      <PresenterFigures
        state={{ ...STATE, range: MARCH }}
        figures={{ types: { ok: false }, counties, previous: null, missing }}
        all={null}
      />,
    );

  test('the others stand, and it can be tried again', () => {
    shown(0);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('This part could not be retrieved.');
    expect(within(alert).getByRole('link')).toHaveAttribute(
      'href',
      '/manager-dashboard?presenter=7&from=2026-03-01&to=2026-03-31',
    );
    expect(screen.getByRole('region', { name: '# of events by county' })).toHaveTextContent(
      'Cook County (2)',
    );
    expect(screen.getByText('Events that start 3/1/2026 – 3/31/2026.')).toBeVisible();
  });

  test('events that are not counted are told', () => {
    shown(1);
    expect(
      screen.getByText(/1 more event of this MOC could not be read and is left out/),
    ).toBeVisible();
  });
});

test('a presenter without events is told to have none', () => {
  const none = { ok: true as const, value: [] };
  render(
    <PresenterFigures
      state={STATE}
      figures={{ types: none, counties: none, previous: null, missing: 0 }}
      all={null}
    />,
  );
  expect(screen.getAllByText('There are no events to count.')).toHaveLength(2);
  expect(screen.getByText('All events, past and to come.')).toBeVisible();
});
