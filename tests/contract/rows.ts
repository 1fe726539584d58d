/** Rows that the backend has, found by asking for as little as possible, and rows of the suite's own. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { callLogBody, contactBody, eventBody, noteBody, organizationBody } from './bodies';
import type { Asked, Params, Query, Reader, Writer } from './line';
import { row, user } from './shapes';
import { CannotAsk, given, hasStatus, read, that } from './witness';

const pageOf = <Row extends z.ZodType>(one: Row) => z.object({ content: z.array(one) });
const inList = z.array(z.unknown());
const nullable = z.string().nullable();
const ORGANIZATIONS = pageOf(
  z.object({ orgId: z.number(), orgname: nullable, orgContacts: inList, eventOrgs: inList }),
);
const CONTACTS = pageOf(z.object({ contactId: z.number() }));
const EVENTS = pageOf(z.object({ eventId: z.number(), eventPresenters: z.array(z.string()) }));
const CALL_LOGS = pageOf(
  z.object({ callId: z.number(), org: z.object({ orgId: z.coerce.number() }).nullable() }),
);
const PRESENTERS = z.array(
  z.object({ presenterId: z.number(), name: nullable, lastName: nullable }),
);

/** Values that no lookup and no row has. */
export const UNKNOWN_TEXT = 'Zqxvkwjhbpf';
export const UNKNOWN_ID = 2_147_483_000;

const MOST_TRIES = 5;

/** Something to put into the other questions. */
export class Samples {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** With contacts and with events, where the first page has such a one. */
  async organizationId(): Promise<number> {
    const rows = await this.#organizations();
    const full = rows.find((one) => one.orgContacts.length > 0 && one.eventOrgs.length > 0);
    const half = rows.find((one) => one.orgContacts.length > 0 || one.eventOrgs.length > 0);
    return given(full ?? half ?? rows[0], 'an organization').orgId;
  }

  async contactId(): Promise<number> {
    return given((await this.contactIds())[0], 'a contact');
  }

