/** Saving events on the wire (legacy-api.md §9, assertions 28 to 32, 38 to 40 and 47). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

/** As the 2.8 client sends it. */
const UI_BODY = {
  eventId: '',
  eventName: 'Ev',
  location: 'Loc',
  address: '',
  city: '',
  state: 'IL',
  zip: '',
  county: { countyId: 2, countyDesc: 'Lake' },
  startDateTime: '2021-05-03T09:30:00',
  endDateTime: '2021-05-03T10:30:00',
  rtaStaffCount: '',
  audienceCount: 25,
  surveyComplete: 0,
  surveyCount: '12',
  surveyDateTime: '2021-06-01T00:00:00',
  cancelReason: null,
  regsite: 1,
  neworg: '0',
  electedOfficial: 1,
  deleteflag: 0,
  eventTypeDesc: 'Whatever',
  eventPresenters: null,
  orgNames: {},
  eventaudienceType: null,
  lastStatus: null,
};

const audience = z.array(
  z.strictObject({ audiencetypeId: z.number(), audienceDesc: z.string(), typeExist: z.boolean() }),
);

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  employee = await signedIn(standIn);
});

/** Organizations 1 to 3, each Active and last contacted in 2024. */
beforeEach(async () => {
  const { db } = standIn;
  await db.query('truncate organization restart identity cascade');
  for (const org_id of [1, 2, 3]) {
    const contacted = { last_status_id: 2, last_contact: '2024-01-01 10:00' };
    await insert(db, 'organization', [
      { org_id, orgname: `Org ${org_id}`, county_id: 1, ...contacted },
    ]);
  }
});

afterAll(async () => {
  await standIn.stop();
});

async function create(path = 'Presentation/-1/false/null', body: unknown = UI_BODY) {
  const answer = await employee.write('POST', `/api/event/${path}`, body);
  expect(answer.status).toBe(201);
  return Number(answer.headers.location?.split('/').at(-1));
}

async function change(eventId: number, path: string, values: Record<string, unknown> = {}) {
  const answer = await employee.write('PUT', `/api/event/${path}`, {
    ...UI_BODY,
    eventId,
    ...values,
  });
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
}

async function read(eventId: number) {
  return z.looseObject({}).parse((await employee.get(`/api/events/${eventId}`)).json());
}

async function organizationStatus(orgId: number) {
  const answer = await employee.get(`/api/organizations/${orgId}`);
  const { lastStatus, lastContact } = z.looseObject({}).parse(answer.json());
  return { lastStatus, lastContact };
}

async function ticked(eventId: number): Promise<number[]> {
  const answer = await employee.get(`/api/allAudienceWithTypeExist/${eventId}`);
  const types = audience.parse(answer.json());
  return types.flatMap(({ audiencetypeId, typeExist }) => (typeExist ? audiencetypeId : []));
}

const CONTACTED = '2024-01-01T10:00:00';

test('29, 32: a new event answers with its address only and is stored as the client sent it', async () => {
  const path = '/api/event/Presentation/-1/false/null';
  const answer = await employee.write('POST', `${path}?audType=2&audType=1`, { ...UI_BODY, x: {} });
  expect(answer.status).toBe(201);
  expect(answer.text).toBe('');
  const id = answer.headers.location?.split('/').at(-1);
  expect(answer.headers.location).toBe(`${standIn.url}${path}/${id}`);
  expect(await read(Number(id))).toEqual({
    ...UI_BODY,
    eventId: Number(id),
    audienceCount: '25',
    neworg: 0,
    deleteFlag: 0,
    eventTypeDesc: 'Presentation',
    lastStatus: 'Info Needed',
    eventPresenters: [],
    eventaudienceType: ['Seniors', 'Veterans'],
  });
});

test('32: absent properties read as null, flags as 0', async () => {
  const absent = { eventName: null, county: null, startDateTime: null, audienceCount: null };
  const flags = { surveyComplete: 0, regsite: 0, deleteflag: 0 };
  expect(await read(await create(undefined, {}))).toMatchObject({ ...absent, ...flags });
});

test.each([
  [{ deleteflag: 1 }, 1],
  [{ deleteflag: undefined, deleteFlag: '1' }, 1],
  [{ deleteflag: 0, deleteFlag: 1 }, 0],
])('the flag for deletion is taken in either spelling: %j', async (sent, deleteflag) => {
  const eventId = await create(undefined, { ...UI_BODY, ...sent });
  expect(await read(eventId)).toMatchObject({ deleteflag, deleteFlag: deleteflag });
});

test.each([
  [null, null],
  [{ countyId: null }, null],
  [
    { countyId: '3', countyDesc: 'Cook' },
    { countyId: 3, countyDesc: 'St. Clair' },
  ],
])('the county %j is taken by its id', async (county, expected) => {
  expect(await read(await create(undefined, { ...UI_BODY, county }))).toMatchObject({
    county: expected,
  });
});

