/**
 * Lookups (legacy-api.md D8) and places. Descriptions are sent in paths and queries, so none has a character that
 * legacy-api.md §1.14 or §1.15 excludes.
 */
import lookups from './lookups.json';
import entries from './places.json';
import { between, pick, pickByWeight } from './random';
import type { DemoData } from './rows';

const { eventStatuses } = lookups;
const county = numbered(lookups.counties.map(({ name }) => name));
const status = numbered(lookups.statuses);
const eventType = numbered(lookups.eventTypes);
const audienceType = numbered(lookups.audienceTypes);

export const LOOKUPS = {
  county: county.rows.map(([countyDesc, countyId]) => ({ countyId, countyDesc })),
  status: status.rows.map(([statusDesc, statusId]) => ({
    statusId,
    statusDesc,
    statusType: eventStatuses.includes(statusDesc) ? 'E' : 'O',
  })),
  eventType: eventType.rows.map(([eventTypeDesc, eventTypeId]) => ({ eventTypeId, eventTypeDesc })),
  audienceType: audienceType.rows.map(([audienceDesc, audienceTypeId]) => ({
    audienceTypeId,
    audienceDesc,
  })),
} satisfies Partial<DemoData>;

export const statusIdOf = status.idOf;
export const eventTypeIdOf = eventType.idOf;
export const audienceTypeIdOf = audienceType.idOf;

function numbered(descriptions: readonly string[]) {
  const ids = new Map(descriptions.map((description, index) => [description, index + 1]));
  return { rows: [...ids], idOf: (description: string) => known(ids, description) };
}

export function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The demo data has no "${name}"`);
  return value;
}

/** A municipality of north-east Illinois, or a neighborhood of Chicago (README.md names the sources). */
export type Place = (typeof PLACES)[number];

const COUNTIES = new Map(lookups.counties.map((row) => [row.name, row]));
export const PLACES = entries.map(({ name, county: countyName, zips, city = name }) => {
  const { areaCodes } = known(COUNTIES, countyName);
  const codes = city === 'Chicago' ? lookups.chicagoAreaCodes : areaCodes;
  return {
    name,
    city,
    county: countyName,
    zips,
    countyId: county.idOf(countyName),
    areaCodes: codes,
  };
});

/** By population; counties without a weight have no places. */
const WEIGHTED_COUNTIES = lookups.counties
  .filter(({ weight }) => weight > 0)
  .map(({ name, weight }) => ({ weight, places: PLACES.filter((place) => place.county === name) }));
export const pickPlace = () => pick(pickByWeight(WEIGHTED_COUNTIES).places);

/** Digits only (legacy-api.md D1), from 555-0100 to 555-0199, which are reserved for fiction. */
export const telephone = ({ areaCodes }: Place) =>
  `${pick(areaCodes)}${between(5_550_100, 5_550_199)}`;