  async eventId(): Promise<number> {
    return given((await this.#events())[0], 'an event').eventId;
  }

  async callId(): Promise<number> {
    return given((await this.#callLogs())[0], 'a call log').callId;
  }

  /** An organization that was called. */
  async calledOrganizationId(): Promise<number> {
    const called = (await this.#callLogs()).find(({ org }) => org !== null);
    return given(called?.org?.orgId, 'a call log with its organization');
  }

  /** One with an event among the latest, so that their lists are not empty. */
  async presenterId(): Promise<number> {
    const rows = read(await this.#reader.ask('getActivePresenters'), PRESENTERS);
    const names = (await this.#events()).flatMap(({ eventPresenters }) => eventPresenters);
    const busy = rows.find(({ name, lastName }) => names.includes(`${name} ${lastName}`));
    return given(busy ?? rows[0], 'an active presenter').presenterId;
  }

  /** The first of them whose notes are not empty: an empty list shows no shape. */
  async withNotes(call: string, name: string, ids: readonly number[]): Promise<number> {
    for (const id of ids.slice(0, MOST_TRIES))
      if (read(await this.#reader.ask(call, { [name]: id }), inList).length > 0) return id;
    throw new CannotAsk(`none of the first ${MOST_TRIES} has a note`);
  }

  async organizationIds(): Promise<number[]> {
    return (await this.#organizations()).map(({ orgId }) => orgId);
  }

  async contactIds(): Promise<number[]> {
    const { content } = read(await this.#reader.ask('getDefaultContacts'), CONTACTS);
    return content.map(({ contactId }) => contactId);
  }

  async eventIds(): Promise<number[]> {
    return (await this.#events()).map(({ eventId }) => eventId);
  }

  /** A word that the search must find: of an organization's name. */
  async searchWord(): Promise<string> {
    const names = (await this.#organizations()).map(({ orgname }) => orgname ?? '');
    const words = names.flatMap((name) => name.split(/[^A-Za-z]+/));
    const long = words.find((word) => word.length >= 4);
    return given(long, 'an organization with a word in its name');
  }

  async #organizations() {
    return read(await this.#reader.ask('getDefaultOrganizations'), ORGANIZATIONS).content;
  }

  async #events() {
    return read(await this.#reader.ask('getDefaultEvents', { page: 0, size: 10 }), EVENTS).content;
  }

  async #callLogs() {
    return read(await this.#reader.ask('getDefaultCallLogs'), CALL_LOGS).content;
  }
}

/** What the suite's own rows may have of what the backend offers, and who is asking. */
export class Choices {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  async county(index = 0): Promise<string> {
    return (await this.#description('getCounties', 'countyDesc', index)).text;
  }

  async eventType(): Promise<string> {
    return (await this.#description('getEventTypes', 'eventTypeDesc', 0)).text;
  }

  /** Not the one that new events get by themselves. */
  async eventStatus(index = 0): Promise<string> {
    const rows = z.array(z.object({ statusdesc: z.string() }));
    const known = read(await this.#reader.ask('getEventStatusTypes'), rows);
    const others = known.filter(({ statusdesc }) => statusdesc !== 'Info Needed');
    return given(others[index], 'more event statuses').statusdesc;
  }

  organizationStatus(index = 0): Promise<{ id: number; text: string }> {
    return this.#description('getOrganizationStatusTypes', 'statusDesc', index);
  }

  async audienceTypeId(): Promise<number> {
    const rows = z.array(z.object({ audiencetypeId: z.number() }));
    const asked = await this.#reader.ask('getAudienceTypes', { eventId: -1 });
    return given(read(asked, rows)[0], 'an audience type').audiencetypeId;
  }

  async callerId(): Promise<number> {
    const { presenterId } = read(await this.#reader.ask('getUser'), user);
    return given(presenterId, 'the presenterId of the caller in /api/user');
  }

  /** "first last", as the wire prints people. */
  async callerName(): Promise<string> {
    const { firstName, lastName } = read(await this.#reader.ask('getUser'), user);
    return `${firstName} ${lastName}`;
  }

  /** The caller, and one more where others may be invited. */
  async inviteeIds(others: boolean): Promise<number[]> {
    const caller = await this.callerId();
    if (!others) return [caller];
    const known = read(await this.#reader.ask('getActivePresenters'), PRESENTERS);
    const rest = known.map(({ presenterId }) => presenterId).filter((id) => id !== caller);
    return [caller, ...rest].slice(0, 2);
  }

  async #description(call: string, key: string, index: number) {
    const asked = await this.#reader.ask(call);
    const found = given(read(asked, z.array(row))[index], `more rows from ${asked.shown}`);
    const id = Object.entries(found).find(([name]) => name.endsWith('Id'))?.[1];
    that(asked, typeof found[key] === 'string', 'a text', `/${index}/${key}`);
    return { id: Number(id), text: String(found[key]) };
  }
}

type Body = Record<string, unknown>;

export interface CallLogWanted {
  orgId: number;
  contactId: number;
  statusId: number;
  noteEntry?: string | undefined;
}

/** After the last slash (legacy-api.md §1.17). */
export function createdId(asked: Asked): number {
  hasStatus(asked, 201);
  const id = Number(`${asked.headers.location}`.split('/').at(-1));
  that(asked, Number.isInteger(id) && id > 0, 'a Location that ends with the new id');
  return id;
}

/** Made and changed in the way of the client; what can be taken away again is, the rest is named. */
export class Fixtures {
  readonly #writer: Writer;
  readonly choices: Choices;
  readonly #made = new Map<string, number[]>();
  readonly #notes: number[] = [];
  readonly #joined = new Set<number>();

  constructor(writer: Writer, choices: Choices) {
    this.#writer = writer;
    this.choices = choices;
  }

  /** A word that nothing else has, and that is no near miss of another one. */
  word(): string {
    const letters = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26)));
    return `zq${letters.join('')}`;
  }

  name(what: string): string {
    return `Contract check ${what} ${this.word()}`;
  }

  async organization(values: Body = {}): Promise<number> {
    const body = organizationBody({ orgname: this.name('organization'), ...values });
    const params = { countyName: await this.choices.county() };
    return this.#create('organization', 'createOrganization', params, body);
  }

  contact({ orgId = -1, values = {} }: { orgId?: number; values?: Body } = {}): Promise<number> {
    const body = contactBody({ firstName: 'Contract', lastName: 'Check', ...values });
    return this.#create('contact', 'createContact', { orgId }, body);
  }

  async event({
    orgId = -1,
    join = false,
    status = 'null',
    audienceTypeIds = [],
    values = {},
  }: {
    orgId?: number;
    join?: boolean;
    status?: string;
    audienceTypeIds?: number[];
    values?: Body;
  } = {}): Promise<number> {
    const eventType = await this.choices.eventType();
    const names = { eventName: this.name('event'), location: 'Contract check' };
    const body = eventBody({ ...names, eventTypeDesc: eventType, ...values });
    const params = { eventType, orgId, join: String(join), status };
    const query = { audType: audienceTypeIds.map(String) };
    const eventId = await this.#create('event', 'createEvent', params, body, query);
    this.#joined.add(eventId);
    return eventId;
  }

  /** What a call log is about. */
  async parties(): Promise<CallLogWanted> {
    const [orgId, contactId] = [await this.organization(), await this.contact()];
    const { id: statusId } = await this.choices.organizationStatus();
    return { orgId, contactId, statusId };
  }

  callLog({ noteEntry = this.name('comment'), ...path }: CallLogWanted): Promise<number> {
    const params = { ...path, regsite: 1 };
    return this.#create('call log', 'createCallLog', params, callLogBody({ noteEntry }));
  }

  async note(orgId: number): Promise<number> {
    const body = noteBody({ noteEntry: this.name('note') });
    const noteId = createdId(await this.#writer.write('createOrganizationNote', { orgId }, body));
    this.#notes.push(noteId);
    return noteId;
  }

  invite(eventId: number, presenterIds: number[], eventName = 'Contract check'): Promise<Asked> {
    this.#joined.add(eventId);
    const texts = { eventName, message: 'Contract check', location: 'Contract check' };
    const query = { presenter: presenterIds.map(String) };
    return this.#writer.ask('sendInvite', { ...texts, eventId }, query);
  }

  /** What was read, with what must not be sent back taken out (legacy-api.md §1.8). */
  async changeEvent(
    eventId: number,
    { orgId = -1, status = 'null', audType = [] as number[] } = {},
  ): Promise<Asked> {
    const found = read(await this.#writer.ask('getEvent', { eventId }), row);
    const params = { eventType: await this.choices.eventType(), orgId, join: 'false', status };
    const body = { ...found, eventPresenters: null, eventaudienceType: null, lastStatus: null };
    return this.#writer.write('updateEvent', params, body, { audType: audType.map(String) });
  }

  async changeCallLog(callId: number, { noteEntry, ...path }: CallLogWanted): Promise<Asked> {
    const detail = z.looseObject({ callLog: row });
    const found = read(await this.#writer.ask('getCallLog', { callId }), detail);
    const callLog = { ...found.callLog, createdBy: null, lastModifiedBy: null };
    const body = { ...found, callLog, ...(noteEntry !== undefined && { noteEntry }) };
    return this.#writer.write('updateCallLog', { ...path, regsite: 1 }, body);
  }

  /** Named at the end, as no call can take it away. */
  remember(kind: string, id: number): number {
    this.#made.set(kind, [...(this.#made.get(kind) ?? []), id]);
    return id;
  }

  async #create(kind: string, call: string, params: Params, body: Body, query?: Query) {
    return this.remember(kind, createdId(await this.#writer.write(call, params, body, query)));
  }

  /** Takes away notes and the caller's memberships; gives back what no call can take away. */
  async cleanUp(): Promise<string[]> {
    for (const noteId of this.#notes) await this.#writer.write('deleteNote', { noteId });
    for (const eventId of this.#joined) await this.#writer.write('leaveEvent', { eventId });
    return [...this.#made].map(([kind, ids]) => `${kind} ${ids.join(', ')}`);
  }
}
