/** Loading into a real server: everything is there, nothing of the tables has changed, and it happens once. */
import { getTableName } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';

import type { Database } from '@/backend/database/connection';
import * as schema from '@/backend/database/schema';
import { generateDemo } from '@/backend/demo/generate';
import { loadDemoData } from '@/backend/demo/load';
import { type Row, TABLES } from '@/backend/demo/rows';
import { passwordMatches } from '@/backend/sign-in/password';
import { countRows } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const OPTIONS = { size: 'demo', seed: 1, today: '2026-03-10' } as const;

const KEYS_AND_INDEXES = `
  select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = current_schema()::regnamespace
  union all
  select tablename, indexname, indexdef from pg_indexes where schemaname = current_schema()
  order by owner, name, definition`;

let standIn: StandIn;
let db: Database;
let keysAndIndexesBefore: unknown[];
const said: string[] = [];

beforeAll(async () => {
  standIn = await startStandIn();
  db = drizzle(standIn.db, { schema });
  keysAndIndexesBefore = (await standIn.db.query(KEYS_AND_INDEXES)).rows;
  await loadDemoData(db, OPTIONS, (text) => said.push(text));
});

afterAll(async () => {
  await standIn?.stop();
});

test('every generated row is in its table', async () => {
  const generated = Object.values(generateDemo(OPTIONS));
  for (const [index, table] of Object.values(TABLES).entries()) {
    const name = getTableName(table);
    expect([name, await countRows(standIn.db, name)]).toEqual([name, generated[index]?.length]);
  }
});

test('a row comes back as it was generated, texts of every script included', async () => {
  const { organization, note } = generateDemo(OPTIONS);
  const stored = await db.select().from(schema.organization).orderBy(schema.organization.orgId);
  expect(stored[8]?.orgname).toBe('المركز العربي للخدمات الاجتماعية');
  expect(stored.map(withoutMoments)).toEqual(organization.map(withoutMoments));
  const entries = await db.select().from(schema.note).orderBy(schema.note.noteId);
  expect(entries.map(({ noteEntry }) => noteEntry)).toEqual(note.map((row) => row.noteEntry));
});

/** The server prints moments in a form of its own. */
function withoutMoments({ lastContact, ...row }: Row<'organization'>) {
  return { ...row, contacted: lastContact !== null };
}

test('foreign keys and indexes are as they were before', async () => {
  expect(keysAndIndexesBefore.length).toBeGreaterThan(50);
  expect((await standIn.db.query(KEYS_AND_INDEXES)).rows).toEqual(keysAndIndexesBefore);
});

test('the next new row gets the next id', async () => {
  const [created] = await db
    .insert(schema.organization)
    .values({ orgname: 'Next', countyId: 1 })
    .returning();
  expect(created?.orgId).toBe(301);
  await standIn.db.query("delete from organization where orgname = 'Next'");
});

test('the two demo employees have the password, nobody else has any', async () => {
  const presenters = await db.select().from(schema.presenter);
  const withPassword = presenters.filter(({ passwordHash }) => passwordHash !== null);
  expect(withPassword.map(({ username }) => username).sort()).toEqual(['coordinator', 'manager']);
  for (const { passwordHash } of withPassword) {
    expect(await passwordMatches('outreach', passwordHash)).toBe(true);
  }
});

test('the words of every kind of row can be searched', async () => {
  const { rows } = await standIn.db.query(
    'select kind, count(distinct row_id)::int as rows from search_field group by kind order by kind',
  );
  expect(rows).toEqual([
    { kind: 'contacts', rows: 700 },
    { kind: 'events', rows: 1200 },
    { kind: 'organizations', rows: 300 },
  ]);
});

test('the data set says what it was made from', async () => {
  const { size, seed, today } = OPTIONS;
  expect(await db.select().from(schema.dataSet)).toMatchObject([{ size, seed, anchorDate: today }]);
  expect(said).toContain('inserting 300 rows of organization');
});

test('a second load fails and leaves the first one whole', async () => {
  await expect(loadDemoData(db, { ...OPTIONS, seed: 2 })).rejects.toThrow();
  expect(await countRows(standIn.db, 'event')).toBe(1200);
  expect(await db.select().from(schema.dataSet)).toHaveLength(1);
  expect((await standIn.db.query(KEYS_AND_INDEXES)).rows).toEqual(keysAndIndexesBefore);
});
