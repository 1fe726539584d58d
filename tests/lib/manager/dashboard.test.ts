/** Counts, comparisons and addresses of the dashboard. */
import { dashboardEvents } from '@/lib/list/definitions/events';
import { parseListState } from '@/lib/list/parse-state';
import {
  countByCounty,
  countByType,
  orderedCounties,
  orderedTypes,
  SERIES,
  startsWithin,
} from '@/lib/manager/aggregates';
import { changeText, compared, previousRange, shareText } from '@/lib/manager/comparison';
import {
  countedEventsHref,
  countedRows,
  countedText,
  type DashboardState,
  dashboardHref,
  parseCounted,
  parseDashboard,
} from '@/lib/manager/dashboard-address';
import { searchParamsOf } from '@/tests/support/requests';
import { presented } from './presented-event';

const NO_FLAGS = { registrationSites: 0, newOrganizations: 0, electedOfficials: 0 };
const countyOf = (name: string | null) => (name === null ? null : { name });

describe('counts', () => {
  test('are by type and by county, sorted by name, events without one last', () => {
    const events = [
      presented({ eventType: null, county: null }),
      presented({ eventType: 'Webinar', registrationSite: true, county: { name: 'Will' } }),
      presented({ eventType: 'Fair', newOrganization: true, electedOfficial: true }),
      presented({ eventType: 'Webinar', registrationSite: true, electedOfficial: true }),
    ];
    expect(countByType(events)).toEqual([
      { eventType: 'Fair', total: 1, ...NO_FLAGS, newOrganizations: 1, electedOfficials: 1 },
      { eventType: 'Webinar', total: 2, ...NO_FLAGS, registrationSites: 2, electedOfficials: 1 },
      { eventType: null, total: 1, ...NO_FLAGS },
    ]);
    expect(countByCounty(events)).toEqual([
      { county: 'Cook', total: 2 },
      { county: 'Will', total: 1 },
      { county: null, total: 1 },
    ]);
  });

  test.each([
    ['2026-03-01T00:00:00', true],
    ['2026-03-31T23:59:59', true],
    ['2026-02-28T23:59:59', false],
    ['2026-04-01T00:00:00', false],
    [null, false],
  ])('include an event that starts at %s in March: %s', (startDateTime, expected) => {
    const march = { from: '2026-03-01', to: '2026-03-31' };
    expect(startsWithin({ startDateTime }, march)).toBe(expected);
    expect(startsWithin({ startDateTime }, null)).toBe(true);
  });

  test('merge rows of the backend with one name, and drop rows without events', () => {
    const rows = [2, 0, 1].map((total, at) => ({ eventType: 'BAB'[at] ?? '', total, ...NO_FLAGS }));
    expect(orderedTypes(rows)).toEqual([{ eventType: 'B', total: 3, ...NO_FLAGS }]);
    expect(orderedCounties([{ county: 'Cook', total: 0 }], [])).toEqual([]);
  });

  const COOK = { county: 'Cook', total: 2 };
  const NONE = { county: null, total: 1 };

  test.each([
    ['the backend leaves them out', [COOK], [COOK, NONE]],
    ['the backend counts them', [COOK, NONE], [COOK, NONE]],
    ['the counties exceed the types', [{ ...COOK, total: 5 }], [{ ...COOK, total: 5 }]],
  ])('add events without a county where %s', (_case, counties, expected) => {
    const types = countByType([presented(), presented(), presented()]);
    expect(orderedCounties(counties, types)).toEqual(expected);
  });
});

describe('comparisons', () => {
  const now = countByType([presented({ registrationSite: true }), presented()]);
  const all = countByType([presented(), presented(), presented(), presented({ eventType: 'Web' })]);

  test('have lines for the four sums and then for each type of any column', () => {
    const lines = compared({ now, previous: [], all });
    expect(lines.map(({ key, ...line }) => Object.values(line))).toEqual([
      ['Total events', 2, 0, 4],
      ['Registration site', 1, 0, 0],
      ['New organization', 0, 0, 0],
      ['Elected official', 0, 0, 0],
      ['Fair', 2, 0, 3],
      ['Web', 0, 0, 1],
    ]);
    const [total] = compared({ now, previous: null, all: null });
    expect(total).toMatchObject({ now: 2, previous: null, all: null });
  });

  test('print changes with a sign, and shares as whole percentages', () => {
    expect([changeText(3, 1), changeText(1, 3), changeText(2, 2)]).toEqual(['+2', '−2', '0']);
    expect([shareText(1, 3), shareText(0, 4), shareText(0, 0)]).toEqual(['33%', '0%', '']);
  });
});

