/** What the dashboard counts: by type, by county, and within days of the agency's wall clock. */
import fc from 'fast-check';
import {
  type CountedEvent,
  countByCounty,
  countByType,
  orderedCounties,
  orderedTypes,
  startsWithin,
  totals,
  withCountyless,
} from '@/lib/manager/counts';
import { presented } from './presented-event';

test('each type is counted once, by the alphabet, those without a type at the end', () => {
  const events = [
    presented({ eventType: null }),
    presented({ eventType: 'Webinar', registrationSite: true }),
    presented({ eventType: 'Fair', newOrganization: true, electedOfficial: true }),
    presented({ eventType: 'Webinar', registrationSite: true, electedOfficial: true }),
  ];
  expect(countByType(events)).toEqual([
    { eventType: 'Fair', total: 1, registrationSites: 0, newOrganizations: 1, electedOfficials: 1 },
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
  expect(startsWithin({ startDateTime }, { from: '2026-03-01', to: '2026-03-31' })).toBe(expected);
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
