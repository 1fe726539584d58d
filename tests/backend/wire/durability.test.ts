/**
 * Acknowledged writes survive kill -9 of the stand-in, of its database, and of both. A power cut is not tested; that the
 * server waits for the disk is checked in starting.test.ts.
 */
import type { Client } from 'pg';
import { z } from 'zod';

import type { TestClient } from '@/tests/backend/support/client';
import { hasEnded, postmasterPid } from '@/tests/backend/support/machine';
import { eventually, type StandIn, startStandIn } from '@/tests/backend/support/stand-in';
import { dataDirectory, insertBasics, rowsOf, signedIn } from '@/tests/backend/support/wire';

const ROUNDS = Number(process.env.DURABILITY_ROUNDS ?? 3);
const WRITERS = 6;
const AT_LEAST = 8 * WRITERS;
const VICTIMS = ['stand-in', 'database', 'both'] as const;
jest.setTimeout(120_000 + ROUNDS * 30_000);

/** Each name is a word of its own. */
type Entry = { kind: 'organization' | 'contact' | 'event' | 'note'; id: number; name: string };

/** Writes until a request fails, and records what was acknowledged. */
class Journal {
  /** By kind and id, with the newest name. */
  readonly stored = new Map<string, Entry>();
  readonly removedNotes: number[] = [];
  acknowledged = 0;

  async writeUntilTheEnd(client: TestClient, writer: string): Promise<void> {
    for (let number = 1; ; number += 1) {
      try {
        await this.#write(client, `${writer}n${number}`);
      } catch {
        return;
      }
    }
  }

  async #write(client: TestClient, word: string): Promise<void> {
    const create = async (path: string, body: object) => {
      const id = await client.create(path, body);
      this.acknowledged += 1;
      return id;
    };
    const orgId = await create('/api/organization/Cook', { orgname: `a${word}` });
    this.#keep('organization', orgId, `a${word}`);
    await client.done('PUT', '/api/organization/Lake', { orgId, orgname: `b${word}` });
    this.acknowledged += 1;
    this.#keep('organization', orgId, `b${word}`);
    const contactPath = `/api/create-update-contact/${orgId}`;
    const contactId = await create(contactPath, { firstName: `c${word}` });
    this.#keep('contact', contactId, `c${word}`);
    const event = { eventName: `e${word}`, startDateTime: '2030-01-02T09:00' };
    const eventId = await create(`/api/event/Presentation/${orgId}/true/null`, event);
    this.#keep('event', eventId, `e${word}`);
    const noteId = await create(`/api/event/newNote/${eventId}`, { noteEntry: `n${word}` });
    this.#keep('note', noteId, `n${word}`);
    const call = { noteEntry: `l${word}`, callLog: { callId: null } };
    await create(`/api/callLogChange/${orgId}/${contactId}/1/0`, call);
    // Unknown until the response arrives.
    this.stored.delete(`note ${noteId}`);
    await client.done('DELETE', `/api/deleteNote/${noteId}`);
    this.acknowledged += 1;
    this.removedNotes.push(noteId);
  }

  #keep(kind: Entry['kind'], id: number, name: string): void {
    this.stored.delete(`${kind} ${id}`);
    this.stored.set(`${kind} ${id}`, { kind, id, name });
  }
}

test('acknowledged writes are stored once and completely after kill -9, and the next start needs no repair', async () => {
  const OUTREACH_DATA_DIR = await dataDirectory();
  const start = () => startStandIn({ OUTREACH_DATA_DIR, LOG_LEVEL: 'fatal' });
  const journal = new Journal();
  let standIn = await start();
  await insertBasics(standIn.db);
  for (let round = 0; round < ROUNDS; round += 1) {
    const victim = VICTIMS[round % VICTIMS.length];
    const employee = await signedIn(standIn);
    const enough = journal.acknowledged + AT_LEAST + ((round * 37) % 100);
    const writers = Array.from({ length: WRITERS }, (_, writer) =>
      journal.writeUntilTheEnd(employee, `r${round}w${writer}`),
    );
    await eventually(() => expect(journal.acknowledged).toBeGreaterThan(enough));
    const database = await postmasterPid(OUTREACH_DATA_DIR);
    if (victim !== 'stand-in') process.kill(database, 'SIGKILL');
    if (victim !== 'database') standIn.child.kill('SIGKILL');
    await standIn.ended;
    await standIn.db.end().catch(() => undefined);
    await Promise.all(writers);
    standIn = await start();
    await hasEnded(database);
    const names = await expectStored(standIn.db, journal);
    expect(await tornRows(standIn.db)).toEqual([]);
    await expectFound(standIn, [...journal.stored.values()].slice(-2 * WRITERS), names);
  }
  await standIn.stop();
});