describe('addresses', () => {
  const EVERYTHING: DashboardState = {
    presenterId: 7,
    range: { from: '2026-01-01', to: '2026-03-31' },
    withAll: true,
  };
  const NOTHING: DashboardState = { presenterId: null, range: null, withAll: false };

  test.each([
    ['/manager-dashboard?presenter=7&from=2026-01-01&to=2026-03-31&compare=all', EVERYTHING],
    ['/manager-dashboard', NOTHING],
  ])('%s is parsed as it was printed', (href, state) => {
    expect(dashboardHref(state)).toBe(href);
    expect(parseDashboard(searchParamsOf(href))).toEqual(state);
  });

  test.each(['0', '1e3', '99999999999', 'x', ''])('%j is not a presenter', (presenter) => {
    expect(parseDashboard({ presenter, from: 'x', compare: 'x' })).toEqual(NOTHING);
  });

  test('count all events for one day alone, and keep the day for its field', () => {
    const state = parseDashboard({ to: '2026-03-31' });
    expect(state).toEqual({ ...NOTHING, halfRange: { from: '', to: '2026-03-31' } });
    expect(dashboardHref(state)).toBe('/manager-dashboard');
  });

  describe('the events behind a number', () => {
    const events = [null, 'Fair', 'Web & more', 'type'].flatMap((eventType) =>
      [null, 'Cook', 'county'].flatMap((name) =>
        [true, false].map((registrationSite) =>
          presented({ eventType, county: countyOf(name), registrationSite }),
        ),
      ),
    );
    const rows = [...events, presented({ startDateTime: '2027-01-01T00:00:00' })].map(
      (event, eventId) => ({ ...event, eventId }),
    );
    const behind = (href: string) => {
      const state = parseListState(dashboardEvents, searchParamsOf(href));
      return countedRows(rows, parseCounted(state), state.range);
    };

    test('are as many as the number, for every type and county', () => {
      const byType = countByType(events).flatMap((counts) =>
        SERIES.map(({ key }) => ({
          href: countedEventsHref(EVERYTHING, { series: key, eventType: counts.eventType }),
          total: counts[key],
        })),
      );
      const byCounty = countByCounty(events).map(({ county, total }) => ({
        href: countedEventsHref(EVERYTHING, { county }),
        total,
      }));
      for (const { href, total } of [...byType, ...byCounty]) {
        expect([href, behind(href).length]).toEqual([href, total]);
      }
    });

    test('are sorted by start, the latest first, and by id; an unknown series counts all', () => {
      const shown = behind(`${countedEventsHref({ ...EVERYTHING, range: null }, {})}&series=x`);
      expect(shown.map(({ eventId }) => eventId).slice(0, 3)).toEqual([rows.length - 1, 0, 1]);
      expect(shown).toHaveLength(rows.length);
    });
  });

  test.each([
    [{}, ''],
    [{ series: 'total', eventType: 'Fair' }, 'Fair'],
    [{ series: 'electedOfficials', eventType: null }, 'Elected official, No event type'],
    [{ county: 'Cook' }, 'Cook County'],
    [{ county: null }, 'No county'],
  ] as const)('%j is printed as %j', (counted, text) => {
    expect(countedText(counted)).toBe(text);
  });
});

test.each([
  ['2024-03-01', '2024-03-01', { from: '2024-02-29', to: '2024-02-29' }],
  ['2026-03-08', '2026-03-09', { from: '2026-03-06', to: '2026-03-07' }],
  ['2026-01-01', '2026-12-31', { from: '2025-01-01', to: '2025-12-31' }],
  // They would begin before the year 1.
  ['1900-01-01', '9999-12-31', null],
])('the days before %s to %s are as many', (from, to, expected) => {
  expect(previousRange({ from, to })).toEqual(expected);
});
