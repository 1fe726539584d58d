/** Backups of a running stand-in, and what a restored copy of it serves. */
import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { QueryResultRow } from 'pg';

import { backupFile, backupFolder, succeed, withDatabase } from '@/tests/backend/support/backup';
import { Caller } from '@/tests/backend/support/caller';
import { dataDirectory } from '@/tests/backend/support/data-directory';
import { besides } from '@/tests/backend/support/database-place';
import { Journal, writeUntilTheEnd } from '@/tests/backend/support/journal';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

/** Every list and export, in all their shapes. */
const READS = [
  '/api/organizations',
  '/api/organizations/1',
  '/api/orgs-filtered-sorted/0/50/orgname/asc',
  '/api/allorgnames',
  '/api/all-contacts-export',
  '/api/events',
  '/api/events-sorted-default/0/100',
  '/api/all-callLogs-export',
  '/api/all-my-callLogs-export',
  '/api/all-my-events-export',
  '/api/org/notes/1',
  '/api/counties',
  '/api/allStatusTypes',
  '/api/all-event-types',
  '/api/activePresenters',
  '/api/elasticsearch/multi-field-index/senior%20center',
  '/api/elasticsearch/multi-field-index/libary',
];

let directory: string;
let source: StandIn;
let manager: Caller;

beforeAll(async () => {
  directory = await dataDirectory();
  source = await startStandIn({ OUTREACH_DATA_DIR: directory, DEMO_DATA: 'demo' });
  manager = await signedInTo(source);
});

afterAll(() => source.stop());

async function signedInTo(standIn: StandIn): Promise<Caller> {
  const caller = new Caller(standIn.url);
  expect((await caller.signIn('manager', 'outreach')).status).toBe(302);
  return caller;
}

/** On the source's server. */
async function newDatabase(name: string): Promise<string> {
  await source.db.query(`create database ${name}`);
  return besides(source.databaseUrl, name);
}

function query<Row extends QueryResultRow>(url: string, text: string): Promise<Row[]> {
  return withDatabase(url, async (client) => (await client.query<Row>(text)).rows);
}

async function reads(caller: Caller): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const path of READS) {
    const { status, text } = await caller.get(path);
    expect([path, status, text.length > 2]).toEqual([path, 200, true]);
    answers.set(path, text);
  }
  return answers;
}

test('a backup taken while others write holds one moment: all that was stored before, and nothing in part', async () => {
  const before = new Journal();
  const journal = new Journal();
  const writing = new AbortController();
  const writers = ['x', 'y', 'z'].map((writer) =>
    writeUntilTheEnd(manager, writer, journal, writing.signal),
  );
  while (journal.acknowledged < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  for (const { kind, id, name } of journal.stored.values()) before.keep(kind, id, name);
  await succeed('backup', backupFile('moment'), { OUTREACH_DATA_DIR: directory });
  writing.abort();
  await Promise.all(writers);
  expect(journal.stored.size).toBeGreaterThan(before.stored.size);

  const DATABASE_URL = await newDatabase('moment');
  await succeed('restore', backupFile('moment'), { DATABASE_URL });
  const rows = await query<{ name: string; id: number }>(
    DATABASE_URL,
    `select 'organization ' || org_id as name, org_id as id from organization
     union all select 'contact ' || contact_id, contact_id from contact
     union all select 'event ' || event_id, event_id from event`,
  );
  const there = new Set(rows.map(({ name }) => name));
  const lasting = [...before.stored].filter(([, { kind }]) => kind !== 'note');
  expect(lasting.filter(([key]) => !there.has(key))).toEqual([]);
  const halves = await query(
    DATABASE_URL,
    `select event_name from event where event_name like 'e_n%'
       and (select count(*) from event_organization o where o.event_id = event.event_id) <> 1
     union all select first_name from contact where first_name like 'c_n%'
       and (select count(*) from organization_contact o where o.contact_id = contact.contact_id) <> 1
     union all select call_id::text from call_log
       where create_date > now() - interval '1 day' and not exists (select 1 from note where note.call_id = call_log.call_id)`,
  );
  expect(halves).toEqual([]);
});

test('a restored copy serves every list and export byte for byte, finds, signs in, and goes on with new ids', async () => {
  const created = await manager.write('POST', '/api/organization/Cook', {
    orgname: 'Deleted soon',
  });
  const lastId = Number(created.headers.location?.split('/').at(-1));
  await source.db.query(
    `delete from search_field where kind = 'organizations' and row_id = ${lastId}`,
  );
  await source.db.query(`delete from organization where org_id = ${lastId}`);
  const expected = await reads(manager);
  const file = backupFile('quiet');
  await succeed('backup', file, { OUTREACH_DATA_DIR: directory });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(backupFolder())).filter((name) => name.includes('unfinished'))).toEqual([]);

  const copyDirectory = await dataDirectory();
  await succeed('restore', file, { OUTREACH_DATA_DIR: copyDirectory });
  const copy = await startStandIn({ OUTREACH_DATA_DIR: copyDirectory, DEMO_DATA: 'demo' });
  try {
    const stranger = new Caller(copy.url);
    for (const [name, value] of manager.cookies) stranger.cookies.set(name, value);
    expect((await stranger.get('/api/allorgnames')).status).toBe(302);
    const employee = await signedInTo(copy);
    expect(await reads(employee)).toEqual(expected);
    const next = await employee.write('POST', '/api/organization/Cook', { orgname: 'Newcomer' });
    expect(next.headers.location).toMatch(new RegExp(`/${lastId + 1}$`));
    const found = await employee.get('/api/elasticsearch/multi-field-index/newcomer');
    expect(found.text).toContain(`"${lastId + 1}"`);
  } finally {
    await copy.stop();
  }
});

