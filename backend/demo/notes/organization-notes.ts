/** Notes on organizations: the hard cases, the many of the busy one, and the rest. */
import { addDays, momentAt } from '@/backend/demo/calendar/dates';
import { workingMoment } from '@/backend/demo/calendar/office-hours';
import {
  BUSY_ORGANIZATION,
  HARD_CASE_NOTES,
  LONG_NOTE,
  openOrganizations,
} from '@/backend/demo/hard-cases';
import type { DemoOrganization } from '@/backend/demo/organizations';
import type { Partner } from '@/backend/demo/partners';
import { personName } from '@/backend/demo/people-names';
import { composeNote } from '@/backend/demo/wording/compose';
import { ORGANIZATION_NOTE } from '@/backend/demo/wording/record-notes';
import { type Desk, type NoteDraft, writtenNote } from './draft';

const OLDEST_DAYS = 1000;

export function hardCaseNotes(desk: Desk, organizations: readonly DemoOrganization[]): NoteDraft[] {
  const oldest = addDays(desk.today, -OLDEST_DAYS);
  return [{ orgId: LONG_NOTE.orgId, noteEntry: longNote(desk) }, ...HARD_CASE_NOTES].flatMap(
    ({ orgId, noteEntry }) =>
      organizations
        .filter(({ row }) => row.orgId === orgId)
        .map(({ coordinator }) => {
          const at = workingMoment(desk.random, momentAt(oldest, 0), addDays(oldest, 20));
          return { ...writtenNote(desk, noteEntry, at, coordinator.row.presenterId), orgId };
        }),
  );
}

export function organizationNotes(
  desk: Desk,
  count: number,
  organizations: readonly DemoOrganization[],
  partners: ReadonlyMap<number, Partner>,
): NoteDraft[] {
  const busy = organizations.filter(({ row }) => row.orgId === BUSY_ORGANIZATION.orgId);
  const open = openOrganizations(organizations);
  return Array.from({ length: count }, (_, index) => {
    const organization = desk.random.pick(index < BUSY_ORGANIZATION.notes ? busy : open);
    return organizationNote(desk, organization, partners.get(organization.row.orgId));
  });
}

function organizationNote(
  desk: Desk,
  { row, place, coordinator }: DemoOrganization,
  partner: Partner | undefined,
): NoteDraft {
  const { random, today } = desk;
  const oldest = momentAt(addDays(today, -OLDEST_DAYS), 0);
  const at = workingMoment(random, oldest, addDays(today, -1));
  const known = partner && random.pick(partner.contacts).row.firstName;
  const text = composeNote(random, ORGANIZATION_NOTE, {
    contact: known ?? personName(random).firstName,
    place: place.name,
    at,
  });
  return { ...writtenNote(desk, text, at, coordinator.row.presenterId), orgId: row.orgId };
}

function longNote({ random, today }: Desk): string {
  const subject = { contact: personName(random).firstName, place: 'Oak Park', at: today };
  let text = '';
  while (text.length < LONG_NOTE.characters) {
    text += `${composeNote(random, ORGANIZATION_NOTE, subject)} `;
  }
  return `${text.slice(0, LONG_NOTE.characters - 1)}.`;
}
