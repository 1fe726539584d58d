/** Contacts and the organizations they belong to; last contact dates follow later (legacy-api.md D10). */
import { addDays, dateOf, earliestFirst, momentAt } from './calendar/dates';
import { workingMoment } from './calendar/office-hours';
import { personalMail, telephone } from './contact-details';
import type { ContactRow } from './demo-data';
import {
  BUSY_ORGANIZATION,
  HARD_CASE_CONTACTS,
  isHardCaseOrganization,
  openOrganizations,
} from './hard-cases';
import type { DemoOrganization } from './organizations';
import { type PersonName, personName } from './people-names';
import { pickPlace } from './places';
import { pickPresenter, type Staff } from './presenters';
import type { Random } from './random';

export type DemoContact = { row: ContactRow; organizations: readonly DemoOrganization[] };

const OLDEST_DAYS = 1095;
const WITHOUT_CONTACTS_SHARE = 0.07;

type Sketch = {
  person: PersonName;
  organizations: readonly DemoOrganization[];
  createDate: string;
  values?: Partial<ContactRow>;
};

/** The hard cases come first, so that their ids are stable; the others follow in the order of their creation. */
export function generateContacts(
  random: Random,
  count: number,
  organizations: readonly DemoOrganization[],
  staff: Staff,
  today: string,
): DemoContact[] {
  const oldest = addDays(today, -OLDEST_DAYS);
  const yesterday = addDays(today, -1);

  const planted = HARD_CASE_CONTACTS.map(
    (hardCase): Sketch => ({
      person: hardCase,
      organizations: organizations.filter(({ row }) => hardCase.orgIds.includes(row.orgId)),
      createDate: workingMoment(random, momentAt(oldest, 0), addDays(oldest, 30)),
      values: hardCase.values,
    }),
  );
  const invented = memberships(random, count - planted.length, organizations)
    .map(
      (members): Sketch => ({
        person: inventedPerson(random),
        organizations: members,
        createDate: workingMoment(random, momentAt(oldest, 0), yesterday),
      }),
    )
    .sort((a, b) => earliestFirst(a.createDate, b.createDate));

  return [...planted, ...invented].map((sketch, index) => ({
    row: contactRow(random, index + 1, sketch, staff, yesterday),
    organizations: sketch.organizations,
  }));
}

/** Which organizations each contact belongs to: the busy one gets its many, most others at least one, a few none. */
function memberships(
  random: Random,
  count: number,
  organizations: readonly DemoOrganization[],
): DemoOrganization[][] {
  const busy = organizations.filter(({ row }) => row.orgId === BUSY_ORGANIZATION.orgId);
  const staffed = openOrganizations(organizations).filter(
    ({ row }) => isHardCaseOrganization(row) || !random.chance(WITHOUT_CONTACTS_SHARE),
  );
  const first = staffed.map((organization) => [organization]);
  const rest = Array.from({ length: count - first.length - BUSY_ORGANIZATION.contacts }, () => {
    if (random.chance(0.03)) return [];
    const organization = random.pick(staffed);
    const second = random.pick(staffed);
    return random.chance(0.08) && second !== organization ? [organization, second] : [organization];
  });
  return [...Array.from({ length: BUSY_ORGANIZATION.contacts }, () => busy), ...first, ...rest];
}

function inventedPerson(random: Random): PersonName {
  const { firstName, lastName } = personName(random);
  return { firstName, lastName: random.chance(0.01) ? null : lastName };
}

function contactRow(
  random: Random,
  contactId: number,
  { person, organizations, createDate, values }: Sketch,
  staff: Staff,
  yesterday: string,
): ContactRow {
  const [employer] = organizations;
  const place = employer?.place ?? pickPlace(random);
  const creator = pickPresenter(random, staff, dateOf(createDate));
  const changed = random.chance(0.25);
  const lastModifiedDate = changed ? workingMoment(random, createDate, yesterday) : createDate;
  const editor = changed ? pickPresenter(random, staff, dateOf(lastModifiedDate)) : creator;
  return {
    contactId,
    firstName: person.firstName,
    lastName: person.lastName,
    title: employer && random.chance(0.92) ? random.pick(employer.kind.titles) : null,
    email: random.chance(0.93) ? personalMail(person, employer?.domain ?? 'example.org') : null,
    phone: random.chance(0.88) ? telephone(random, place) : null,
    altPhone: random.chance(0.15) ? telephone(random, place) : null,
    regsite: Number(employer?.row.regsite === 1 && random.chance(0.6)),
    lastContactDate: null,
    createDate,
    lastModifiedDate,
    createdById: creator.row.presenterId,
    lastModifiedById: editor.row.presenterId,
    ...values,
  };
}
