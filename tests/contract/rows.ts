/** Rows of the backend, found with few requests, and rows that the suite creates. */
import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { PathValues, QueryValues } from '@/lib/contract/call';
import { callLogBody, contactBody, eventBody, noteBody, organizationBody } from './bodies';
import { CannotCheck, check, checkEmpty, read, required } from './checks';
import { callNamed, type Reader, type Received, type Writer } from './client';
import { type Row, row, user } from './shapes';

const list = z.object({ content: z.array(row) });

/** Values that no lookup and no row has. */
export const UNKNOWN_TEXT = 'Zqxvkwjhbpf';
export const UNKNOWN_ID = 2_147_483_000;

/** Rows of a requested page: small, as rows nest whole contacts and events. */
export const SIZE = 5;

/** Values of a path that select nothing in particular. */
const NEUTRAL: PathValues = {
  ...{ page: 0, size: SIZE, sortField: 'null', order: 'null', from: 'null', to: 'null' },
  ...{ upcomingOnly: 'false', onlyMine: 'false' },
};

const LISTS: Record<string, string> = {
  ...{ orgId: 'Organizations', contactId: 'Contacts', eventId: 'Events', callId: 'CallLogs' },
};

const MOST_TRIES = 5;

/** Values of existing rows, of lookups and of the caller, for other requests. */
export class Samples {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Sends a read with `params`. */
  async request(name: string, given?: PathValues, query?: QueryValues) {
    return this.#reader.call(name, await this.params(name, given), query);
  }

  /** A value for each slot of a call's path: the given one, or a neutral one, or that of an existing row. */
  async params(name: string, given: PathValues = {}): Promise<PathValues> {
    const params: PathValues = {};
    for (const [, slot = ''] of callNamed(name).path.matchAll(/\{(\w+)\}/g))
      params[slot] = given[slot] ?? NEUTRAL[slot] ?? (await this.value(slot));
    return params;
  }

  /** Prefers an organization with contacts and events. */
  async value(slot: string): Promise<string | number> {
    if (slot === 'presenterId') return this.#presenterId();
    if (slot === 'text') return this.#searchWord();
    const nested = ({ orgContacts, eventOrgs }: Row) =>
      [orgContacts, eventOrgs].filter((rows) => Array.isArray(rows) && rows.length > 0).length;
    const rows = await this.#firstPage(slot);
    const [fullest] = [...rows].sort((one, other) => nested(other) - nested(one));
    return Number(required(fullest, `a row with ${slot}`)[slot]);
  }

