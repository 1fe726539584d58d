/** Rows of the suite's own, in the way the client makes them; what can be taken away again is, the rest is named. */
import { randomInt } from 'node:crypto';
import type { Call } from '@/lib/contract/call';
import { createCallLog } from '@/lib/contract/calls/call-logs';
import { createContact } from '@/lib/contract/calls/contacts';
import { createEvent } from '@/lib/contract/calls/events';
import { createOrganizationNote, deleteNote } from '@/lib/contract/calls/notes';
import { createOrganization } from '@/lib/contract/calls/organizations';
import { leaveEvent, sendInvite } from '@/lib/contract/calls/presenters';
import { callLogBody, contactBody, eventBody, noteBody, organizationBody } from './bodies';
import type { Choices } from './choices';
import { hasStatus, that } from './suite/witness';
import type { Values } from './wire/address';
import type { Asked } from './wire/reader';
import type { Writer } from './wire/writer';

type Body = Record<string, unknown>;

export interface EventWanted {
  orgId?: number;
  join?: boolean;
  status?: string;
  audienceTypeIds?: number[];
  values?: Body;
}

export interface CallLogWanted {
  orgId: number;
  contactId: number;
  statusId: number;
  noteEntry?: string;
}

/** After the last slash (legacy-api.md §1.17). */
export function createdId(asked: Asked): number {
  hasStatus(asked, 201);
  const id = Number(`${asked.headers.location}`.split('/').at(-1));
  that(asked, Number.isInteger(id) && id > 0, 'a Location that ends with the new id');
  return id;
}

export class Fixtures {
  readonly #writer: Writer;
  readonly choices: Choices;
  readonly #made: { kind: string; id: number }[] = [];
  readonly #notes: number[] = [];
  readonly #joined: number[] = [];

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
    return this.#create('organization', createOrganization, { params }, body);
  }

  contact({ orgId = -1, values = {} }: { orgId?: number; values?: Body } = {}): Promise<number> {
    const names = { firstName: 'Contract', lastName: 'Check' };
    return this.#create(
      'contact',
      createContact,
      { params: { orgId } },
      contactBody({ ...names, ...values }),
    );
  }

  async event({
    orgId = -1,
    join = false,
    status = 'null',
    ...more
  }: EventWanted = {}): Promise<number> {
    const eventType = await this.choices.eventType();
    const names = { eventName: this.name('event'), location: 'Contract check' };
    const body = eventBody({ ...names, eventTypeDesc: eventType, ...more.values });
    const params = { eventType, orgId, join: String(join), status };
    const query = { audType: (more.audienceTypeIds ?? []).map(String) };
    const eventId = await this.#create('event', createEvent, { params, query }, body);
    this.#joined.push(eventId);
    return eventId;
  }

  /** What a call log is about. */
  async parties(): Promise<CallLogWanted> {
    const orgId = await this.organization();
    const contactId = await this.contact();
    const { id: statusId } = await this.choices.organizationStatus();
    return { orgId, contactId, statusId };
  }

  callLog({ noteEntry = this.name('comment'), ...path }: CallLogWanted): Promise<number> {
    const params = { ...path, regsite: 1 };
    return this.#create('call log', createCallLog, { params }, callLogBody({ noteEntry }));
  }

  async note(orgId: number, noteEntry = this.name('note')): Promise<number> {
    const asked = await this.#writer.write(
      createOrganizationNote,
      { params: { orgId } },
      noteBody({ noteEntry }),
    );
    const noteId = createdId(asked);
    this.#notes.push(noteId);
    return noteId;
  }

  invite(eventId: number, presenterIds: number[], eventName = 'Contract check'): Promise<Asked> {
    this.#joined.push(eventId);
    const texts = { eventName, message: 'Contract check', location: 'Contract check' };
    const query = { presenter: presenterIds.map(String) };
    return this.#writer.read(sendInvite, { params: { ...texts, eventId }, query });
  }

  /** Created elsewhere. */
  remember(kind: string, id: number): void {
    this.#made.push({ kind, id });
  }

  /** Takes away notes and the caller's memberships; gives back what no call can take away. */
  async cleanUp(): Promise<string[]> {
    for (const noteId of this.#notes) await this.#writer.write(deleteNote, { params: { noteId } });
    for (const eventId of new Set(this.#joined))
      await this.#writer.write(leaveEvent, { params: { eventId } });
    const kinds = [...new Set(this.#made.map(({ kind }) => kind))];
    return kinds.map((kind) => `${kind} ${this.#idsOf(kind).join(', ')}`);
  }

  #idsOf(kind: string): number[] {
    return this.#made.flatMap((made) => (made.kind === kind ? made.id : []));
  }

  async #create(kind: string, call: Call, values: Values, body: Body): Promise<number> {
    const id = createdId(await this.#writer.write(call, values, body));
    this.remember(kind, id);
    return id;
  }
}
