/** What the dashboard counts, compares and links to. */

import fc from 'fast-check';
import { dashboardEvents } from '@/lib/list/definitions/dashboard-events';
import { parseListState } from '@/lib/list/parse-state';
import { changeText, compared, shareText } from '@/lib/manager/comparison';
import { countedRows, countedText, readCounted } from '@/lib/manager/counted-rows';
import {
  type CountedEvent,
  countByCounty,
  countByType,
  orderedCounties,
  orderedTypes,
  SERIES,
  startsWithin,
  totals,
  withCountyless,
} from '@/lib/manager/counts';
import {
  countedEventsHref,
  type DashboardState,
  dashboardHref,
  readDashboard,
} from '@/lib/manager/dashboard-address';
import { previousRange } from '@/lib/manager/previous-range';
import { searchParamsOf } from '@/tests/support/requests';
import { presented } from './presented-event';

describe('counts', () => {
  test('each type is counted once, by the alphabet, those without a type at the end', () => {
    const events = [
      presented({ eventType: null }),
      presented({ eventType: 'Webinar', registrationSite: true }),
      presented({ eventType: 'Fair', newOrganization: true, electedOfficial: true }),
      presented({ eventType: 'Webinar', registrationSite: true, electedOfficial: true }),
    ];
    expect(countByType(events)).toEqual([
      {
        eventType: 'Fair',
        total: 1,
        registrationSites: 0,
        newOrganizations: 1,
        electedOfficials: 1,
      },
      {
        eventType: 'Webinar',
        total: 2,
        registrationSites: 2,
        newOrganizations: 0,
        electedOfficials: 1,
      },
      { eventType: null, total: 1, registrationSites: 0, newOrganizations: 0, electedOfficials: 0 },
    ]);
  });

  test('each county is counted once, by the alphabet, events without one at the end', () => {
    const events = [null, 'Will', 'Cook', 'Will'].map((name) =>
      presented({ county: name === null ? null : { name: name } }),
    );
    expect(countByCounty(events)).toEqual([
      { county: 'Cook', total: 1 },
      { county: 'Will', total: 2 },
      { county: null, total: 1 },
    ]);
  });

  test.each([
    ['2026-03-01T00:00:00', true],
    ['2026-03-31T23:59:59', true],
    ['2026-02-28T23:59:59', false],
    ['2026-04-01T00:00:00', false],
    [null, false],
  ])('an event that starts at %s is within March: %s', (startDateTime, expected) => {
    expect(startsWithin({ startDateTime }, { from: '2026-03-01', to: '2026-03-31' })).toBe(
      expected,
    );
  });

  test('without days every event counts, also one that has no start', () => {
    expect(startsWithin({ startDateTime: null }, null)).toBe(true);
  });

  test('what the backend tells of a type twice, or that there is nothing of, comes out once or not at all', () => {
    const none = { registrationSites: 0, newOrganizations: 0, electedOfficials: 0 };
    const rows = [
      { eventType: 'B', total: 2, ...none },
      { eventType: 'A', total: 0, ...none },
      { eventType: 'B', total: 1, ...none },
    ];
    expect(orderedTypes(rows)).toEqual([{ eventType: 'B', total: 3, ...none }]);
    expect(orderedCounties([{ county: 'Cook', total: 0 }])).toEqual([]);
  });

  describe('events without a county', () => {
    const types = countByType([presented(), presented(), presented()]);

    test('are what the counties lack of all events, where the backend leaves them out', () => {
      expect(withCountyless([{ county: 'Cook', total: 2 }], types)).toEqual([
        { county: 'Cook', total: 2 },
        { county: null, total: 1 },
      ]);
    });

    test('are not counted twice where the backend names them', () => {
      const told = [
        { county: 'Cook', total: 2 },
        { county: null, total: 1 },
      ];
      expect(withCountyless(told, types)).toEqual(told);
    });

    test('are none where the counties add up to more than the types', () => {
      expect(withCountyless([{ county: 'Cook', total: 5 }], types)).toEqual([
        { county: 'Cook', total: 5 },
      ]);
    });
  });

  const names = fc.constantFrom('A', 'b', 'Ä', 'Cook', '');
  const events: fc.Arbitrary<CountedEvent[]> = fc.array(
    fc.record({
      startDateTime: fc.option(fc.constantFrom('2025-12-31T23:30:00', '2026-01-01T00:00:00')),
      eventType: fc.option(names),
      county: fc.option(names.map((name) => ({ name }))),
      registrationSite: fc.boolean(),
      newOrganization: fc.boolean(),
      electedOfficial: fc.boolean(),
    }),
  );

  test('no event is lost or counted twice, by type or by county, whatever the events are', () => {
    fc.assert(
      fc.property(events, (list) => {
        const byCounty = countByCounty(list).reduce((sum, { total }) => sum + total, 0);
        expect([totals(countByType(list)).total, byCounty]).toEqual([list.length, list.length]);
        expect(totals(countByType(list)).registrationSites).toBe(
          list.filter(({ registrationSite }) => registrationSite).length,
        );
      }),
    );
  });
});

describe('comparisons', () => {
  const types = countByType([presented({ registrationSite: true }), presented()]);
  const all = countByType([presented(), presented(), presented(), presented({ eventType: 'Web' })]);

  test('lines are the four sums and then each type of either side', () => {
    const lines = compared({ types, previous: null, all });
    expect(lines.map(({ label, now, previous, all: of }) => [label, now, previous, of])).toEqual([
      ['Total events', 2, null, 4],
      ['Registration site', 1, null, 0],
      ['New organization', 0, null, 0],
      ['Elected official', 0, null, 0],
      ['Fair', 2, null, 3],
      ['Web', 0, null, 1],
    ]);
  });

  test('the days before stand beside with nothing where there was nothing', () => {
    const [total] = compared({ types, previous: [], all: null });
    expect(total).toMatchObject({ now: 2, previous: 0, all: null });
  });

  test.each([
    [3, 1, '+2'],
    [1, 3, '−2'],
    [2, 2, '0'],
  ])('from %2$s to %1$s is a change of %3$s', (now, before, text) => {
    expect(changeText(now, before)).toBe(text);
  });

  test.each([
    [1, 3, '33%'],
    [0, 4, '0%'],
    [0, 0, ''],
  ])('%s of %s is a share of %j', (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
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
});

describe('the days before a range', () => {
  test.each([
    ['one day', '2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['a leap day', '2024-03-01', '2024-03-01', '2024-02-29', '2024-02-29'],
    ['the days of a clock change', '2026-03-08', '2026-03-09', '2026-03-06', '2026-03-07'],
    ['a year', '2026-01-01', '2026-12-31', '2025-01-01', '2025-12-31'],
  ])('before %s stands what ends the day before', (_what, from, to, first, last) => {
    expect(previousRange({ from, to })).toEqual({ from: first, to: last });
  });

  test('there is nothing before the first year', () => {
    expect(previousRange({ from: '1900-01-01', to: '9999-12-31' })).toBeNull();
  });

  const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  const days = fc
    .integer({ min: numberOf('1950-01-01'), max: numberOf('2100-01-01') })
    .map((number) => new Date(number * 86_400_000).toISOString().slice(0, 10));

  test('it has as many days, and the last of them is the day before the first', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const [from = '', to = ''] = [one, other].sort();
        const before = previousRange({ from, to });
        expect(before && numberOf(before.to)).toBe(numberOf(from) - 1);
        expect(before && numberOf(before.to) - numberOf(before.from)).toBe(
          numberOf(to) - numberOf(from),
        );
      }),
    );
  });
});
