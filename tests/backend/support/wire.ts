/** The shared stand-in of the jest worker, emptied for the tests of one file. */
import { scryptSync } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Client } from 'pg';
import { z } from 'zod';

import { TestClient } from './client';
import {
  connected,
  newDataDirectory,
  type Settings,
  SHARED,
  type StandIn,
  startStandIn,
  stopAll,
} from './stand-in';

export const PASSWORD = 'a password of our own';

/** Low cost, because the tests sign in hundreds of times. */
const CHEAP_HASH = `scrypt$256$8$1$$${scryptSync(PASSWORD, '', 32, { N: 256, r: 8, p: 1 }).toString('base64url')}`;

/** Lookups, and two employees: Ann Bee (11, `abee`) and the manager Max (12, `mcole`). New ids start at 1001. */
const BASICS = `
  insert into county (county_id, county_desc) values (1, 'Cook'), (2, 'Lake'), (3, 'St. Clair'), (4, 'Rock, Island');
  insert into status (status_id, status_desc, status_type) values
    (1, 'Interested', 'O'), (2, 'Active', 'O'), (8, 'Info Needed', 'E'), (9, 'Cancelled', 'E');
  insert into event_type (event_type_id, event_type_desc) values (4, 'Presentation'), (5, 'Fair');
  insert into audience_type (audience_type_id, audience_desc) values (1, 'Seniors'), (2, 'Veterans');
  insert into presenter (presenter_id, name, last_name, email, username, managerial_access, password_hash) values
    (11, 'Ann', 'Bee', 'ann@example.org', 'abee', false, '${CHEAP_HASH}'),
    (12, 'Max', null, null, 'mcole', true, '${CHEAP_HASH}');
  select setval(pg_get_serial_sequence(name, key), 1000) from (values ('organization', 'org_id'),
    ('contact', 'contact_id'), ('event', 'event_id'), ('call_log', 'call_id'), ('note', 'note_id')) as made (name, key)`;

export async function insertBasics(db: Client): Promise<void> {
  await db.query(BASICS);
}

/** A client with a session and an XSRF token. */
export async function signedIn({ url }: { url: string }, username = 'abee'): Promise<TestClient> {
  const client = new TestClient(url);
  expect((await client.signIn(username, PASSWORD)).status).toBe(302);
  return client;
}

const shared = z.array(z.object({ url: z.string(), databaseUrl: z.string() }));

type Place = Pick<StandIn, 'url' | 'databaseUrl' | 'db' | 'stop'>;

async function sharedStandIn(): Promise<Place> {
  const places = shared.parse(JSON.parse(process.env.TEST_STAND_INS ?? '[]'));
  const place = places[Number(process.env.JEST_WORKER_ID) - 1];
  if (!place) return startStandIn(SHARED);
  const db = await connected(place.databaseUrl);
  const { rows } = await db.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables where schemaname = 'public'`,
  );
  await db.query(`truncate ${rows[0]?.tables} restart identity cascade`);
  return { ...place, db, stop: () => db.end().then(() => 0) };
}

export class Wire {
  #standIn: Place | undefined;
  #own: StandIn | undefined;
  readonly #clients = new Map<string, TestClient>();

  /** `rows` is SQL, which runs after the basics. With settings the file starts a stand-in of its own. */
  constructor(rows = '', settings?: () => Settings | Promise<Settings>) {
    beforeAll(async () => {
      this.#own = settings && (await startStandIn(await settings()));
      this.#standIn = this.#own ?? (await sharedStandIn());
      await insertBasics(this.db);
      await this.db.query(rows);
      for (const name of ['abee', 'mcole']) this.#clients.set(name, await signedIn(this, name));
    });
    afterAll(async () => {
      await this.#standIn?.stop();
    });
  }

  get url(): string {
    return given(this.#standIn).url;
  }

  get databaseUrl(): string {
    return given(this.#standIn).databaseUrl;
  }

  /** The stand-in of this file. */
  get own(): StandIn {
    return given(this.#own);
  }

  get db(): Client {
    return given(this.#standIn).db;
  }

  get ann(): TestClient {
    return given(this.#clients.get('abee'));
  }

  get max(): TestClient {
    return given(this.#clients.get('mcole'));
  }

  /** A client without a session. */
  visitor(): TestClient {
    return new TestClient(this.url);
  }
}

function given<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The stand-in has not started yet.');
  return value;
}

export async function rowsOf(db: Client, query: string, values: unknown[] = []) {
  return (await db.query(query, values)).rows;
}

/** A hash of each table except the sessions, to check that a rejected request stores nothing. */
export function contents(db: Client): Promise<unknown[]> {
  return rowsOf(
    db,
    `select tablename, query_to_xml(format('select md5(string_agg(t::text, chr(10) order by t::text)) from %I t',
       tablename), true, true, '')::text as hash
     from pg_tables where schemaname = 'public' and tablename <> 'session' order by tablename`,
  );
}

const made: string[] = [];

/** A data directory that is removed after the tests of a file. */
export async function dataDirectory(): Promise<string> {
  const directory = await newDataDirectory();
  made.push(directory);
  return directory;
}

afterAll(async () => {
  await stopAll();
  for (const directory of made) await rm(directory, { recursive: true, force: true });
});