test('the database of a stopped stand-in is started for the backup and stopped behind it', async () => {
  const stopped = await dataDirectory();
  await (await startStandIn({ OUTREACH_DATA_DIR: stopped })).stop();
  await succeed('backup', backupFile('stopped'), { OUTREACH_DATA_DIR: stopped });
  expect((await readdir(stopped)).sort()).toEqual(['postgres', 'postgres.log']);
  expect(await readdir(join(stopped, 'postgres'))).not.toContain('postmaster.pid');
});

test('mails that were waiting are queued in the copy, and sent ones are not', async () => {
  const DATABASE_URL = await newDatabase('mails');
  await source.db.query(`
    insert into invitation (event_id, presenter_id)
      select event_id, presenter_id from event_presenter order by 1, 2 limit 2 on conflict do nothing;
    insert into mail (event_id, presenter_id, method, sequence, recipient_name, subject, location, description, state, attempt_began_at)
      select event_id, presenter_id, 'REQUEST', 900 + row_number() over (), 'A', 'B', 'C', 'D', state, now()
      from invitation, (values ('queued'), ('sent')) as states (state) order by 1, 2 limit 2`);
  await succeed('backup', backupFile('mails'), { OUTREACH_DATA_DIR: directory });
  await succeed('restore', backupFile('mails'), { DATABASE_URL });
  const waiting = await query<{ key: string }>(
    DATABASE_URL,
    `select 'mail-' || mail_id as key from mail where state = 'queued' and attempt_began_at is null order by 1`,
  );
  const jobs = await query<{ key: string }>(
    DATABASE_URL,
    'select key from graphile_worker.jobs order by 1',
  );
  expect(jobs.length).toBeGreaterThan(0);
  expect(jobs).toEqual(waiting);
});

test('a backup of older tables is restored as it was and then brought up to date', async () => {
  const oldUrl = await newDatabase('old');
  const migrationsFolder = await oldestMigration();
  await withDatabase(oldUrl, async (old) => {
    await migrate(drizzle(old), { migrationsFolder });
    await old.query(`
      insert into county values (1, 'Cook');
      insert into organization (org_id, orgname, county_id) values (41, E'Tab\\there, \\\\. and "quotes"', 1);
      select setval('organization_org_id_seq', 77)`);
  });
  const DATABASE_URL = await newDatabase('renewed');
  await succeed('backup', backupFile('old'), { DATABASE_URL: oldUrl });
  await succeed('restore', backupFile('old'), { DATABASE_URL });
  const [row] = await query(
    DATABASE_URL,
    `select orgname, nextval('organization_org_id_seq')::int as next,
            (select count(*)::int from search_field where words @@ 'quotes'::tsquery) as found,
            (select count(*)::int from drizzle.__drizzle_migrations) as levels from organization`,
  );
  const [newest] = await source.db
    .query('select count(*)::int as levels from drizzle.__drizzle_migrations')
    .then(({ rows }) => rows);
  expect(newest.levels).toBeGreaterThan(1);
  expect(row).toEqual({ orgname: 'Tab\there, \\. and "quotes"', next: 78, found: 1, ...newest });
  await (await startStandIn({ DATABASE_URL })).stop();
});

/** As the first version of the program had them. */
async function oldestMigration(): Promise<string> {
  const folder = join(backupFolder(), 'migrations');
  const journal = JSON.parse(
    await readFile('backend/database/migrations/meta/_journal.json', 'utf8'),
  );
  await mkdir(join(folder, 'meta'), { recursive: true });
  await cp('backend/database/migrations/0000_tables.sql', join(folder, '0000_tables.sql'));
  const oldest = { ...journal, entries: journal.entries.slice(0, 1) };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(oldest));
  return folder;
}
