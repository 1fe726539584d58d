/** The dashboard in its address: nothing is lost on the way there and back, and nonsense means nothing. */
import { dashboardEvents } from '@/lib/list/definitions/dashboard-events';
import { parseListState } from '@/lib/list/parse-state';
import { countedRows, countedText, readCounted } from '@/lib/manager/counted-rows';
import { type CountedEvent, countByCounty, countByType, SERIES } from '@/lib/manager/counts';
import {
  countedEventsHref,
  type DashboardState,
  dashboardHref,
  readDashboard,
} from '@/lib/manager/dashboard-address';
import { searchParamsOf } from '@/tests/support/requests';
import { presented } from './presented-event';

const EVERYTHING: DashboardState = {
  presenterId: 7,
  range: { from: '2026-01-01', to: '2026-03-31' },
  withAll: true,
};
const NOTHING: DashboardState = { presenterId: null, range: null, withAll: false };

test.each([
  ['/manager-dashboard?presenter=7&from=2026-01-01&to=2026-03-31&compare=all', EVERYTHING],
  ['/manager-dashboard', NOTHING],
])('%s reads as it was printed', (href, state) => {
  expect(dashboardHref(state)).toBe(href);
  expect(readDashboard(searchParamsOf(href))).toEqual(state);
});

test.each(['0', '-1', '1e3', '0x7', '99999999999', 'x', '', ' 7'])(
  'a presenter %j is nobody',
  (presenter) => {
    expect(readDashboard({ presenter, from: 'x', compare: 'x' })).toEqual(NOTHING);
  },
);

test('one day alone counts all events, and is shown as it was typed', () => {
  const state = readDashboard({ to: '2026-03-31' });
  expect(state).toEqual({ ...NOTHING, halfRange: { from: '', to: '2026-03-31' } });
  expect(dashboardHref(state)).toBe('/manager-dashboard');
});

describe('the events behind a number', () => {
  const types = [null, 'Fair', 'Web & more', 'type'];
  const counties = [null, 'Cook', 'county'];
  const flags = [true, false];
  const events = types.flatMap((eventType) =>
    counties.flatMap((name) =>
      flags.map((flag) =>
        presented({
          eventType,
          county: name === null ? null : { name: name },
          registrationSite: flag,
        }),
      ),
    ),
  );
  const rows: (CountedEvent & { eventId: number })[] = [
    ...events,
    presented({ startDateTime: '2027-01-01T00:00:00' }),
  ].map((event, eventId) => ({ ...event, eventId }));

  const behind = (href: string) => {
    const state = parseListState(dashboardEvents, searchParamsOf(href));
    return countedRows(rows, readCounted(state), state.range);
  };

  test('are as many as every number of every type says', () => {
    for (const counts of countByType(events)) {
      for (const { key } of SERIES) {
        const { eventType } = counts;
        const href = countedEventsHref(EVERYTHING, { series: key, eventType });
        expect([href, behind(href).length]).toEqual([href, counts[key]]);
      }
    }
  });

  test('are as many as every county says', () => {
    for (const { county, total } of countByCounty(events)) {
      expect([county, behind(countedEventsHref(EVERYTHING, { county })).length]).toEqual([
        county,
        total,
      ]);
    }
  });

  test('come latest first, and among equals by their numbers', () => {
    const shown = behind(countedEventsHref({ ...EVERYTHING, range: null }, {}));
    expect(shown.map(({ eventId }) => eventId).slice(0, 3)).toEqual([rows.length - 1, 0, 1]);
    expect(shown).toHaveLength(rows.length);
  });

  test('a series that does not exist counts all events', () => {
    expect(readCounted({ kept: { series: 'x' } })).toEqual({ series: 'total' });
  });
});

test.each([
  [{}, ''],
  [{ series: 'total', eventType: 'Fair' }, 'Fair'],
  [{ series: 'electedOfficials', eventType: null }, 'Elected official, No event type'],
  [{ county: 'Cook' }, 'Cook County'],
  [{ county: null }, 'No county'],
] as const)('what %j counts is told as %j', (counted, text) => {
  expect(countedText(counted)).toBe(text);
});
