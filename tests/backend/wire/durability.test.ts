/**
 * What was acknowledged is there after kill -9 of the stand-in, of its database, and of both. The system itself goes on
 * running, so this proves nothing about a power cut; that the server waits for the disk is looked at on its own.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { z } from 'zod';

import { dataDirectory } from '@/tests/backend/support/data-directory';
import { type Entry, Journal, writeUntilTheEnd } from '@/tests/backend/support/journal';
import { hasEnded, postmasterPid } from '@/tests/backend/support/postmaster';
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const WRITERS = 6;
const LEAST_ACKNOWLEDGED = 8 * WRITERS;
const VICTIMS = ['stand-in', 'database', 'both'] as const;
/** Each round takes a few seconds; a busy machine multiplies them. */
jest.setTimeout(60_000 + ROUNDS * 30_000);

const searched = z.object({
  hits: z.array(z.object({ index: z.string(), sourceAsMap: z.object({ id: z.coerce.number() }) })),
});

test('whatever was acknowledged before kill -9 is there once and whole, and the next start needs no hand', async () => {
  const directory = await dataDirectory();
  const start = () => startStandIn({ OUTREACH_DATA_DIR: directory, LOG_LEVEL: 'fatal' });
  const journal = new Journal();
  let standIn = await start();
  await insertBasics(standIn.db);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = journal.acknowledged;
      const employee = await signedIn(standIn);
      const writers = Array.from({ length: WRITERS }, (_, writer) =>
        writeUntilTheEnd(employee, `r${round}w${writer}`, journal),
      );
      await inTheMiddle(journal, before, 1_000 + ((round * 337) % 1_000));
      const database = await postmasterPid(directory);
      await kill(standIn, database, VICTIMS[round % VICTIMS.length]);
      await Promise.all(writers);
      expect(journal.acknowledged - before).toBeGreaterThanOrEqual(LEAST_ACKNOWLEDGED);

      const began = Date.now();
      standIn = await start();
      const startedIn = Date.now() - began;
      expect(await hasEnded(database)).toBe(true);
      const names = await expectStored(standIn.db, journal);
      expect(await tornRows(standIn.db)).toEqual([]);
      await expectFound(standIn, [...journal.stored.values()].slice(-4 * WRITERS), names);
      if (process.env.DURABILITY_ROUNDS) {
        const facts = [VICTIMS[round % VICTIMS.length], journal.acknowledged - before, startedIn];
        process.stdout.write(
          `round ${round}: killed, acknowledged, restart ms: ${facts.join(', ')}\n`,
        );
      }
    }
  } finally {
    await standIn.stop();
  }
});

test('a copy of the data directory of a stopped stand-in is a backup', async () => {
  const directory = await dataDirectory();
  const original = await startStandIn({ OUTREACH_DATA_DIR: directory });
  await insertBasics(original.db);
  const count = 'select count(*)::int as presenters from presenter';
  const { rows: before } = await original.db.query(count);
  expect(await original.stop()).toBe(0);

  const copy = join(await dataDirectory(), 'copy');
  execFileSync('cp', ['-a', directory, copy]);
  const restored = await startStandIn({ OUTREACH_DATA_DIR: copy });
  const { rows: after } = await restored.db.query(count);
  await restored.stop();
  expect(after).toEqual(before);
});

test('the embedded database waits for the disk before it acknowledges', async () => {
  const standIn = await startStandIn({ OUTREACH_DATA_DIR: await dataDirectory() });
  const { rows } = await standIn.db.query(
    `select name, setting from pg_settings
     where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums') order by name`,
  );
  await standIn.stop();
  expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
    'data_checksums on',
    'fsync on',
    'full_page_writes on',
    'synchronous_commit on',
  ]);
});