test.each([
  ['null', 'Info Needed'],
  ['NULL', 'Info Needed'],
  ['Nonsense', 'Info Needed'],
  ['Cancelled', 'Cancelled'],
])('37: a new event that is given the status %s is %s', async (status, lastStatus) => {
  expect(await read(await create(`Fair/-1/false/${status}`))).toMatchObject({ lastStatus });
});

test('38: the organization of a new event gets its status and keeps its last contact', async () => {
  const eventId = await create('Fair/2/false/Cancelled');
  expect(await organizationStatus(2)).toEqual({ lastStatus: 'Cancelled', lastContact: CONTACTED });
  expect(await organizationStatus(1)).toEqual({ lastStatus: 'Active', lastContact: CONTACTED });
  expect(await read(eventId)).toMatchObject({ orgNames: { 2: ['Org 2', 'Cancelled'] } });
  await create('Fair/3/false/null');
  expect(await organizationStatus(3)).toMatchObject({ lastStatus: 'Info Needed' });
});

test('30: a change copies the values of the body, clears what is missing and spares the survey mark', async () => {
  const eventId = await create('Fair/-1/false/Cancelled', { ...UI_BODY, surveyComplete: 1 });
  await change(eventId, 'Presentation/-1/true/null', {
    eventName: 'New',
    address: undefined,
    county: { countyId: 1 },
    startDateTime: '2022-01-01T08:00',
    surveyComplete: 0,
    cancelReason: 'Sick',
    deleteflag: 1,
  });
  expect(await read(eventId)).toMatchObject({
    eventName: 'New',
    address: null,
    county: { countyDesc: 'Cook' },
    startDateTime: '2022-01-01T08:00:00',
    surveyComplete: 1,
    cancelReason: 'Sick',
    deleteflag: 1,
    eventTypeDesc: 'Presentation',
    lastStatus: 'Cancelled',
    eventPresenters: [],
  });
});

test('39: a change passes its status on to every organization, and one may be sent again', async () => {
  const eventId = await create('Fair/1/false/null');
  await change(eventId, 'Fair/2/false/null');
  await change(eventId, 'Fair/2/false/Cancelled');
  expect(await read(eventId)).toMatchObject({
    lastStatus: 'Cancelled',
    orgNames: { 1: ['Org 1', 'Cancelled'], 2: ['Org 2', 'Cancelled'] },
  });
  expect(await organizationStatus(1)).toMatchObject({ lastContact: CONTACTED });
  expect(await organizationStatus(3)).toMatchObject({ lastStatus: 'Active' });
});

test.each(['null', 'Nonsense'])(
  '39: a change with the status %s leaves every status as it was, also that of a new organization',
  async (status) => {
    const eventId = await create('Fair/-1/false/Cancelled');
    await change(eventId, `Fair/2/false/${status}`);
    expect(await read(eventId)).toMatchObject({
      lastStatus: 'Cancelled',
      orgNames: { 2: ['Org 2', 'Active'] },
    });
  },
);

test('31: a removed organization keeps its status, and removing it again does no harm', async () => {
  const eventId = await create('Fair/2/false/Cancelled');
  for (const _time of [1, 2]) {
    const answer = await employee.write('DELETE', `/api/removeOrg/${eventId}/2`);
    expect(answer.status).toBe(204);
  }
  expect(await read(eventId)).toMatchObject({ orgNames: {} });
  expect(await organizationStatus(2)).toMatchObject({ lastStatus: 'Cancelled' });
});

test('27, 40: audience types are added by a save, removed one by one, and none exists without an event', async () => {
  const eventId = await create('Fair/-1/false/null?audType=1');
  expect(await ticked(eventId)).toEqual([1]);
  await change(eventId, 'Fair/-1/false/null?audType=2');
  expect(await ticked(eventId)).toEqual([1, 2]);
  await change(eventId, 'Fair/-1/false/null?audType=');
  for (const _time of [1, 2]) {
    const answer = await employee.write('DELETE', `/api/deleteAudienceType/${eventId}/1`);
    expect(answer.status).toBe(204);
  }
  expect(await ticked(eventId)).toEqual([2]);
  expect(await ticked(-1)).toEqual([]);
});

test('47: a new event is found at once, and a changed one by its new words only', async () => {
  const eventId = await create(undefined, { ...UI_BODY, eventName: 'Quokkafest' });
  const hits = async (word: string) =>
    (await employee.get(`/api/elasticsearch/multi-field-index/${word}`)).text;
  expect(await hits('quokkafest')).toContain(`"id":"${eventId}"`);
  await change(eventId, 'Fair/-1/false/null', { eventName: 'Wombatgala' });
  expect(await hits('wombatgala')).toContain(`"id":"${eventId}"`);
  expect(await hits('quokkafest')).not.toContain(`"id":"${eventId}"`);
});
