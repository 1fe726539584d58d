/** Contacts and their organizations; `generateCallLogs` sets last contact dates (legacy-api.md D10). */
import { DAY, workingMoment } from './calendar';
import type { Row } from './generate';
import HARD_CASES from './hard-cases.json';
import { pickPlace, telephone } from './lookups';
import {
  BUSY_ORGANIZATION,
  isHardCase,
  type Organization,
  openOrganizations,
  withIds,
} from './organizations';
import { auditColumns, type Office, pickPresenter } from './presenters';
import { chance, firstName, lastName, mailWord, pick, pickFew } from './random';

export interface Contact {
  row: Row<'contact'>;
  organizations: readonly Organization[];
  since: number;
}

const OLDEST_DAYS = 1095;
const WITHOUT_CONTACTS = 0.07;
const CHANGES = { share: 0.25, days: OLDEST_DAYS };

/** The hard cases come first, which keeps their ids. */
export function generateContacts(
  count: number,
  organizations: readonly Organization[],
  office: Office,
): Contact[] {
  const oldest = office.today - OLDEST_DAYS * DAY;
  const planted = HARD_CASES.contacts.map(({ firstName, lastName, orgIds, values }) => ({
    values: { firstName, lastName, ...values },
    organizations: withIds(organizations, orgIds),
    since: workingMoment(oldest, oldest + 30 * DAY),
  }));
  const invented = memberships(count - planted.length, organizations).map((members) => ({
    values: { firstName: firstName(), lastName: chance(0.01) ? null : lastName() },
    organizations: members,
    since: workingMoment(oldest, office.yesterday),
  }));
  return [...planted, ...invented].map(({ values, organizations: employers, since }, index) => {
    const [employer] = employers;
    const place = employer?.place ?? pickPlace();
    const mailbox = mailWord(`${values.firstName ?? ''}.${values.lastName ?? ''}`) || 'staff';
    const row: Row<'contact'> = {
      contactId: index + 1,
      title: employer && chance(0.92) ? pick(employer.kind.titles) : null,
      email: chance(0.93) ? `${mailbox}@${employer?.domain ?? 'example.org'}` : null,
      phone: chance(0.88) ? telephone(place) : null,
      altPhone: chance(0.15) ? telephone(place) : null,
      regsite: Number(employer?.row.regsite === 1 && chance(0.6)),
      lastContactDate: null,
      ...auditColumns(office, pickPresenter(office), since, CHANGES),
      ...values,
    };
    const contact = { row, organizations: employers, since };
    for (const organization of employers) organization.contacts.push(contact);
    return contact;
  });
}

/** The organizations of each contact: the busy one has a fixed number of contacts, most others at least one, a few none. */
function memberships(count: number, organizations: readonly Organization[]): Organization[][] {
  const busy = withIds(organizations, [BUSY_ORGANIZATION.orgId]);
  const staffed = openOrganizations(organizations).filter(
    (organization) => isHardCase(organization) || !chance(WITHOUT_CONTACTS),
  );
  const fixed = [
    ...Array.from({ length: BUSY_ORGANIZATION.contacts }, () => busy),
    ...staffed.map((organization) => [organization]),
  ];
  const rest = Array.from({ length: count - fixed.length }, () =>
    chance(0.03) ? [] : pickFew(staffed, 0.08),
  );
  return [...fixed, ...rest];
}
