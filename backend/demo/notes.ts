/** Notes on organizations, contacts and events, and the comment of each call log. */
import { DAY, dayOf, workingMoment } from './calendar';
import type { CallLog } from './call-logs';
import { chance, firstName, pick } from './chance';
import type { Contact } from './contacts';
import type { DemoEvent } from './events';
import { BUSY_ORGANIZATION, LONG_NOTE } from './hard-cases';
import HARD_CASES from './hard-cases.json';
import sentences from './notes.json';
import { type Organization, openOrganizations, withIds } from './organizations';
import { type Office, type Presenter, pickPresenter, type Stamps, stamps } from './presenters';
import type { Row } from './rows';
import { compose, type Part } from './sentences';

interface Draft {
  at: number;
  row: Row<'note'>;
}

const OLDEST_DAYS = 1000;
const DAYS_AFTERWARDS = 7;
const CHANGES = { share: 0.12, days: 30 };

/** The planted ones come first, so that their ids are stable; the others follow in the order of writing. */
export function generateNotes(
  counts: { organizationNotes: number; contactNotes: number; eventNotes: number },
  organizations: readonly Organization[],
  contacts: readonly Contact[],
  events: readonly DemoEvent[],
  callLogs: readonly CallLog[],
  office: Office,
): Row<'note'>[] {
  const planted = plantedNotes(organizations, office);
  const busy = withIds(organizations, [BUSY_ORGANIZATION.orgId]);
  const open = openOrganizations(organizations);
  const written = [
    ...times(counts.organizationNotes - planted.length, (index) =>
      organizationNote(pick(index < BUSY_ORGANIZATION.notes ? busy : open), office),
    ),
    ...times(counts.contactNotes, () => contactNote(pick(contacts), office)),
    ...times(counts.eventNotes, () => eventNote(pick(events), office)),
    ...callLogs.map(comment),
  ].sort((a, b) => a.at - b.at);
  const rows = [...planted, ...written].map(({ row }) => row);
  for (const [index, row] of rows.entries()) row.noteId = index + 1;
  return rows;
}

const times = (length: number, make: (index: number) => Draft) =>
  Array.from({ length }, (_, index) => make(index));

function draft(
  on: Partial<Row<'note'>>,
  noteEntry: string,
  author: Presenter,
  at: number,
  office: Office,
): Draft {
  return { at, row: noteRow(on, noteEntry, stamps(office, author, at, CHANGES)) };
}

/** Its id follows when all notes are in order. */
function noteRow(
  on: Partial<Row<'note'>>,
  noteEntry: string,
  written: Stamps | Row<'callLog'>,
): Row<'note'> {
  const { orgId = null, contactId = null, eventId = null, callId = null } = on;
  const { createDate, lastModifiedDate, createdById, lastModifiedById } = written;
  return {
    noteId: 0,
    noteEntry,
    orgId,
    contactId,
    eventId,
    callId,
    createDate,
    lastModifiedDate,
    createdById,
    lastModifiedById,
  };
}

function plantedNotes(organizations: readonly Organization[], office: Office): Draft[] {
  const oldest = office.today - OLDEST_DAYS * DAY;
  const entries = [{ orgId: LONG_NOTE.orgId, noteEntry: longNote(office) }, ...HARD_CASES.notes];
  return entries.flatMap(({ orgId, noteEntry }) =>
    withIds(organizations, [orgId]).map(({ coordinator }) => {
      const at = workingMoment(oldest, oldest + 20 * DAY);
      return draft({ orgId }, noteEntry, coordinator, at, office);
    }),
  );
}

function longNote({ today }: Office): string {
  const subject = { contact: firstName(), place: 'Oak Park', at: today };
  let text = '';
  while (text.length < LONG_NOTE.characters) text += `${compose(sentences.organization, subject)} `;
  return `${text.slice(0, LONG_NOTE.characters - 1)}.`;
}

function organizationNote(
  { row, place, coordinator, contacts }: Organization,
  office: Office,
): Draft {
  const at = workingMoment(office.today - OLDEST_DAYS * DAY, office.yesterday);
  const text = compose(sentences.organization, {
    contact: nameOf(contacts),
    place: place.name,
    at,
  });
  return draft({ orgId: row.orgId }, text, coordinator, at, office);
}

function contactNote(contact: Contact, office: Office): Draft {
  const [employer] = contact.organizations;
  const at = workingMoment(contact.since, office.yesterday);
  const author = employer?.coordinator ?? pickPresenter(office, office.today);
  const place = employer?.place.name ?? 'Chicago';
  const text = compose(sentences.contact, { contact: nameOf([contact]), place, at });
  return draft({ contactId: contact.row.contactId }, text, author, at, office);
}

function eventNote(event: DemoEvent, office: Office): Draft {
  const at = eventNoteMoment(event, office);
  const contact = nameOf(event.organizations[0]?.contacts ?? []);
  const text = compose(eventParts(event, at), { contact, place: event.place.name, at });
  const joined = new Set(event.presenters.map(({ presenterId }) => presenterId));
  const holders = office.staff.filter(({ value }) => joined.has(value.row.presenterId));
  const author = holders.length > 0 ? pick(holders).value : pickPresenter(office, at);
  return draft({ eventId: event.row.eventId }, text, author, at, office);
}

/** Half of the notes on a past event are written afterwards. */
function eventNoteMoment({ start, end, bookedAt }: DemoEvent, { yesterday }: Office): number {
  if (end < yesterday && chance(0.5)) {
    return workingMoment(end, Math.min(dayOf(end) + DAYS_AFTERWARDS * DAY, yesterday));
  }
  return workingMoment(bookedAt, Math.min(dayOf(start) - DAY, yesterday));
}

/** Preparations until the day, what came of it afterwards. */
function eventParts({ start, statusAt, calledOff }: DemoEvent, at: number): readonly Part[] {
  if (at < (calledOff ? statusAt : start)) return sentences.beforeEvent;
  return calledOff ? sentences.calledOffEvent : sentences.afterEvent;
}

/** With the same people and stamps as the call log (legacy-api.md D4, D6). */
function comment({ row, organization, contact, comment: parts, at }: CallLog): Draft {
  const place = organization.place.name;
  const noteEntry = compose(parts, { contact: nameOf([contact]), place, at });
  const { orgId, callId } = row;
  return { at, row: noteRow({ orgId, callId }, noteEntry, row) };
}

/** The first name of one of them, or of somebody. */
function nameOf(contacts: readonly Contact[]): string {
  return (contacts.length > 0 ? pick(contacts).row.firstName : null) ?? firstName();
}
