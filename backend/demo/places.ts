/** Where the demo data plays: municipalities of north-east Illinois with their ZIPs (README.md tells their sources). */
import { between, pick, pickByWeight } from './chance';
import { countyIdOf } from './lookups';
import lookups from './lookups.json';
import entries from './places.json';

/** `name` is a municipality, or a neighborhood of Chicago. */
export type Place = (typeof PLACES)[number];

const COUNTIES = new Map(lookups.counties.map((county) => [county.name, county]));
export const PLACES = entries.map(({ name, county, zips, city = name }) => {
  const codes = city === 'Chicago' ? lookups.chicagoAreaCodes : COUNTIES.get(county)?.areaCodes;
  return { name, city, county, zips, countyId: countyIdOf(county), areaCodes: codes ?? [] };
});

/** Roughly as the region's people are spread; a county without a weight gets nothing. */
const SETTLED = lookups.counties
  .filter(({ weight }) => weight > 0)
  .map(({ name, weight }) => ({ weight, places: PLACES.filter(({ county }) => county === name) }));
export const pickPlace = () => pick(pickByWeight(SETTLED).places);

/** Digits only (legacy-api.md D1), out of 555-0100 to 555-0199, which are reserved for fiction. */
export const telephone = ({ areaCodes }: Place) =>
  `${pick(areaCodes)}${between(5_550_100, 5_550_199)}`;
