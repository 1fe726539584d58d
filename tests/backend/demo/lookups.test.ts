/** Lists of values, places, kinds and people that the data is put together from. */

import { eventKind } from '@/backend/demo/event-kinds';
import { generateDemo } from '@/backend/demo/generate';
import {
  AUDIENCE_TYPES,
  CANCEL_REASONS,
  COUNTIES,
  countyIdOf,
  EVENT_TYPES,
  STATUSES,
} from '@/backend/demo/lookups';
import { organizationKind, organizationKindsIn } from '@/backend/demo/organization-kinds';
import { placeNamed } from '@/backend/demo/places';
import places from '@/backend/demo/places.json';

const descriptions = {
  counties: COUNTIES.map((row) => row.countyDesc),
  statuses: STATUSES.map((row) => row.statusDesc),
  'event types': EVENT_TYPES.map((row) => row.eventTypeDesc),
  'audience types': AUDIENCE_TYPES.map((row) => row.audienceDesc),
  'cancellation reasons': [...CANCEL_REASONS],
};

test.each(Object.entries(descriptions))(
  'the descriptions of %s are different and fit into a path',
  (_, texts) => {
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => text === '' || /[/?#%;\\,]/.test(text))).toEqual([]);
  },
);

test('the status with id 8 is Info Needed, and Cancelled is an event status', () => {
  expect(STATUSES).toContainEqual({ statusId: 8, statusDesc: 'Info Needed', statusType: 'E' });
  const cancelled = STATUSES.find(({ statusDesc }) => statusDesc === 'Cancelled');
  expect(cancelled?.statusType).toBe('E');
  expect(new Set(STATUSES.map(({ statusId }) => statusId)).size).toBe(STATUSES.length);
});

test('every place lies in a listed county and has ZIPs of Illinois', () => {
  for (const { county, zips } of places) {
    expect(descriptions.counties).toContain(county);
    expect(zips.length).toBeGreaterThan(0);
    expect(zips.filter((zip) => !/^6[0-2]\d{3}$/.test(zip))).toEqual([]);
  }
  expect(places.length).toBeGreaterThan(200);
});

test('an organization or event is in a city, ZIP and county that belong together', () => {
  const { organizations, events } = generateDemo({ size: 'demo', seed: 2, today: '2026-03-10' });
  const known = new Set(
    places.flatMap(({ name, city, county, zips }) =>
      zips.map((zip) => `${city ?? name} ${zip} ${countyIdOf(county)}`),
    ),
  );
  const stray = [...organizations, ...events].filter(
    ({ city, zip, countyId }) =>
      city && countyId !== null && !known.has(`${city} ${zip} ${countyId}`),
  );
  expect(stray).toEqual([]);
});

test('a neighborhood of Chicago has no village hall, a suburb may have one', () => {
  const keys = (city: string) => organizationKindsIn(city).map(({ key }) => key);
  expect(keys('Chicago')).not.toContain('village-hall');
  expect(keys('Elgin')).toContain('village-hall');
});

test('a name that no list holds is refused', () => {
  expect(() => placeNamed('Atlantis')).toThrow('Atlantis');
  expect(() => countyIdOf('Atlantis')).toThrow('Atlantis');
  expect(() => organizationKind('castle')).toThrow('castle');
  expect(() => eventKind(99)).toThrow('99');
});

test('two employees may sign in, and only the manager has managerial access', () => {
  const { presenters } = generateDemo({ size: 'demo', seed: 2, today: '2026-03-10' });
  const byName = new Map(presenters.map((row) => [row.username, row]));
  expect(byName.get('coordinator')).toMatchObject({
    name: 'Maya',
    managerialAccess: false,
    active: true,
  });
  expect(byName.get('manager')).toMatchObject({ managerialAccess: true, active: true });
  expect(presenters.filter(({ managerialAccess }) => managerialAccess)).toHaveLength(1);
  expect(presenters.filter(({ passwordHash }) => passwordHash !== null)).toEqual([]);
});
