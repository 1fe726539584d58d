/**
 * Lookups (legacy-api.md D8) and places. Descriptions are sent in paths and queries, so none has a character that
 * legacy-api.md §1.14 or §1.15 excludes.
 */

import type { DemoData } from './generate';
import lookups from './lookups.json';
import entries from './places.json';
import { between, pick, pickByWeight } from './random';

const counties = numbered(lookups.counties.map(({ name }) => name));
const statuses = numbered(lookups.statuses);
const eventTypes = numbered(lookups.eventTypes);
const audienceTypes = numbered(lookups.audienceTypes);
const { eventStatuses } = lookups;

export const LOOKUPS = {
  county: [...counties].map(([countyDesc, countyId]) => ({ countyId, countyDesc })),
  status: [...statuses].map(([statusDesc, statusId]) => ({
    statusId,
    statusDesc,
    statusType: eventStatuses.includes(statusDesc) ? 'E' : 'O',
  })),
  eventType: [...eventTypes].map(([eventTypeDesc, eventTypeId]) => ({
    eventTypeId,
    eventTypeDesc,
  })),
  audienceType: [...audienceTypes].map(([audienceDesc, audienceTypeId]) => ({
    audienceTypeId,
    audienceDesc,
  })),
} satisfies Partial<DemoData>;

export const statusIdOf = (description: string) => known(statuses, description);
export const eventTypeIdOf = (description: string) => known(eventTypes, description);
export const audienceTypeIdOf = (description: string) => known(audienceTypes, description);

function numbered(descriptions: readonly string[]): ReadonlyMap<string, number> {
  return new Map(descriptions.map((description, index) => [description, index + 1]));
}

export function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo data has no "${name}"`);
  return value;
}

/** A municipality of north-east Illinois, or a neighborhood of Chicago (README.md names the sources). */
export type Place = (typeof PLACES)[number];

export const PLACES = entries.map(({ name, county, zips, city = name }) => {
  return { name, city, county, zips, countyId: known(counties, county) };
});

/** Weighted by population; counties without a weight have no places. */
const INHABITED = lookups.counties
  .filter(({ weight }) => weight > 0)
  .map((row) => ({ ...row, places: PLACES.filter(({ county }) => county === row.name) }));
export const pickPlace = () => pick(pickByWeight(INHABITED).places);

const AREA_CODES = new Map(lookups.counties.map(({ name, areaCodes }) => [name, areaCodes]));
/** Digits only (legacy-api.md D1), from 555-0100 to 555-0199, which are reserved for fiction. */
export const telephone = ({ county }: Place) =>
  `${pick(known(AREA_CODES, county))}${between(5_550_100, 5_550_199)}`;
