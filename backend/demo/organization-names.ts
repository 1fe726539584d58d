/** Invented names: a place and a kind first, then a landmark beside them once those are taken. */
import type { OrganizationKind } from './organization-kinds';
import type { Place } from './places';
import type { Random } from './random';

const LANDMARKS = [
  'Addams',
  'Birchwood',
  'Bluestem',
  'Bur Oak',
  'Carver',
  'Cedar Creek',
  'Cottonwood',
  'Douglass',
  'Eastgate',
  'Evergreen',
  'Fox Valley',
  'Garden Grove',
  'Gateway',
  'Good Neighbor',
  'Grand Prairie',
  'Harbor Light',
  'Harmony',
  'Heritage',
  'Highland',
  'Hope',
  'Kishwaukee',
  'Lakeshore',
  'Liberty',
  'Lincoln Grove',
  'Maple Terrace',
  'Marquette',
  'Meadowbrook',
  'Millrace',
  'New Horizons',
  'Northgate',
  'Oak Savanna',
  'Old Depot',
  'Open Door',
  'Orchard',
  'Parkside',
  'Prairie Path',
  'Prairie View',
  'Redbud',
  'Riverbend',
  'Rosewood',
  'Salt Creek',
  'Sandburg',
  'Skyline',
  'Southfield',
  'Spring Hill',
  'Starved Rock',
  'Stonebridge',
  'Sunrise',
  'Tallgrass',
  'Three Rivers',
  'Tubman',
  'Unity',
  'Village Green',
  'Westfield',
  'Willow Creek',
  'Woodland',
] as const;

const PLAIN_NAME_SHARE = 0.6;

/** Adds the name to `taken` and never gives one out twice. */
export function organizationName(
  random: Random,
  kind: OrganizationKind,
  place: Place,
  taken: Set<string>,
): string {
  let name = random.chance(PLAIN_NAME_SHARE)
    ? `${place.name} ${noun(random, kind)}`
    : landmarkName(random, kind, place);
  while (taken.has(name)) name = landmarkName(random, kind, place, random.pick(LANDMARKS));
  taken.add(name);
  return name;
}

function landmarkName(
  random: Random,
  kind: OrganizationKind,
  place: Place,
  donor?: string,
): string {
  const landmarks = new Set([...(donor ? [donor] : []), random.pick(LANDMARKS)]);
  return `${[...landmarks].join(' ')} ${noun(random, kind)} of ${place.name}`;
}

function noun(random: Random, kind: OrganizationKind): string {
  return kind.numbered ? `${kind.noun} ${random.integer(101, 989)}` : kind.noun;
}
