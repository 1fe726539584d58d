/** Telephone numbers, mail and street addresses that belong to nobody: 555-0100 to 555-0199 and example.org. */
import type { PersonName } from './people-names';
import { areaCodes, type Place } from './places';
import type { Random } from './random';

/** RFC 1035 allows no more between two dots. */
const LONGEST_DOMAIN_LABEL = 63;

const STREETS = [
  'Ash St',
  'Butterfield Rd',
  'Cedar St',
  'Cherry Ln',
  'Chestnut St',
  'Church St',
  'College Ave',
  'Depot St',
  'Division St',
  'Elm St',
  'Euclid Ave',
  'Forest Ave',
  'Franklin St',
  'Grand Ave',
  'Grove Ave',
  'Highland Ave',
  'Hillside Ave',
  'Jackson St',
  'Jefferson St',
  'Lake St',
  'Liberty St',
  'Lincoln Ave',
  'Madison St',
  'Main St',
  'Maple Ave',
  'Mill St',
  'Oak St',
  'Oakwood Dr',
  'Park Ave',
  'Prairie Ave',
  'Railroad Ave',
  'Ridge Rd',
  'River Rd',
  'School St',
  'Spring St',
  'State St',
  'Summit Ave',
  'Sycamore Dr',
  'Union St',
  'Walnut St',
  'Washington St',
  'Willow Rd',
] as const;

/** Digits only, as the legacy keeps them (legacy-api.md D1). */
export function telephone(random: Random, place: Place): string {
  return `${random.pick(areaCodes(place))}${5_550_100 + random.integer(0, 99)}`;
}

export function streetAddress(random: Random): string {
  const direction = random.pick(['', '', 'N ', 'S ', 'E ', 'W ']);
  return `${random.integer(1, 2999)} ${direction}${random.pick(STREETS)}`;
}

export function mailDomain(organizationName: string): string {
  const label = asciiWords(organizationName, '-').slice(0, LONGEST_DOMAIN_LABEL);
  return `${label.replace(/-+$/, '') || 'office'}.example.org`;
}

export function personalMail(person: PersonName, domain: string): string {
  const name = asciiWords(`${person.firstName} ${person.lastName ?? ''}`, '.');
  return `${name || 'staff'}@${domain}`;
}

/** Lower-case letters and digits only: accents come off, everything else separates. */
function asciiWords(text: string, separator: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFD')
    .replace(/[\u0300-\u036f']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join(separator);
}
