/** Where the demo data plays: municipalities of north-east Illinois with their ZIPs (README.md tells their sources). */
import entries from './places.json';
import type { Random, Weighted } from './random';

export type Place = {
  /** A municipality, or a neighborhood of Chicago. */
  name: string;
  city: string;
  county: string;
  zips: readonly string[];
};

const PLACES: readonly Place[] = entries.map((entry) => ({
  name: entry.name,
  city: entry.city ?? entry.name,
  county: entry.county,
  zips: entry.zips,
}));

/** Roughly how the region's people are spread, with a few partners beyond the six counties. */
const COUNTY_SHARES: readonly Weighted<string>[] = [
  ['Cook', 46],
  ['DuPage', 15],
  ['Lake', 12],
  ['Will', 11],
  ['Kane', 7],
  ['McHenry', 5],
  ['Kendall', 1],
  ['Kankakee', 1],
  ['DeKalb', 1],
  ['St. Clair', 1],
];

const AREA_CODES: Readonly<Record<string, readonly string[]>> = {
  Cook: ['708', '847', '224'],
  DuPage: ['630', '331'],
  Kane: ['630', '331', '847'],
  Kendall: ['630', '331'],
  Lake: ['847', '224'],
  McHenry: ['815', '779', '847'],
  Will: ['815', '779', '708'],
};
const CHICAGO_AREA_CODES = ['312', '773'];
const OUTER_AREA_CODES = ['815', '779'];

const placesByCounty = new Map(
  COUNTY_SHARES.map(([county]) => [county, PLACES.filter((place) => place.county === county)]),
);

export function pickPlace(random: Random): Place {
  return random.pick(placesByCounty.get(random.weighted(COUNTY_SHARES)) ?? []);
}

/** Throws for a name that the list does not hold. */
export function placeNamed(name: string): Place {
  const place = PLACES.find((candidate) => candidate.name === name);
  if (!place) throw new Error(`No demo place is called ${name}`);
  return place;
}

export function areaCodes(place: Place): readonly string[] {
  if (place.city === 'Chicago') return CHICAGO_AREA_CODES;
  return AREA_CODES[place.county] ?? OUTER_AREA_CODES;
}
