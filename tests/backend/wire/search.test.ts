/** Search on the wire (legacy-api.md §9, assertions 47 to 49, and §4). */
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';

import * as schema from '@/backend/database/schema';
import { rebuildSearchIndex } from '@/backend/search/search-documents';
import { Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into contact (contact_id, first_name, last_name, title) values (7, 'Cee', 'Dee', 'Director, Senior Services');
  insert into event (event_id, event_name, location, event_type_id) values (42, 'Travel Training', 'Town Hall', 4);
  insert into organization (org_id, county_id, orgname, address, phone, email, altphone) values
    (1, 1, 'Springfield Senior Center', '12 Oak Street', '3125550102', null, null),
    (2, 1, 'St. Mary''s Home', null, null, 'office@example.org', null),
    (3, 1, 'Springfeld Library', null, null, null, null),
    (4, 1, 'مركز المجتمع – Gemeinschaftscafé', null, null, null, null),
    (5, 1, 'Maple Grove', null, null, null, '3125550199');
  insert into organization (org_id, county_id, orgname) select 100 + n, 1, 'Pelican ' || n from generate_series(1, 23) n`);

beforeAll(() => rebuildSearchIndex(drizzle(wire.db, { schema })));

const found = z.object({
  hits: z.array(z.object({ index: z.string(), sourceAsMap: z.object({ id: z.string() }) })),
});

const search = (text: string) =>
  wire.ann.json(`/api/elasticsearch/multi-field-index/${encodeURIComponent(text)}`);

/** The rows found, as index and id, best first. */
async function hitsFor(text: string): Promise<string[]> {
  const { hits } = found.parse(await search(text));
  return hits.map(({ index, sourceAsMap }) => `${index} ${sourceAsMap.id}`);
}

const [CENTER, HOME, LIBRARY, ARABIC, MAPLE] = [1, 2, 3, 4, 5].map((id) => `organizations ${id}`);

test.each([
  // Tokens of every searched field, case-insensitive; no prefix search.
  ['SENIOR Springfield', [CENTER]],
  ['oak Street', [CENTER]],
  ['3125550102', [CENTER, MAPLE]],
  ['312-555-0102', []],
  ["St. Mary's", [HOME]],
  ['office@example.org', [HOME]],
  ['town hall', ['events 42']],
  ['Cee', ['contacts 7']],
  ['Spri', []],
  // All tokens must be in one field.
  ['Cee Dee', []],
  ['Springfield Oak', []],
  // The edit distance depends on the length; the first three letters must match.
  ['springfeld', [LIBRARY, CENTER]],
  ['Mapl', [MAPLE]],
  ['Maplexx', [MAPLE]],
  ['Mapxx', []],
  ['Naple', []],
  ['ha', []],
  // Two swaps of neighbours are two edits, three are too many.
  ['Sprignfiled Senior', [CENTER]],
  ['Sprgiinfleld Senior', []],
  // Beyond ASCII.
  ['المجتمغ', [ARABIC]],
  ['المتجمع', [ARABIC]],
  ['gemeinschaftcafé', [ARABIC]],
  // Without a token.
  ['...', []],
  ["' or 1=1 --", []],
  ['w1 '.repeat(900), []],
  ['springfield'.repeat(500), []],
])('%# %s', async (text, expected) => {
  expect(await hitsFor(text)).toEqual(expected);
});

test('47: a change replaces the tokens of its row, except for the alternative phone', async () => {
  for (const [index, path, key, name] of [
    ['organizations', '/api/organization/Cook', 'orgId', 'orgname'],
    ['contacts', '/api/create-update-contact/-1', 'contactId', 'firstName'],
    ['events', '/api/event/Fair/-1/false/null', 'eventId', 'eventName'],
  ] as const) {
    const id = await wire.ann.create(path, { [name]: `quokka${index}` });
    await wire.ann.done('PUT', path, { [key]: id, [name]: `wombat${index}` });
    expect(await hitsFor(`quokka${index}`)).toEqual([]);
    expect(await hitsFor(`wombat${index}`)).toEqual([`${index} ${id}`]);
  }
  await wire.ann.done('PUT', '/api/organization/Cook', { orgId: 5, orgname: 'Maple Grove' });
  expect((await hitsFor('3125550199'))[0]).toBe(MAPLE);
});

test('49: hits mix the indices and have the properties that the client reads, at most 20 of all', async () => {
  const _class = expect.any(String);
  const hit = (index: string, id: string, source: object) =>
    expect.objectContaining({ index, id, sourceAsMap: { _class, id, ...source } });
  const senior = await search('senior');
  expect(senior).toMatchObject({ totalHits: { value: 2, relation: 'EQUAL_TO' } });
  const center = { orgname: 'Springfield Senior Center', address: '12 Oak Street' };
  const contact = { firstName: 'Cee', lastName: 'Dee', title: 'Director, Senior Services' };
  const hits = [
    hit('contacts', '7', contact),
    hit('organizations', '1', { ...center, phone: '3125550102' }),
  ];
  expect(senior).toHaveProperty('hits', expect.arrayContaining(hits));
  const event = { eventName: 'Travel Training', location: 'Town Hall' };
  expect(await search('Training')).toHaveProperty('hits', [hit('events', '42', event)]);
  expect(await hitsFor('pelican')).toHaveLength(20);
  expect(await search('pelican')).toHaveProperty('totalHits.value', 23);
});