/** Each entry is stored exactly once, and removed notes are not. Returns the stored names. */
async function expectStored(db: Client, { stored, removedNotes }: Journal) {
  const { rows } = await db.query<Entry>(`
    select 'organization' as kind, org_id as id, orgname as name from organization
    union all select 'contact', contact_id, first_name from contact
    union all select 'event', event_id, event_name from event
    union all select 'note', note_id, note_entry from note`);
  const names = rows.map(({ kind, name }) => `${kind} ${name}`);
  expect(names.length).toBe(new Set(names).size);
  const there = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.name]));
  // A change may have been stored without a response.
  const lostOrOlder = [...stored.values()].filter(
    ({ kind, id, name }) => (there.get(`${kind} ${id}`) ?? '') < name,
  );
  expect(lostOrOlder).toEqual([]);
  expect(removedNotes.filter((id) => there.has(`note ${id}`))).toEqual([]);
  return there;
}

/** Partly stored saves, acknowledged or not. */
function tornRows(db: Client): Promise<unknown[]> {
  return rowsOf(
    db,
    `with searched as (
      select 'organizations' as kind, org_id as id, orgname as name from organization
      union all select 'contacts', contact_id, first_name from contact
      union all select 'events', event_id, event_name from event)
    select 'row without its tokens' as torn, name as what from searched
      where not exists (select 1 from search_field
        where search_field.kind = searched.kind and row_id = id and words @@ plainto_tsquery('simple', name))
    union all select 'tokens without a row', kind || row_id::text from search_field
      where not exists (select 1 from searched where searched.kind = search_field.kind and id = row_id)
    union all select 'token that no variant finds', word from search_field, unnest(tsvector_to_array(words)) as word
      where not exists (select 1 from search_word where search_word.word = word)
    union all select 'note of nothing', note_entry from note where coalesce(org_id, event_id) is null
    union all select 'call log without audit columns or comment', call_id::text from call_log
      where create_date is null or created_by_id is null or last_modified_date is null
        or not exists (select 1 from note where note.call_id = call_log.call_id and note.org_id = call_log.org_id)
    union all select 'call that did not reach its organization', orgname from organization join call_log using (org_id)
      where last_contact is null or last_status_id is distinct from status_id
    union all select 'contact without organization', first_name from contact
      where not exists (select 1 from organization_contact where organization_contact.contact_id = contact.contact_id)
    union all select 'event without organization or presenter', event_name from event
      where not exists (select 1 from event_organization where event_organization.event_id = event.event_id)
        or not exists (select 1 from event_presenter where event_presenter.event_id = event.event_id)`,
  );
}

const searched = z.object({
  hits: z.array(z.object({ index: z.string(), sourceAsMap: z.object({ id: z.coerce.number() }) })),
});

async function expectFound(standIn: StandIn, entries: Entry[], names: Map<string, string>) {
  const employee = await signedIn(standIn);
  for (const { kind, id } of entries) {
    if (kind === 'note') continue;
    const name = names.get(`${kind} ${id}`);
    const { hits } = searched.parse(
      await employee.json(`/api/elasticsearch/multi-field-index/${name}`),
    );
    const [first] = hits.map((hit) => [hit.index, hit.sourceAsMap.id]);
    expect([name, first]).toEqual([name, [`${kind}s`, id]]);
  }
}
