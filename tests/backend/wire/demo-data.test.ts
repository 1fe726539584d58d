/**
 * The demo data in a database: complete and loaded once; and the first page of every list is read from an index
 * (legacy-api.md §1.16). A few thousand rows are enough for PostgreSQL to prefer an index.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { pino } from 'pino';

import { readConfig } from '@/backend/config';
import type { Database } from '@/backend/database/connection';
import * as schema from '@/backend/database/schema';
import { generateDemo } from '@/backend/demo/generate';
import { loadDemoData } from '@/backend/demo/load';
import { createServer } from '@/backend/http/server';
import { passwordMatches } from '@/backend/sign-in/password';
import { TestClient } from '@/tests/backend/support/client';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { rowsOf } from '@/tests/backend/support/wire';

const OPTIONS = { size: 'demo', seed: 1, today: '2026-03-10' } as const;

type Statement = { text: string; values: unknown[] };

let standIn: StandIn;
let db: Database;
const steps: string[] = [];

/** A server in this process, whose statements are recorded. */
let pool: Pool;
let server: Awaited<ReturnType<typeof createServer>>;
let client: TestClient;
const statements: Statement[] = [];

beforeAll(async () => {
  standIn = await startStandIn();
  db = drizzle(standIn.db, { schema });
  await loadDemoData(db, OPTIONS, (step) => steps.push(step));
  pool = new Pool({ connectionString: standIn.databaseUrl, max: 4 });
  const logQuery = (text: string, values: unknown[]) => statements.push({ text, values });
  const recorded = drizzle(pool, { schema, logger: { logQuery } });
  server = await createServer({ db: recorded, config: readConfig({}) }, pino({ level: 'silent' }));
  client = new TestClient(await server.listen({ host: '127.0.0.1', port: 0 }));
  await client.signIn('coordinator', 'outreach');
});

afterAll(async () => {
  await server.close();
  await pool.end();
  await standIn.stop();
});

test('every generated row is stored', async () => {
  const generated = generateDemo(OPTIONS);
  const lengths = new Map(Object.entries(generated).map(([name, rows]) => [name, rows.length]));
  for (const [name, table] of Object.entries(schema))
    expect([name, await db.$count(table)]).toEqual([name, lengths.get(name)]);
  const stored = await db.select().from(schema.organization).orderBy(schema.organization.orgId);
  // The server prints fractions of a second without trailing zeros.
  const comparable = (rows: typeof stored) =>
    rows.map(({ lastContact, ...row }) => ({ ...row, contacted: lastContact !== null }));
  expect(comparable(stored)).toEqual(comparable(generated.organization));
  expect(steps).toContain('inserting 300 rows of organization');
  const kinds = `select kind, count(distinct row_id)::int as rows from search_field group by kind order by kind`;
  expect(await rowsOf(standIn.db, kinds)).toEqual([
    { kind: 'contacts', rows: 700 },
    { kind: 'events', rows: 1200 },
    { kind: 'organizations', rows: 300 },
  ]);
});

test('new rows get the next id, and a second load changes nothing', async () => {
  await expect(loadDemoData(db, { ...OPTIONS, seed: 2 })).rejects.toThrow();
  expect(await db.$count(schema.event)).toBe(1200);
  const next = `insert into organization (orgname, county_id) values ('Next', 1) returning org_id`;
  expect(await rowsOf(standIn.db, next)).toEqual([{ org_id: 301 }]);
});

test('only the two demo employees have a password', async () => {
  const presenters = await db.select().from(schema.presenter);
  const withPassword = presenters.filter(({ passwordHash }) => passwordHash !== null);
  expect(withPassword.map(({ username }) => username).sort()).toEqual(['coordinator', 'manager']);
  for (const { passwordHash } of withPassword)
    expect(await passwordMatches('outreach', passwordHash)).toBe(true);
});

/** The large tables that a page of a list scans sequentially. */
async function scannedTables(path: string): Promise<string[]> {
  statements.length = 0;
  expect([path, (await client.get(path)).status]).toEqual([path, 200]);
  const page = statements.find(({ text }) => / order by .* limit \$\d+/s.test(text));
  if (!page) throw new Error(`No statement with a limit for ${path}`);
  const plan = await rowsOf(standIn.db, `explain (format json) ${page.text}`, page.values);
  const scan =
    /"Node Type":"Seq Scan"[^{}]*?"Relation Name":"(organization|contact|event|call_log)"/g;
  return Array.from(JSON.stringify(plan).matchAll(scan), ([, table]) => table ?? '');
}

const EVENT_ORDERS = ['location', 'eventName', 'city', 'startDateTime', 'endDateTime'];
const CONTACT_ORDERS = ['firstName', 'lastName', 'title', 'email', 'lastContactDate'];
const CALL_ORDERS = ['createDate', 'lastModifiedDate', 'callLogDate'];
const MY_ORDERS = EVENT_ORDERS.map((field) => `event.${field}`);

test('an order by a column of another table scans the table: no index spans two tables', async () => {
  const path = '/api/orgs-filtered-sorted/0/10/county.countyDesc/asce';
  expect(await scannedTables(path)).toEqual(['organization']);
});

test.each<[list: string, tail: string, fields: string[], first: string]>([
  ['orgs-filtered-sorted', '', ['orgname', 'city', 'lastContact'], 'orgs-sorted-default'],
  ['contacts-filtered-sorted', '/null/null', CONTACT_ORDERS, 'contacts-sorted-default'],
  ['events-filtered-sorted', '/null/null', EVENT_ORDERS, 'events-sorted-default/0/10'],
  ['sorted-filtered-myevents', '/null/null/false', MY_ORDERS, 'sorted-default-myevents'],
  ['call-logs-filtered-sorted', '/null/null/false', CALL_ORDERS, 'call-logs-sorted-default'],
])('every order of %s follows an index', async (list, tail, fields, first) => {
  const orders = ['null/null', ...fields.flatMap((field) => [`${field}/asce`, `${field}/desc`])];
  const pages = orders.map((order) => `/api/${list}/0/10/${order}${tail}`);
  for (const path of [...pages, `/api/${first}`, '/api/sorted-default-presenter-events/1'])
    expect([path, await scannedTables(path)]).toEqual([path, []]);
});
