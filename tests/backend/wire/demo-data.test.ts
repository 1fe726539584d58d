/**
 * The demo data in a real database: everything is there, nothing of the tables has changed, it happens once, and the
 * first page of every list comes out of an index (legacy-api.md §1.16). Indexes are asked of the queries that the routes
 * send: a few thousand rows are enough for PostgreSQL to prefer an index where there is one.
 */
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';
import { z } from 'zod';

import { readConfig } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import * as schema from '@/backend/database/schema';
import { generateDemo } from '@/backend/demo/generate';
import { loadDemoData } from '@/backend/demo/load';
import { TABLES } from '@/backend/demo/rows';
import { createServer } from '@/backend/http/server';
import { passwordMatches } from '@/backend/sign-in/password';
import { startSession } from '@/backend/sign-in/sessions';
import { send } from '@/tests/backend/support/client';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { rowsOf } from '@/tests/backend/support/wire';

const OPTIONS = { size: 'demo', seed: 1, today: '2026-03-10' } as const;
const COORDINATOR = 1;
const GROWING = ['organization', 'contact', 'event', 'call_log'];

const KEYS_AND_INDEXES = `
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select tablename, indexname, indexdef from pg_indexes where schemaname = current_schema()
  order by owner, name, definition`;

let standIn: StandIn;
let db: Database;
let server: Awaited<ReturnType<typeof watchedServer>>;
let keysAndIndexesBefore: unknown[];
const said: string[] = [];

beforeAll(async () => {
  standIn = await startStandIn();
  db = drizzle(standIn.db, { schema });
  keysAndIndexesBefore = await rowsOf(standIn.db, KEYS_AND_INDEXES);
  await loadDemoData(db, OPTIONS, (text) => said.push(text));
  server = await watchedServer(standIn.databaseUrl, COORDINATOR);
});

afterAll(async () => {
  await server.close();
  await standIn.stop();
});

test('every generated row is in its table as it was made, and the data set says what it was made from', async () => {
  const generated = Object.values(generateDemo(OPTIONS));
  const counts = [];
  for (const table of Object.values(TABLES)) counts.push(await db.$count(table));
  expect(counts).toEqual(generated.map(({ length }) => length));
  const { organization, note } = generateDemo(OPTIONS);
  const stored = await db.select().from(schema.organization).orderBy(schema.organization.orgId);
  expect(stored[8]?.orgname).toBe('المركز العربي للخدمات الاجتماعية');
  // The server prints moments in a form of its own.
  expect(
    stored.map(({ lastContact, ...row }) => ({ ...row, contacted: lastContact !== null })),
  ).toEqual(
    organization.map(({ lastContact, ...row }) => ({ ...row, contacted: lastContact !== null })),
  );
  const entries = await db.select().from(schema.note).orderBy(schema.note.noteId);
  expect(entries.map(({ noteEntry }) => noteEntry)).toEqual(note.map((row) => row.noteEntry));
  const { size, seed, today } = OPTIONS;
  expect(await db.select().from(schema.dataSet)).toMatchObject([{ size, seed, anchorDate: today }]);
  expect(said).toContain(`inserting 300 rows of ${getTableName(schema.organization)}`);
});

test('keys and indexes are as before, new rows get the next id, and a second load changes nothing', async () => {
  expect(keysAndIndexesBefore.length).toBeGreaterThan(50);
  await expect(loadDemoData(db, { ...OPTIONS, seed: 2 })).rejects.toThrow();
  expect(await db.$count(schema.event)).toBe(1200);
  expect(await db.$count(schema.dataSet)).toBe(1);
  expect(await rowsOf(standIn.db, KEYS_AND_INDEXES)).toEqual(keysAndIndexesBefore);
  const next = `insert into organization (orgname, county_id) values ('Next', 1) returning org_id`;
  expect(await rowsOf(standIn.db, next)).toEqual([{ org_id: 301 }]);
  await standIn.db.query('delete from organization where org_id = 301');
});

test('only the two demo employees have a password', async () => {
  const presenters = await db.select().from(schema.presenter);
  const withPassword = presenters.filter(({ passwordHash }) => passwordHash !== null);
  expect(withPassword.map(({ username }) => username).sort()).toEqual(['coordinator', 'manager']);
  for (const { passwordHash } of withPassword)
    expect(await passwordMatches('outreach', passwordHash)).toBe(true);
});

