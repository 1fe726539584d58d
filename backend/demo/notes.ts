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
import { type Office, type Presenter, pickPresenter, stamps } from './presenters';
import type { Row } from './rows';
import { compose, type Part } from './sentences';

type Draft = { at: number; row: Omit<Row<'note'>, 'noteId'> };

const OLDEST_DAYS = 1000;
const DAYS_AFTERWARDS = 7;
const CHANGES = { share: 0.12, days: 30 };
const NOWHERE = { orgId: null, contactId: null, eventId: null, callId: null };

/** The planted ones come first, so that their ids are stable; the others follow in the order of writing. */
export function generateNotes(
  counts: { organizationNotes: number; contactNotes: number; eventNotes: number },
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
  const written = [
    ...times(counts.organizationNotes - planted.length, (index) =>
      organizationNote(pick(index < BUSY_ORGANIZATION.notes ? busy : open)),
    ),
    ...times(counts.contactNotes, () => contactNote(pick(contacts))),
    ...times(counts.eventNotes, () => eventNote(pick(events))),
    ...callLogs.map(comment),
  ].sort((a, b) => a.at - b.at);
  return [...planted, ...written].map(({ row }, index) => ({ noteId: index + 1, ...row }));

  function draft(
    on: Partial<typeof NOWHERE | Row<'note'>>,
    noteEntry: string,
    author: Presenter,
    at: number,
  ): Draft {
    return { at, row: { ...NOWHERE, ...on, noteEntry, ...stamps(office, author, at, CHANGES) } };
  }

  function organizationNote({ row, place, coordinator, contacts: known }: Organization): Draft {
    const at = workingMoment(oldest, office.yesterday);
    const subject = { contact: nameOf(known), place: place.name, at };
    const text = compose(sentences.organization, subject);
    return draft({ orgId: row.orgId }, text, coordinator, at);
  }

  function contactNote(contact: Contact): Draft {
    const [employer] = contact.organizations;
    const at = workingMoment(contact.since, office.yesterday);
    const author = employer?.coordinator ?? pickPresenter(office, office.today);
    const place = employer?.place.name ?? 'Chicago';
    const text = compose(sentences.contact, { contact: nameOf([contact]), place, at });
    return draft({ contactId: contact.row.contactId }, text, author, at);
  }

  function eventNote(event: DemoEvent): Draft {
    const at = eventNoteMoment(event, office);
    const contact = nameOf(event.organizations[0]?.contacts ?? []);
    const text = compose(eventParts(event, at), { contact, place: event.place.name, at });
    const joined = new Set(event.presenters.map(({ presenterId }) => presenterId));
    const holders = office.staff.filter(({ row }) => joined.has(row.presenterId));
    const author = holders.length > 0 ? pick(holders) : pickPresenter(office, at);
    return draft({ eventId: event.row.eventId }, text, author, at);
  }
}

const times = (length: number, make: (index: number) => Draft) =>
  Array.from({ length }, (_, index) => make(index));

/** With the same people and stamps as the call log (legacy-api.md D4, D6). */
function comment({ row, organization, contact, comment: parts, at }: CallLog): Draft {
  const place = organization.place.name;
  const noteEntry = compose(parts, { contact: nameOf([contact]), place, at });
  const { orgId, callId, createDate, lastModifiedDate, createdById, lastModifiedById } = row;
  const stamped = { createDate, lastModifiedDate, createdById, lastModifiedById };
  return { at, row: { ...NOWHERE, orgId, callId, noteEntry, ...stamped } };
}

function longNote({ today }: Office): string {
  const subject = { contact: firstName(), place: 'Oak Park', at: today };
  let text = '';
  while (text.length < LONG_NOTE.characters) text += `${compose(sentences.organization, subject)} `;
  return `${text.slice(0, LONG_NOTE.characters - 1)}.`;
}

/** Half of the notes on a past event are written afterwards. */
function eventNoteMoment({ start, end, bookedAt }: DemoEvent, { yesterday }: Office): number {
  return end < yesterday && chance(0.5)
    ? workingMoment(end, Math.min(dayOf(end) + DAYS_AFTERWARDS * DAY, yesterday))
    : workingMoment(bookedAt, Math.min(dayOf(start) - DAY, yesterday));
}

/** Preparations until the day, what came of it afterwards. */
function eventParts({ start, statusAt, calledOff }: DemoEvent, at: number): readonly Part[] {
  if (at < (calledOff ? statusAt : start)) return sentences.beforeEvent;
  return calledOff ? sentences.calledOffEvent : sentences.afterEvent;
}

/** The first name of one of them, or an invented one. */
function nameOf(contacts: readonly Contact[]): string {
  return (contacts.length > 0 ? pick(contacts).row.firstName : null) ?? firstName();
}
