/** Where the demo data plays: municipalities of north-east Illinois with their ZIPs (README.md tells their sources). */
import { between, pick, pickByShare } from './chance';
import { countyIdOf } from './lookups';
import lookups from './lookups.json';
import entries from './places.json';

export interface Place {
  /** A municipality, or a neighborhood of Chicago. */
  name: string;
  city: string;
  countyId: number;
  zips: readonly string[];
  areaCodes: readonly string[];
}

/** Roughly as the region's people are spread; a county without a share gets nothing. */
const BY_COUNTY = lookups.counties.map(({ name: county, share, areaCodes }) => ({
  weight: share,
  value: entries
    .filter((entry) => entry.county === county)
    .map(({ name, city = name, zips }): Place => {
      const codes = city === 'Chicago' ? lookups.chicagoAreaCodes : areaCodes;
      return { name, city, countyId: countyIdOf(county), zips, areaCodes: codes };
    }),
}));
const WITH_A_SHARE = BY_COUNTY.filter(({ weight }) => weight > 0);

export const PLACES = BY_COUNTY.flatMap(({ value }) => value);

export const pickPlace = () => pick(pickByShare(WITH_A_SHARE));

/** Digits only (legacy-api.md D1), out of 555-0100 to 555-0199, which are reserved for fiction. */
export const telephone = ({ areaCodes }: Place) =>
  `${pick(areaCodes)}${between(5_550_100, 5_550_199)}`;