test('the words of every kind of row can be searched', async () => {
  const kinds = `select kind, count(distinct row_id)::int as rows from search_field group by kind order by kind`;
  expect(await rowsOf(standIn.db, kinds)).toEqual([
    { kind: 'contacts', rows: 700 },
    { kind: 'events', rows: 1200 },
    { kind: 'organizations', rows: 300 },
  ]);
});

type Statement = { text: string; values: unknown[] };

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
type Node = z.infer<typeof node>;
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: node })]) })]);

/** The stand-in's own server inside this process, for one signed-in employee. */
async function watchedServer(databaseUrl: string, presenterId: number) {
  const pool = new Pool({ connectionString: databaseUrl, max: 4 });
  const statements: Statement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => statements.push({ text, values }),
  };
  const db = drizzle(pool, { schema, logger });
  const app = await createServer({ db, config: readConfig({}) }, pino({ level: 'silent' }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const cookie = `JSESSIONID=${await startSession(db, { presenterId })}`;
  return {
    /** The statements behind one call. */
    statementsOf: async (path: string): Promise<Statement[]> => {
      statements.length = 0;
      const { status } = await send(address, { path, headers: { cookie } });
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      return [...statements];
    },
    /** The tables that the statement would read from end to end. */
    tablesReadWhole: async ({ text, values }: Statement): Promise<string[]> => {
      const { rows } = await pool.query(`explain (format json) ${text}`, values);
      const [{ 'QUERY PLAN': plan }] = explained.parse(rows);
      return scannedWhole(plan[0].Plan);
    },
    close: async () => {
      await app.close();
      await pool.end();
    },
  };
}

function scannedWhole(plan: Node): string[] {
  const below = plan.Plans?.flatMap(scannedWhole) ?? [];
  const { 'Node Type': type, 'Relation Name': table } = plan;
  return type === 'Seq Scan' && table ? [table, ...below] : below;
}

/** The growing tables that are read from end to end for a page of a list. */
async function readWhole(path: string): Promise<string[]> {
  const cuts = ({ text }: Statement) => / limit \$\d+/.test(text) && text.includes(' order by ');
  const page = (await server.statementsOf(path)).find(cuts);
  if (!page) throw new Error(`No page is cut out for ${path}`);
  return (await server.tablesReadWhole(page)).filter((table) => GROWING.includes(table));
}

const EVENT_ORDERS = ['location', 'eventName', 'city', 'startDateTime', 'endDateTime'];
/** Those by the text of another table (county, status, a call log's organization) sort all rows: no index spans two. */
const ORDERS: [list: string, tail: string, fields: string[], first: string][] = [
  ['orgs-filtered-sorted', '', ['orgname', 'city', 'lastContact'], 'orgs-sorted-default'],
  [
    'contacts-filtered-sorted',
    '/null/null',
    ['firstName', 'lastName', 'title', 'email', 'lastContactDate'],
    'contacts-sorted-default',
  ],
  ['events-filtered-sorted', '/null/null', EVENT_ORDERS, 'events-sorted-default/0/10'],
  [
    'sorted-filtered-myevents',
    '/null/null/false',
    EVENT_ORDERS.map((field) => `event.${field}`),
    'sorted-default-myevents',
  ],
  [
    'call-logs-filtered-sorted',
    '/null/null/false',
    ['createDate', 'lastModifiedDate', 'callLogDate'],
    'call-logs-sorted-default',
  ],
];

test.each(ORDERS)('every order of %s follows an index', async (list, tail, fields, first) => {
  const orders = ['null/null', ...fields.flatMap((field) => [`${field}/asce`, `${field}/desc`])];
  const pages = orders.map((order) => `/api/${list}/0/10/${order}${tail}`);
  const manager = `/api/sorted-default-presenter-events/${COORDINATOR}`;
  for (const path of [...pages, `/api/${first}`, manager])
    expect([path, await readWhole(path)]).toEqual([path, []]);
});

test.each([
  ['organization', 'organization_by_city', 'orgs-filtered-sorted/0/10/city/asce'],
  ['contact', 'contact_by_title', 'contacts-filtered-sorted/0/10/title/desc/null/null'],
  ['event', 'event_by_end', 'events-filtered-sorted/0/10/endDateTime/asce/null/null'],
  [
    'call_log',
    'call_log_by_call_log_date',
    'call-logs-filtered-sorted/0/10/callLogDate/desc/null/null/false',
  ],
])(
  'the table %s would be read from end to end without the index %s',
  async (table, index, path) => {
    await standIn.db.query(`drop index ${index}`);
    expect(await readWhole(`/api/${path}`)).toEqual([table]);
  },
);
