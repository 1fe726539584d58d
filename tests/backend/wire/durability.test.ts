/**
 * Acknowledged writes survive kill -9 of the stand-in, of its database, and of both. A power cut is not tested; that the
 * server waits for the disk is checked in starting.test.ts.
 */
import type { Client } from 'pg';
import type { TestClient } from '@/tests/backend/support/client';
import { hasEnded, postmasterPid } from '@/tests/backend/support/machine';
import { eventually, startStandIn } from '@/tests/backend/support/stand-in';
import { dataDirectory, insertBasics, rowsOf, signedIn } from '@/tests/backend/support/wire';

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const WRITERS = 6;
const AT_LEAST = 8 * WRITERS;
const ORG_SAVE = '/api/organization/Cook';
const VICTIMS = ['stand-in', 'database', 'both'] as const;
jest.setTimeout(120_000 + ROUNDS * 30_000);

/** An acknowledged save; each name is a word of its own, and the newest name of a row sorts last. */
type Entry = { kind: string; id: number; name: string };

async function writeUntilFailure(client: TestClient, writer: string, journal: Entry[]) {
  const create = async (kind: string, path: string, body: object, name: string) => {
    const id = await client.create(path, body);
    journal.push({ kind, id, name });
    return id;
  };
  try {
    for (let number = 1; ; number += 1) {
      const [a, b, c, d, e] = [...'abcde'].map((letter) => `${letter}${writer}n${number}`);
      const orgId = await create('organizations', ORG_SAVE, { orgname: a }, `${a}`);
      await client.done('PUT', ORG_SAVE, { orgId, orgname: b });
      journal.push({ kind: 'organizations', id: orgId, name: `${b}` });
      const contactPath = `/api/create-update-contact/${orgId}`;
      const contactId = await create('contacts', contactPath, { firstName: c }, `${c}`);
      const event = { eventName: d, startDateTime: '2030-01-02T09:00' };
      await create('events', `/api/event/Presentation/${orgId}/true/null`, event, `${d}`);
      const call = { noteEntry: e, callLog: { callId: null } };
      await create('call logs', `/api/callLogChange/${orgId}/${contactId}/1/0`, call, `${e}`);
    }
  } catch {
    // The stand-in or its database was killed.
  }
}

test('acknowledged writes are stored once and completely after kill -9, and the next start needs no repair', async () => {
  const OUTREACH_DATA_DIR = await dataDirectory();
  const start = () => startStandIn({ OUTREACH_DATA_DIR, LOG_LEVEL: 'fatal' });
  const journal: Entry[] = [];
  let standIn = await start();
  await insertBasics(standIn.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length];
    const employee = await signedIn(standIn);
    const enough = journal.length + AT_LEAST + ((round * 37) % 100);
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      writeUntilFailure(employee, `r${round}w${writer}`, journal),
    );
    await eventually(() => expect(journal.length).toBeGreaterThan(enough));
    const database = await postmasterPid(OUTREACH_DATA_DIR);
    if (victim !== 'stand-in') process.kill(database, 'SIGKILL');
    if (victim !== 'database') standIn.child.kill('SIGKILL');
    await standIn.ended;
    await standIn.db.end().catch(() => undefined);
    await Promise.all(writers);
    standIn = await start();
    await hasEnded(database);
    const stored = await storedNames(standIn.db);
    const lost = journal.filter(({ kind, id, name }) => (stored.get(`${kind} ${id}`) ?? '') < name);
    expect(lost).toEqual([]);
    expect(new Set(stored.values()).size).toBe(stored.size);
    expect(await rowsOf(standIn.db, TORN_ROWS)).toEqual([]);
    const searcher = await signedIn(standIn);
    for (const { kind, id } of journal.slice(-2 * WRITERS)) {
      const name = stored.get(`${kind} ${id}`);
      if (kind === 'call logs') continue;
      const found = await searcher.json(`/api/elasticsearch/multi-field-index/${name}`);
      const hit = { index: kind, id: `${id}` };
      expect(found).toHaveProperty(['hits', 0], expect.objectContaining(hit));
    }
  }
  await standIn.stop();
});

async function storedNames(db: Client): Promise<Map<string, string>> {
  const { rows } = await db.query<Entry>(`
    select 'organizations' as kind, org_id as id, orgname as name from organization
    union all select 'contacts', contact_id, first_name from contact
    union all select 'events', event_id, event_name from event
    union all select 'call logs', call_id, note_entry from note`);
  return new Map(rows.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
}

/** Partly stored saves, acknowledged or not. */
const TORN_ROWS = `
  with searched as (
    select 'organizations' as kind, org_id as id, orgname as name from organization
    union all select 'contacts', contact_id, first_name from contact
    union all select 'events', event_id, event_name from event)
  select 'row without its tokens' as torn, name from searched
    where not exists (select 1 from search_field
      where search_field.kind = searched.kind and row_id = id and words @@ plainto_tsquery('simple', name))
  union all select 'call log without audit columns or comment', call_id::text from call_log
    where create_date is null or created_by_id is null or last_modified_date is null
      or not exists (select 1 from note where note.call_id = call_log.call_id and note.org_id = call_log.org_id)
  union all select 'call that did not reach its organization', orgname from organization join call_log using (org_id)
    where last_contact is null or last_status_id is distinct from status_id
  union all select 'event without organization or presenter', event_name from event
    where not exists (select 1 from event_organization where event_organization.event_id = event.event_id)
      or not exists (select 1 from event_presenter where event_presenter.event_id = event.event_id)`;
