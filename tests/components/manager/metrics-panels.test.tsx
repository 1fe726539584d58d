/** The dashboard's numbers, their links and failures of its parts. */
import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ComparisonPanel } from '@/components/manager/comparison-panel';
import { eventBars, MetricsPanels } from '@/components/manager/metrics-panels';
import { countByType } from '@/lib/manager/aggregates';
import type { DashboardState } from '@/lib/manager/dashboard-address';
import type { PresenterMetrics } from '@/lib/manager/metrics';
import { presented } from '@/tests/lib/manager/presented-event';

const STATE: DashboardState = { presenterId: 7, range: null, withAll: false };
const MARCH = { from: '2026-03-01', to: '2026-03-31' };
const IN_MARCH = { ...STATE, range: MARCH };
const DASHBOARD = '/manager-dashboard?presenter=7';
const TYPES = countByType([
  presented({ registrationSite: true }),
  presented(),
  presented({ eventType: null, electedOfficial: true }),
]);
const METRICS: PresenterMetrics = {
  types: { ok: true, value: TYPES },
  counties: {
    ok: true,
    value: [
      { county: 'Cook', total: 2 },
      { county: null, total: 1 },
    ],
  },
  previous: null,
  missing: 0,
};
/** As the server renders it: jsdom has no canvas for the chart. */
const render = (panels: ReactNode) => {
  document.body.innerHTML = renderToStaticMarkup(<main>{panels}</main>);
};
const show = (state: DashboardState, change: Partial<PresenterMetrics> = {}) =>
  render(<MetricsPanels state={state} metrics={{ ...METRICS, ...change }} all={null} />);
const table = (name: string) => within(screen.getByRole('table', { name }));
const county = () => screen.getByRole('region', { name: '# of events by county' });
const linksIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('shows types, counties and bars with sums, and links every number except 0 to its events', () => {
  show(STATE);
  const types = screen.getByRole('table', { name: 'Number of events by type' });
  expect(
    within(types)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Type', 'Total events', 'Registration site', 'New organization', 'Elected official']);
  const events = '/manager-dashboard/events?presenter=7';
  expect(linksIn(types)).toEqual([
    ['2 Fair, Total events', `${events}&type=Fair`],
    ['1 Fair, Registration site', `${events}&series=registrationSites&type=Fair`],
    ['1 No event type, Total events', `${events}&without=type`],
    ['1 No event type, Elected official', `${events}&series=electedOfficials&without=type`],
    ['3 All types, Total events', events],
    ['1 All types, Registration site', `${events}&series=registrationSites`],
    ['1 All types, Elected official', `${events}&series=electedOfficials`],
  ]);
  expect(linksIn(county())).toEqual([
    ['Cook County (2)', `${events}&county=Cook`],
    ['No county (1)', `${events}&without=county`],
  ]);
  expect(screen.getByText('All events, past and to come.')).toBeVisible();
  expect(screen.getByText(/With a date range/)).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Comparison' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Compare with all presenters' })).toHaveAttribute(
    'href',
    `${DASHBOARD}&compare=all`,
  );
  const bars = eventBars(STATE, TYPES);
  expect(bars.types).toEqual(['Fair', 'No event type']);
  expect(bars.series.map(({ counts }) => counts)).toEqual([
    [2, 1],
    [1, 0],
    [0, 0],
    [0, 1],
  ]);
  expect(bars.series[3]?.hrefs[1]).toBe(`${events}&series=electedOfficials&without=type`);
});

test('compares with the days before and with all presenters', () => {
  render(
    <ComparisonPanel
      state={{ ...IN_MARCH, withAll: true }}
      types={TYPES}
      previous={{ range: { from: '2026-01-29', to: '2026-02-28' }, types: [] }}
      all={{ ok: true, value: { types: [...TYPES, ...TYPES], missing: 2 } }}
    />,
  );
  const [head, total] = table('Comparison')
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(head).toEqual([
    ...['Counted', 'This MOC', '1/29/2026 – 2/28/2026', 'Change', 'All presenters', 'Share'],
  ]);
  expect(total).toEqual(['Total events', '3', '0', '+3', '6', '50%']);
  expect(screen.getByRole('alert')).toHaveTextContent('2 more events of all presenters');
  expect(screen.getByRole('link', { name: 'Leave out all presenters' })).toHaveAttribute(
    'href',
    `${DASHBOARD}&from=2026-03-01&to=2026-03-31`,
  );
});

test('keeps the other columns when all presenters cannot be loaded', () => {
  const previous = { range: MARCH, types: TYPES };
  render(<ComparisonPanel state={STATE} types={TYPES} previous={previous} all={{ ok: false }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('We could not load the events');
  expect(table('Comparison').getByText('Change')).toBeVisible();
});

test('retries a failed part, keeps the others, and counts unreadable events', () => {
  show(IN_MARCH, { types: { ok: false }, missing: 1 });
  const [unread, failed] = screen.getAllByRole('alert');
  expect(unread).toHaveTextContent(
    '1 more event of this MOC could not be read and is left out: damaged records in the backend.',
  );
  expect(failed).toHaveTextContent('We could not load this part of the page.');
  expect(linksIn(failed ?? document.body)).toEqual([
    ['Try again', `${DASHBOARD}&from=2026-03-01&to=2026-03-31`],
  ]);
  expect(county()).toHaveTextContent('Cook County (2)');
  expect(screen.getByText('Events that start 3/1/2026 – 3/31/2026.')).toBeVisible();
});

test('says that a presenter has no events to count', () => {
  const none = { ok: true as const, value: [] };
  show(STATE, { types: none, counties: none });
  expect(screen.getAllByText('There are no events to count.')).toHaveLength(2);
});