  /** An organization with a call log. */
  async calledOrganizationId(): Promise<number> {
    const called = (await this.#firstPage('callId')).find(({ org }) => org !== null);
    const org = row.safeParse(called?.org).data;
    return Number(required(org, 'a call log with its organization').orgId);
  }

  /** A presenter of one of the latest events, so that the lists of that presenter are not empty. */
  async #presenterId(): Promise<number> {
    const rows = await this.#list('getActivePresenters');
    const names = (await this.#firstPage('eventId')).flatMap((one) => one.eventPresenters);
    const busy = rows.find(({ name, lastName }) => names.includes(`${name} ${lastName}`));
    return Number(required(busy ?? rows[0], 'an active presenter').presenterId);
  }

  /** The path of the first row whose notes are not empty: an empty list shows no shape. */
  async withNotes(call: string, slot: string): Promise<PathValues> {
    for (const found of (await this.#firstPage(slot)).slice(0, MOST_TRIES)) {
      const params = { [slot]: Number(found[slot]) };
      if (read(await this.#reader.call(call, params), z.array(row)).length > 0) return params;
    }
    throw new CannotCheck(`none of the first ${MOST_TRIES} has a note`);
  }

  /** A word of an organization's name. */
  async #searchWord(): Promise<string> {
    const names = (await this.#firstPage('orgId')).map(({ orgname }) => `${orgname ?? ''}`);
    const words = names.flatMap((name) => name.split(/[^A-Za-z]+/));
    const long = words.find((word) => word.length >= 4);
    return required(long, 'an organization with a word in its name');
  }

  async county(index = 0): Promise<string> {
    return (await this.#description('getCounties', 'countyDesc', index)).text;
  }

  async eventType(): Promise<string> {
    return (await this.#description('getEventTypes', 'eventTypeDesc', 0)).text;
  }

  /** Not the default of new events. */
  async eventStatus(index = 0): Promise<string> {
    const known = (await this.#list('getEventStatusTypes')).map(
      ({ statusdesc }) => `${statusdesc}`,
    );
    const others = known.filter((status) => status !== 'Info Needed');
    return required(others[index], 'more event statuses');
  }

  organizationStatus(index = 0): Promise<{ id: number; text: string }> {
    return this.#description('getOrganizationStatusTypes', 'statusDesc', index);
  }

  async audienceTypeId(): Promise<number> {
    const [first] = await this.#list('getAudienceTypes', { eventId: -1 });
    return Number(required(first, 'an audience type').audiencetypeId);
  }

  async callerId(): Promise<number> {
    const { presenterId } = read(await this.#reader.call('getUser'), user);
    return required(presenterId, 'the presenterId of the caller in /api/user');
  }

  /** "first last", as the wire prints people. */
  async callerName(): Promise<string> {
    const { firstName, lastName } = read(await this.#reader.call('getUser'), user);
    return `${firstName} ${lastName}`;
  }

  /** The caller and one more. */
  async inviteeIds(): Promise<number[]> {
    const caller = await this.callerId();
    const presenters = await this.#list('getActivePresenters');
    const ids = presenters.map(({ presenterId }) => Number(presenterId));
    return [caller, ...ids.filter((id) => id !== caller)].slice(0, 2);
  }

  async #description(call: string, key: string, index: number) {
    const response = await this.#reader.call(call);
    const rows = read(response, z.array(row));
    const found = required(rows[index], `more rows from ${response.shown}`);
    const id = Object.entries(found).find(([name]) => name.endsWith('Id'))?.[1];
    check(response, typeof found[key] === 'string', 'a text', `/${index}/${key}`);
    return { id: Number(id), text: String(found[key]) };
  }

  async #list(call: string, params?: PathValues): Promise<Row[]> {
    return read(await this.#reader.call(call, params), z.array(row));
  }

  /** The first page of the list whose rows have this id. */
  async #firstPage(slot: string): Promise<Row[]> {
    const noun = required(LISTS[slot], `a value for ${slot}`);
    return read(await this.request(`getDefault${noun}`, { size: 10 }), list).content;
  }
}

type Body = Record<string, unknown>;

export interface CallLogWanted {
  orgId: number;
  contactId: number;
  statusId: number;
  noteEntry?: string;
}

/** Checks a 201 (legacy-api.md §1.17) and returns the id after the last slash of `Location`. */
function createdId(response: Received): number {
  checkEmpty(response, 201);
  check(response, URL.canParse(`${response.headers.location}`), 'an absolute Location');
  const id = Number(`${response.headers.location}`.split('/').at(-1));
  check(response, Number.isInteger(id) && id > 0, 'a Location that ends with the new id');
  return id;
}

/** Creates and changes rows as the client does; deletes what calls can delete, and names the rest. */
export class Fixtures {
  readonly #writer: Writer;
  readonly #samples: Samples;
  readonly #created = new Map<string, number[]>();
  readonly #notes: number[] = [];
  readonly #joined = new Set<number>();

  constructor(writer: Writer, samples: Samples) {
    this.#writer = writer;
    this.#samples = samples;
  }

  /** A random word, which no spelling correction changes into another. */
  word(): string {
    const letters = Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26)));
    return `zq${letters.join('')}`;
  }

  name(what: string): string {
    return `Contract check ${what} ${this.word()}`;
  }

  async organization(values: Body = {}): Promise<number> {
    const body = organizationBody({ orgname: this.name('organization'), ...values });
    const params = { countyName: await this.#samples.county() };
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
    audType = [] as number[],
    values = {} as Body,
  } = {}): Promise<number> {
    const eventType = await this.#samples.eventType();
    const names = { eventName: this.name('event'), location: 'Contract check' };
    const body = eventBody({ ...names, eventTypeDesc: eventType, ...values });
    const params = { eventType, orgId, join: String(join), status };
    const query = { audType: audType.map(String) };
    const eventId = await this.#create('event', 'createEvent', params, body, query);
    this.#joined.add(eventId);
    return eventId;
  }

  /** The organization, contact and status of a call log. */
  async parties(): Promise<CallLogWanted> {
    const [orgId, contactId] = [await this.organization(), await this.contact()];
    const { id: statusId } = await this.#samples.organizationStatus();
    return { orgId, contactId, statusId };
  }

  callLog({ noteEntry = this.name('comment'), ...path }: CallLogWanted): Promise<number> {
    const params = { ...path, regsite: 1 };
    return this.#create('call log', 'createCallLog', params, callLogBody({ noteEntry }));
  }

  /** `owner` is the id of the organization, contact or event. */
  async note(owner: PathValues, noun = 'Organization'): Promise<number> {
    const body = noteBody({ noteEntry: this.name('note') });
    const noteId = createdId(await this.#writer.write(`create${noun}Note`, owner, body));
    this.#notes.push(noteId);
    return noteId;
  }

  invite(eventId: number, presenterIds: number[], eventName = 'Contract check') {
    this.#joined.add(eventId);
    const texts = { eventName, message: 'Contract check', location: 'Contract check' };
    const query = { presenter: presenterIds.map(String) };
    return this.#writer.call('sendInvite', { ...texts, eventId }, query);
  }

  /** Sends what was read, without what must not be sent back (legacy-api.md §1.8). */
  async changeEvent(
    eventId: number,
    { orgId = -1, status = 'null', audType = [] as number[] } = {},
  ): Promise<Received> {
    const found = read(await this.#writer.call('getEvent', { eventId }), row);
    const params = { eventType: await this.#samples.eventType(), orgId, join: 'false', status };
    const body = { ...found, eventPresenters: null, eventaudienceType: null, lastStatus: null };
    return this.#writer.write('updateEvent', params, body, { audType: audType.map(String) });
  }

  async changeCallLog(callId: number, { noteEntry, ...path }: CallLogWanted): Promise<Received> {
    const detail = z.looseObject({ callLog: row });
    const found = read(await this.#writer.call('getCallLog', { callId }), detail);
    const callLog = { ...found.callLog, createdBy: null, lastModifiedBy: null };
    const body = { ...found, callLog, ...(noteEntry !== undefined && { noteEntry }) };
    return this.#writer.write('updateCallLog', { ...path, regsite: 1 }, body);
  }

  async #create(kind: string, ...sent: Parameters<Writer['write']>): Promise<number> {
    const id = createdId(await this.#writer.write(...sent));
    this.#created.set(kind, [...(this.#created.get(kind) ?? []), id]);
    return id;
  }

  /** Deletes notes and the caller's memberships; returns the rows that no call can delete. */
  async cleanUp(): Promise<string[]> {
    for (const noteId of this.#notes) await this.#writer.write('deleteNote', { noteId });
    for (const eventId of this.#joined) await this.#writer.write('leaveEvent', { eventId });
    return [...this.#created].map(([kind, ids]) => `${kind} ${ids.join(', ')}`);
  }
}
