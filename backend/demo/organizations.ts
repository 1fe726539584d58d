/** Organizations; call logs and events set last status and last contact (legacy-api.md D10). */
import type { Contact } from './contacts';
import type { Row } from './generate';
import HARD_CASES from './hard-cases.json';
import { known, PLACES, type Place, pickPlace, telephone } from './lookups';
import { kinds, landmarks } from './organizations.json';
import { type Office, type Presenter, pickPresenter } from './presenters';
import { between, chance, mailWord, pick, pickFew, streetAddress } from './random';

/** With a list of pages. */
export const BUSY_ORGANIZATION = { orgId: 14, contacts: 60, events: 40, notes: 30 };
/** Without contact, event, note and call log. */
export const EMPTY_ORGANIZATION_ID = 15;

/** `numbered` ones have a number in the name, as school districts have; `suburban` ones are not in Chicago's neighborhoods. */
type Kind = (typeof kinds)[number];

export interface Organization {
  row: Row<'organization'>;
  kind: Kind;
  place: Place;
  domain: string;
  coordinator: Presenter;
  contacts: Contact[];
  statusAt: string;
}

const CITY_KINDS = kinds.filter(({ suburban }) => !suburban);
const KINDS = new Map(kinds.map((kind) => [kind.noun, kind]));
const PLACES_BY_NAME = new Map(PLACES.map((place) => [place.name, place]));
const LONGEST_DOMAIN_LABEL = 63;

export function generateOrganizations(count: number, office: Office): Organization[] {
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, index) => {
    const hardCase = HARD_CASES.organizations[index];
    const place = hardCase ? known(PLACES_BY_NAME, hardCase.place) : pickPlace();
    const kind = hardCase
      ? known(KINDS, hardCase.kind)
      : pick(place.city === 'Chicago' ? CITY_KINDS : kinds);
    const orgname = hardCase?.orgname ?? newName(kind, place, taken);
    taken.add(orgname);
    const domain = domainOf(orgname);
    const row: Row<'organization'> = {
      orgId: index + 1,
      orgname,
      address: streetAddress(),
      city: place.city,
      email: chance(0.9) ? `info@${domain}` : null,
      phone: chance(0.95) ? telephone(place) : null,
      altphone: chance(0.08) ? telephone(place) : null,
      zip: pick(place.zips),
      regsite: Number(chance(kind.registrationSite)),
      countyId: place.countyId,
      lastStatusId: null,
      lastContact: null,
      ...hardCase?.values,
    };
    const coordinator = pickPresenter(office);
    return { row, kind, place, domain, coordinator, contacts: [], statusAt: '' };
  });
}

export const isHardCase = ({ row }: Organization) => row.orgId <= HARD_CASES.organizations.length;

/** Without the busy and the empty organization, whose counts are fixed. */
export const openOrganizations = (organizations: readonly Organization[]) =>
  organizations.filter(
    ({ row }) => ![BUSY_ORGANIZATION.orgId, EMPTY_ORGANIZATION_ID].includes(row.orgId),
  );

export const withIds = (organizations: readonly Organization[], orgIds: readonly number[]) =>
  organizations
    .slice(0, HARD_CASES.organizations.length)
    .filter(({ row }) => orgIds.includes(row.orgId));

/** Keeps the latest status of call logs and events (D10). */
export function setStatus(organization: Organization, lastStatusId: number | null, at: string) {
  if (lastStatusId === null || at < organization.statusAt) return;
  organization.statusAt = at;
  organization.row.lastStatusId = lastStatusId;
}

/** Unique: place and kind, and landmarks if they are taken. */
function newName(kind: Kind, place: Place, taken: ReadonlySet<string>): string {
  const noun = kind.numbered ? `${kind.noun} ${between(101, 989)}` : kind.noun;
  let name = `${place.name} ${noun}`;
  while (taken.has(name)) name = `${pickFew(landmarks, 0.5).join(' ')} ${noun} of ${place.name}`;
  return name;
}

function domainOf(orgname: string): string {
  const label = mailWord(orgname).slice(0, LONGEST_DOMAIN_LABEL);
  return `${label.replaceAll('.', '').replace(/-+$/, '') || 'office'}.example.org`;
}
