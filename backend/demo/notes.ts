/** Notes on organizations, contacts and events, and the comment of each call log. */
import { DAY, dayOf, workingMoment } from './calendar';
import type { CallLog, Part } from './call-logs';
import type { Contact } from './contacts';
import type { DemoEvent } from './events';
import type { Row } from './generate';
import HARD_CASES from './hard-cases.json';
import sentences from './notes.json';
import { BUSY_ORGANIZATION, type Organization, openOrganizations, withIds } from './organizations';
import { auditColumns, type Office, type Presenter, pickPresenter } from './presenters';
import { between, chance, fill, firstName, pick } from './random';

export const LONG_NOTE = { noteId: 1, orgId: 3, characters: 4000 };

type Draft = { at: number; row: Omit<Row<'note'>, 'noteId'> };

const COUNTS = { organization: 600, contact: 400, event: 1_300 };
const OLDEST_DAYS = 1000;
const DAYS_AFTERWARDS = 7;
const CHANGES = { share: 0.12, days: 30 };
const NO_OWNER = { orgId: null, contactId: null, eventId: null, callId: null };
const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

/** The hard cases come first, which keeps their ids; the others are ordered by time. */
export function generateNotes(
  times: number,
  organizations: readonly Organization[],
  contacts: readonly Contact[],
  events: readonly DemoEvent[],
  callLogs: readonly CallLog[],
  office: Office,
): Row<'note'>[] {
  const oldest = office.today - OLDEST_DAYS * DAY;
  const planted = [{ ...LONG_NOTE, noteEntry: longNote(office) }, ...HARD_CASES.notes].flatMap(
    ({ orgId, noteEntry }) =>
      withIds(organizations, [orgId]).map(({ coordinator }) =>
        draft({ orgId }, noteEntry, coordinator, workingMoment(oldest, oldest + 20 * DAY)),
      ),
  );
  const busy = withIds(organizations, [BUSY_ORGANIZATION.orgId]);
  const open = openOrganizations(organizations);
  const repeat = (length: number, make: (index: number) => Draft) =>
    Array.from({ length }, (_, index) => make(index));
  const written = [
    ...repeat(COUNTS.organization * times - planted.length, (index) =>
      organizationNote(pick(index < BUSY_ORGANIZATION.notes ? busy : open)),
    ),
    ...repeat(COUNTS.contact * times, () => contactNote(pick(contacts))),
    ...repeat(COUNTS.event * times, () => eventNote(pick(events))),
    ...callLogs.map(comment),
  ].sort((a, b) => a.at - b.at);
  return [...planted, ...written].map(({ row }, index) => ({ noteId: index + 1, ...row }));

  function draft(
    owner: Partial<Row<'note'>>,
    noteEntry: string,
    author: Presenter | undefined,
    at: number,
  ): Draft {
    const audit = auditColumns(office, author ?? pickPresenter(office), at, CHANGES);
    return { at, row: { ...NO_OWNER, ...owner, noteEntry, ...audit } };
  }

  function organizationNote({ row, place, coordinator, contacts: members }: Organization): Draft {
    const at = workingMoment(oldest, office.yesterday);
    const text = compose(sentences.organization, members, place.name, at);
    return draft({ orgId: row.orgId }, text, coordinator, at);
  }

  function contactNote(contact: Contact): Draft {
    const [employer] = contact.organizations;
    const at = workingMoment(contact.since, office.yesterday);
    const text = compose(sentences.contact, [contact], employer?.place.name ?? 'Chicago', at);
    return draft({ contactId: contact.row.contactId }, text, employer?.coordinator, at);
  }

  function eventNote({ row, organizations: [host], presenters, ...event }: DemoEvent): Draft {
    const latest = dayOf(event.statusAt) + DAYS_AFTERWARDS * DAY;
    const at = workingMoment(event.statusAt, Math.min(latest, office.yesterday));
    const text = compose(sentences[event.notes], host?.contacts ?? [], event.place.name, at);
    const lead = presenters[0]?.presenterId ?? 0;
    return draft({ eventId: row.eventId }, text, office.presenters[lead - 1], at);
  }
}

/** With the audit columns of the call log (legacy-api.md D4, D6). */
function comment({ row, organization, contact, comment: parts, at }: CallLog): Draft {
  const noteEntry = compose(parts, [contact], organization.place.name, at);
  const { orgId, callId, createDate, lastModifiedDate, createdById, lastModifiedById } = row;
  const audit = { createDate, lastModifiedDate, createdById, lastModifiedById };
  return { at, row: { ...NO_OWNER, orgId, callId, noteEntry, ...audit } };
}

function longNote({ today }: Office): string {
  let text = '';
  while (text.length < LONG_NOTE.characters) {
    text += `${compose(sentences.organization, [], 'Oak Park', today)} `;
  }
  return `${text.slice(0, LONG_NOTE.characters - 1)}.`;
}

function compose(
  parts: readonly Part[],
  contacts: readonly Contact[],
  place: string,
  at: number,
): string {
  const contact = (contacts.length > 0 ? pick(contacts).row.firstName : null) ?? firstName();
  const words = {
    contact: () => contact,
    place: () => place,
    weekday: () => pick(WEEKDAYS),
    month: () => MONTH.format(at + between(20, 120) * DAY),
    count: () => String(between(2, 12) * 5),
    line: () => pick(sentences.lines),
  };
  return parts
    .filter((part) => part.chance === undefined || chance(part.chance))
    .map(({ oneOf }) => fill(pick(oneOf), words))
    .join(' ');
}
