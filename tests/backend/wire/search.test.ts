/** Search on the wire (legacy-api.md §9, assertions 47 to 50, and §4). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';

import * as schema from '@/backend/database/schema';
import { rebuildSearchIndex } from '@/backend/search/index-documents';
import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const found = z.object({
  totalHits: z.object({ value: z.number() }),
  hits: z.array(z.object({ index: z.string(), sourceAsMap: z.object({ id: z.string() }) })),
});

let standIn: StandIn;
let employee: Caller;
const ids = new Map<string, string>();

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'contact', [
    { contact_id: 7, first_name: 'Cee', last_name: 'Dee', title: 'Director, Senior Services' },
  ]);
  await insert(db, 'event', [
    { event_id: 42, event_name: 'Travel Training', location: 'Town Hall', event_type_id: 4 },
  ]);
  await rebuildSearchIndex(drizzle(db, { schema }));
  employee = await signedIn(standIn);
  for (const [orgname, more] of [
    ['Springfield Senior Center', { address: '12 Oak Street', phone: '3125550102' }],
    ["St. Mary's Home", { email: 'office@example.org' }],
    ['Springfeld Library', {}],
    ['مركز المجتمع – Gemeinschaftscafé', {}],
    ['Maple Grove', { altphone: '3125550199' }],
  ] as const) {
    const body = { orgname, ...more };
    const answer = await employee.write('POST', '/api/organization/Cook', body);
    ids.set(orgname, answer.headers.location?.split('/').at(-1) ?? '');
  }
});

afterAll(async () => {
  await standIn.stop();
});

async function search(text: string) {
  const path = `/api/elasticsearch/multi-field-index/${encodeURIComponent(text)}`;
  const answer = await employee.get(path);
  expect(answer.status).toBe(200);
  return answer.json();
}

/** The rows found, as index and id, best first. */
async function hitsFor(text: string): Promise<string[]> {
  const { hits } = found.parse(await search(text));
  return hits.map(({ index, sourceAsMap }) => `${index} ${sourceAsMap.id}`);
}

const organization = (name: string) => `organizations ${ids.get(name)}`;

test.each(['Springfield', 'SENIOR', 'center', 'oak', 'Street', '3125550102'])(
  '47: a new organization is found at once by its word "%s"',
  async (word) => {
    expect(await hitsFor(word)).toContain(organization('Springfield Senior Center'));
  },
);

test.each(["St. Mary's", 'st marys', 'office@example.org', 'example'])(
  '47: punctuation separates words, so "%s" finds them',
  async (text) => {
    expect(await hitsFor(text)).toContain(organization("St. Mary's Home"));
  },
);

test('47: a changed organization is found by its new words only', async () => {
  const created = await employee.write('POST', '/api/organization/Cook', {
    orgname: 'Quixotic Zebra',
  });
  const orgId = created.headers.location?.split('/').at(-1);
  await employee.write('PUT', '/api/organization/Cook', { orgId, orgname: 'Walrus' });
  expect(await hitsFor('Quixotic')).toEqual([]);
  expect(await hitsFor('Walrus')).toEqual([`organizations ${orgId}`]);
});

test('47: the alternative phone stays findable after a change that does not touch it', async () => {
  const orgId = ids.get('Maple Grove');
  await employee.write('PUT', '/api/organization/Cook', { orgId, orgname: 'Maple Grove' });
  expect((await hitsFor('3125550199'))[0]).toBe(organization('Maple Grove'));
});

test('48: all words must be in one field', async () => {
  expect(await hitsFor('Senior Springfield')).toEqual([organization('Springfield Senior Center')]);
  expect(await hitsFor('town hall')).toEqual(['events 42']);
  expect(await hitsFor('Cee')).toEqual(['contacts 7']);
  expect(await hitsFor('Cee Dee')).toEqual([]);
  expect(await hitsFor('Springfield Oak')).toEqual([]);
  expect(await hitsFor('Travel Hall')).toEqual([]);
});