/** Of the writing: not before this time, nor before enough was written to lose. */
async function inTheMiddle(journal: Journal, before: number, milliseconds: number): Promise<void> {
  await pause(milliseconds);
  while (journal.acknowledged - before < LEAST_ACKNOWLEDGED) await pause(5);
}

async function kill(standIn: StandIn, database: number, victim = 'both'): Promise<void> {
  if (victim !== 'stand-in') process.kill(database, 'SIGKILL');
  if (victim !== 'database') standIn.child.kill('SIGKILL');
  await standIn.ended;
  await standIn.db.end().catch(() => undefined);
}

/** By id and by name: each is there exactly once, and what was removed is not. Returns the names that are there. */
async function expectStored(
  db: Client,
  { stored, removedNotes }: Journal,
): Promise<Map<string, string>> {
  const { rows } = await db.query<Entry>(`
    select 'organization' as kind, org_id as id, orgname as name from organization
    union all select 'contact', contact_id, first_name from contact
    union all select 'event', event_id, event_name from event
    union all select 'note', note_id, note_entry from note`);
  const names = rows.map(({ kind, name }) => `${kind} ${name}`);
  expect(names.length).toBe(new Set(names).size);
  const there = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.name]));
  const lost = [...stored.values()].filter(({ kind, id }) => !there.has(`${kind} ${id}`));
  expect(lost).toEqual([]);
  // A change that was under way may have been stored without an answer.
  const older = [...stored.values()].filter(
    ({ kind, id, name }) => (there.get(`${kind} ${id}`) ?? '') < name,
  );
  expect(older).toEqual([]);
  expect(removedNotes.filter((id) => there.has(`note ${id}`))).toEqual([]);
  return there;
}

/** Saves of which only a part is there, whether they were acknowledged or not. */
async function tornRows(db: Client): Promise<unknown[]> {
  const { rows } = await db.query(`
    with searched as (
      select 'organizations' as kind, org_id as id, orgname as name from organization
      union all select 'contacts', contact_id, first_name from contact
      union all select 'events', event_id, event_name from event)
    select 'row without its words' as torn, name as what from searched
      where not exists (select 1 from search_field
        where search_field.kind = searched.kind and row_id = id and words @@ plainto_tsquery('simple', name))
    union all select 'words without a row', kind || row_id::text from search_field
      where not exists (select 1 from searched where searched.kind = search_field.kind and id = row_id)
    union all select 'word that no spelling leads to', word from search_field, unnest(tsvector_to_array(words)) as word
      where not exists (select 1 from search_word where search_word.word = word)
    union all select 'note of nothing', note_entry from note where coalesce(org_id, event_id) is null
    union all select 'call log without stamps or comment', call_id::text from call_log
      where create_date is null or created_by_id is null or last_modified_date is null
        or not exists (select 1 from note where note.call_id = call_log.call_id and note.org_id = call_log.org_id)
    union all select 'call that did not reach its organization', orgname from organization join call_log using (org_id)
      where last_contact is null or last_status_id is distinct from status_id
    union all select 'contact without organization', first_name from contact
      where not exists (select 1 from organization_contact where organization_contact.contact_id = contact.contact_id)
    union all select 'event without organization or presenter', event_name from event
      where not exists (select 1 from event_organization where event_organization.event_id = event.event_id)
        or not exists (select 1 from event_presenter where event_presenter.event_id = event.event_id)`);
  return rows;
}

async function expectFound(
  standIn: StandIn,
  entries: readonly Entry[],
  names: Map<string, string>,
): Promise<void> {
  const employee = await signedIn(standIn);
  for (const { kind, id } of entries) {
    if (kind === 'note') continue;
    const name = names.get(`${kind} ${id}`);
    const answer = await employee.get(`/api/elasticsearch/multi-field-index/${name}`);
    const hits = searched.parse(answer.json()).hits.map((hit) => [hit.index, hit.sourceAsMap.id]);
    expect([name, hits[0]]).toEqual([name, [`${kind}s`, id]]);
  }
}
