/** Rows that the backend has, found by asking for as little as possible: something to put into the other questions. */
import { z } from 'zod';
import type { Call } from '@/lib/contract/call';
import { getDefaultCallLogs } from '@/lib/contract/calls/call-logs';
import { getDefaultContacts } from '@/lib/contract/calls/contacts';
import { getDefaultEvents } from '@/lib/contract/calls/events';
import { getDefaultOrganizations } from '@/lib/contract/calls/organizations';
import { getActivePresenters } from '@/lib/contract/calls/presenters';
import { CannotAsk, given, read } from './suite/witness';
import type { Reader } from './wire/reader';

const pageOf = <Row extends z.ZodType>(row: Row) => z.object({ content: z.array(row) });
const inList = z.array(z.unknown());
const organizations = pageOf(
  z.object({
    orgId: z.number(),
    orgname: z.string().nullable(),
    orgContacts: inList,
    eventOrgs: inList,
  }),
);
const contacts = pageOf(z.object({ contactId: z.number() }));
const events = pageOf(z.object({ eventId: z.number(), eventPresenters: z.array(z.string()) }));
const callLogs = pageOf(
  z.object({ callId: z.number(), org: z.object({ orgId: z.coerce.number() }).nullable() }),
);
const presenters = z.array(
  z.object({
    presenterId: z.number(),
    name: z.string().nullable(),
    lastName: z.string().nullable(),
  }),
);

/** Values that no lookup and no row has. */
export const UNKNOWN_TEXT = 'Zqxvkwjhbpf';
export const UNKNOWN_ID = 2_147_483_000;

const MOST_TRIES = 5;

export class Samples {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** With contacts and with events, where the first page has such a one. */
  async organizationId(): Promise<number> {
    const rows = await this.#organizations();
    const full = rows.find((row) => row.orgContacts.length > 0 && row.eventOrgs.length > 0);
    const half = rows.find((row) => row.orgContacts.length > 0 || row.eventOrgs.length > 0);
    return given(full ?? half ?? rows[0], 'an organization').orgId;
  }

  async contactId(): Promise<number> {
    return given((await this.#contacts())[0], 'a contact').contactId;
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
    const rows = read(await this.#reader.ask(getActivePresenters), presenters);
    const names = (await this.#events()).flatMap(({ eventPresenters }) => eventPresenters);
    const busy = rows.find(({ name, lastName }) => names.includes(`${name} ${lastName}`));
    return given(busy ?? rows[0], 'an active presenter').presenterId;
  }

  /** The first of them whose notes are not empty: an empty list shows no shape. */
  async withNotes(call: Call, name: string, ids: readonly number[]): Promise<number> {
    for (const id of ids.slice(0, MOST_TRIES)) {
      const notes = read(await this.#reader.ask(call, { params: { [name]: id } }), inList);
      if (notes.length > 0) return id;
    }
    throw new CannotAsk(`none of the first ${MOST_TRIES} has a note`);
  }

  async organizationIds(): Promise<number[]> {
    return (await this.#organizations()).map(({ orgId }) => orgId);
  }

  async contactIds(): Promise<number[]> {
    return (await this.#contacts()).map(({ contactId }) => contactId);
  }

  async eventIds(): Promise<number[]> {
    return (await this.#events()).map(({ eventId }) => eventId);
  }

  /** A word that the search must find: of an organization's name. */
  async searchWord(): Promise<string> {
    const names = (await this.#organizations()).map(({ orgname }) => orgname ?? '');
    const words = names.flatMap((name) => name.split(/[^A-Za-z]+/));
    return given(
      words.find((word) => word.length >= 4),
      'an organization with a word in its name',
    );
  }

  async #organizations() {
    return read(await this.#reader.ask(getDefaultOrganizations), organizations).content;
  }

  async #contacts() {
    return read(await this.#reader.ask(getDefaultContacts), contacts).content;
  }

  async #events() {
    const firstPage = { params: { page: 0, size: 10 } };
    return read(await this.#reader.ask(getDefaultEvents, firstPage), events).content;
  }

  async #callLogs() {
    return read(await this.#reader.ask(getDefaultCallLogs), callLogs).content;
  }
}