test('words are forgiven by their length, and never in the first three letters', async () => {
  expect(await hitsFor('Springfild')).toContain(organization('Springfield Senior Center'));
  expect(await hitsFor('Mapl')).toEqual([organization('Maple Grove')]);
  expect(await hitsFor('mapel')).toEqual([organization('Maple Grove')]);
  expect(await hitsFor('Maplexx')).toEqual([organization('Maple Grove')]);
  expect(await hitsFor('Mapxx')).toEqual([]);
  expect(await hitsFor('Naple')).toEqual([]);
  expect(await hitsFor('ha')).toEqual([]);
  expect(await hitsFor('oat')).toEqual([]);
});

test('two swaps of neighbours are two edits, three are too many', async () => {
  expect(await hitsFor('Sprignfiled Senior')).toEqual([organization('Springfield Senior Center')]);
  expect(await hitsFor('Sprgiinfleld Senior')).toEqual([]);
});

test.each(['المجتمع', 'المجتمغ', 'المتجمع', 'Gemeinschaftscafé', 'gemeinschaftcafé'])(
  'words beyond ASCII are found and forgiven like others: "%s"',
  async (word) => {
    expect(await hitsFor(word)).toEqual([organization('مركز المجتمع – Gemeinschaftscafé')]);
  },
);

test('it is no prefix search, and grouped phone numbers are other words', async () => {
  expect(await hitsFor('Spri')).toEqual([]);
  expect(await hitsFor('312-555-0102')).toEqual([]);
});

test('the right spelling comes before the forgiven one', async () => {
  const center = organization('Springfield Senior Center');
  const library = organization('Springfeld Library');
  expect(await hitsFor('springfield')).toEqual([center, library]);
  expect(await hitsFor('springfeld')).toEqual([library, center]);
});

test('49: hits mix the three indices and carry what the client reads', async () => {
  const answer = await search('senior');
  expect(answer).toMatchObject({ totalHits: { value: 2, relation: 'EQUAL_TO' } });
  expect(answer).toHaveProperty(
    'hits',
    expect.arrayContaining([
      expect.objectContaining({
        index: 'contacts',
        id: '7',
        score: expect.any(Number),
        sourceAsMap: {
          _class: expect.any(String),
          id: '7',
          firstName: 'Cee',
          lastName: 'Dee',
          title: 'Director, Senior Services',
        },
      }),
      expect.objectContaining({
        index: 'organizations',
        sourceAsMap: {
          _class: expect.any(String),
          id: ids.get('Springfield Senior Center'),
          orgname: 'Springfield Senior Center',
          address: '12 Oak Street',
          phone: '3125550102',
        },
      }),
    ]),
  );
  expect(await search('Training')).toMatchObject({
    hits: [
      {
        index: 'events',
        sourceAsMap: { id: '42', eventName: 'Travel Training', location: 'Town Hall' },
      },
    ],
  });
});

test('49: at most 20 hits are told, and how many there are', async () => {
  for (let number = 0; number < 23; number += 1) {
    await employee.write('POST', '/api/organization/Cook', { orgname: `Pelican ${number}` });
  }
  const { hits, totalHits } = found.parse(await search('pelican'));
  expect(hits).toHaveLength(20);
  expect(totalHits.value).toBe(23);
});

test.each(['xylophone', 'the walrus and the carpenter', '...', '&', ' ', "' or 1=1 --"])(
  '50: no match for "%s" is an answer without hits',
  async (text) => {
    expect(await search(text)).toEqual({
      hits: [],
      totalHits: { value: 0, relation: 'EQUAL_TO' },
      maxScore: 'NaN',
      sortFields: null,
      collapseField: null,
      collapseValues: null,
      fragment: true,
    });
  },
);

test('a text of thousands of words and a word of thousands of letters are answered', async () => {
  expect(await hitsFor(Array.from({ length: 900 }, (_, n) => `w${n}`).join(' '))).toEqual([]);
  expect(await hitsFor('springfield'.repeat(500))).toEqual([]);
});
