/** What is refused about events on the wire, without leaving anything behind (legacy-api.md §9, assertions 5 and 54 to 56). */
import type { Caller } from '@/tests/backend/support/caller';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

const BODY = { eventName: 'Ev', location: 'Loc', county: { countyId: 2 }, regsite: 1 };
const TABLES = [
  'event',
  'event_organization',
  'event_audience_type',
  'event_presenter',
  'invitation',
  'mail',
  'search_field',
];

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [
    { org_id: 5, orgname: 'Org A', county_id: 1, last_status_id: 2 },
    { org_id: 6, orgname: 'Org B', county_id: 1, last_status_id: 2 },
  ]);
  await insert(db, 'event', [
    { event_id: 1, event_name: 'As it was', event_type_id: 4, last_status_id: 8 },
  ]);
  await insert(db, 'event_organization', [{ event_id: 1, org_id: 5 }]);
  await insert(db, 'event_audience_type', [{ event_id: 1, audience_type_id: 1 }]);
  await db.query('alter table event alter column event_id restart with 100');
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

/** Everything that a save could have changed. */
async function everything() {
  const counts = [];
  for (const table of TABLES) counts.push(await countRows(standIn.db, table));
  const event = (await employee.get('/api/events/1')).json();
  const organization = (await employee.get('/api/organizations/6')).json();
  return { counts, event, organization };
}

async function refused(method: 'POST' | 'PUT', path: string, body: unknown): Promise<number> {
  const before = await everything();
  const { status } = await employee.write(method, path, body);
  expect(await everything()).toEqual(before);
  return status;
}

const PATHS: [string, string, number][] = [
  ['an unknown type', 'Nonsense/6/true/Cancelled', 400],
  ['the type null', 'null/6/true/Cancelled', 400],
  ['an unknown organization', 'Fair/999/true/Cancelled', 500],
  ['an organization that is no number', 'Fair/six/true/Cancelled', 500],
  ['a wish to join that is no boolean', 'Fair/6/null/Cancelled', 400],
  ['an unknown audience type', 'Fair/6/true/Cancelled?audType=2&audType=9', 500],
  ['an audience type that is no number', 'Fair/6/true/Cancelled?audType=Seniors', 400],
];

test.each(PATHS)(
  'a new event with %s is refused and nothing is stored',
  async (_what, path, status) => {
    expect(await refused('POST', `/api/event/${path}`, BODY)).toBe(status);
  },
);

test.each([
  ...PATHS,
  ['an audience type it has already', 'Fair/6/true/Cancelled?audType=2&audType=1', 500],
])('a change with %s is refused and nothing is stored', async (_what, path, status) => {
  expect(await refused('PUT', `/api/event/${path}`, { ...BODY, eventId: 1 })).toBe(status);
});

test.each([
  { county: { countyId: 99 } },
  { county: { countyId: 'Lake' } },
  { county: 'Lake' },
  { eventPresenters: ['Ann Bee'] },
  { eventaudienceType: ['Seniors'] },
  { lastStatus: 'Cancelled' },
  { lastStatus: '' },
  { regsite: true },
  { electedOfficial: 2 },
  { deleteFlag: 'yes' },
  { surveyComplete: false },
  { startDateTime: '2021-05-03T24:00:00' },
  { endDateTime: '2021-05-03T09:30:00-05:00' },
  { surveyDateTime: '2021-06-01' },
])('56: the body %j is refused with 400 and nothing is stored', async (wrong) => {
  const body = { ...BODY, ...wrong };
  expect(await refused('POST', '/api/event/Fair/6/true/Cancelled', body)).toBe(400);
  const changed = { ...body, eventId: 1 };
  expect(await refused('PUT', '/api/event/Fair/6/false/Cancelled', changed)).toBe(400);
});

test('55: malformed JSON is refused with 400', async () => {
  expect(await refused('POST', '/api/event/Fair/-1/false/null', '{"eventName":')).toBe(400);
});

test('a new event that names an id is refused with 400', async () => {
  expect(await refused('POST', '/api/event/Fair/-1/false/null', { ...BODY, eventId: 1 })).toBe(400);
});

test('a change of no event or of an unknown one is a server error', async () => {
  for (const eventId of [null, '', 999]) {
    expect(await refused('PUT', '/api/event/Fair/6/false/null', { ...BODY, eventId })).toBe(500);
  }
});

test('a new event without the status for new ones is a server error', async () => {
  const { db } = standIn;
  await db.query('update event set last_status_id = null; delete from status where status_id = 8');
  expect(await refused('POST', '/api/event/Fair/6/false/null', BODY)).toBe(500);
  await db.query(
    `insert into status (status_id, status_desc, status_type) values (8, 'Info Needed', 'E')`,
  );
});

test('54, 55: ids that are unknown or no numbers are told apart', async () => {
  expect((await employee.get('/api/allAudienceWithTypeExist/999')).status).toBe(500);
  expect((await employee.get('/api/allAudienceWithTypeExist/x')).status).toBe(400);
  expect((await employee.write('DELETE', '/api/removeOrg/1/x')).status).toBe(400);
  expect((await employee.write('DELETE', '/api/removeOrg/999/999')).status).toBe(204);
  expect((await employee.write('DELETE', '/api/deleteAudienceType/999/999')).status).toBe(204);
});
