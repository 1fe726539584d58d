/** Joining events, leaving them and inviting to them on the wire (legacy-api.md §9, assertions 7, 31, 41, 42 and 51 to 54). */
import { z } from 'zod';

import type { Caller } from '@/tests/backend/support/caller';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let ann: Caller;
let max: Caller;

/** 1 has everything, 2 no end, 3 no start. */
beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await db.query(`
    insert into presenter (presenter_id, name, last_name, email, username, active)
    values (13, 'Old', 'Timer', 'old@example.org', 'otimer', false)`);
  const times = { start_date_time: '2031-05-03 09:30', end_date_time: '2031-05-03 10:30' };
  await insert(db, 'event', [
    {
      event_id: 1,
      event_name: 'Ev',
      location: 'Loc',
      event_type_id: 4,
      last_status_id: 8,
      ...times,
    },
    { event_id: 2, event_name: 'Open end', event_type_id: 4, ...times, end_date_time: null },
    { event_id: 3, event_name: 'No start', event_type_id: 4, ...times, start_date_time: null },
    { event_id: 4, event_name: null, location: null, event_type_id: 5, ...times },
  ]);
  await db.query('alter table event alter column event_id restart with 100');
  ann = await signedIn(standIn);
  max = await signedIn(standIn, 'mcole');
});

beforeEach(async () => {
  await standIn.db.query('truncate event_presenter, mail, invitation');
});

afterAll(async () => {
  await standIn.stop();
});

async function members(eventId = 1): Promise<unknown> {
  const answer = await ann.get(`/api/events/${eventId}`);
  return z.looseObject({ eventPresenters: z.unknown() }).parse(answer.json()).eventPresenters;
}

async function primary(eventId = 1): Promise<string> {
  return (await ann.get(`/api/primaryPresenter/${eventId}`)).text;
}

/** What the mails say and to whom, in the order in which they were asked for. */
async function mails() {
  const { rows } = await standIn.db.query(
    `select presenter_id as "to", method, subject, location, description from mail order by mail_id`,
  );
  return rows;
}

const INVITE = '/api/send-invite/My%20subject/Come%20%26%20see/Room%205/1';
const INVITED = {
  method: 'REQUEST',
  subject: 'My subject',
  location: 'Room 5',
  description: 'Sender: Ann Bee\n\nNote from Sender: Come & see',
};

test('41: who joins is a presenter of the event and gets one invitation', async () => {
  expect((await ann.get('/api/checkPresenter/1')).json()).toBe(false);
  const answer = await ann.write('PUT', '/api/joinevent/1');
  expect(answer.status).toBe(204);
  expect(answer.text).toBe('');
  expect((await ann.get('/api/checkPresenter/1')).json()).toBe(true);
  expect((await max.get('/api/checkPresenter/1')).json()).toBe(false);
  expect(await members()).toEqual(['Ann Bee']);
  expect(await mails()).toEqual([
    {
      to: 11,
      method: 'REQUEST',
      subject: 'Ev',
      location: 'Loc',
      description: 'Event Type: Presentation',
    },
  ]);
});

test('41: who leaves is none any more, and the invitation is called back', async () => {
  await ann.write('PUT', '/api/joinevent/1');
  await max.write('PUT', '/api/joinevent/1');
  const answer = await ann.write('DELETE', '/api/removePresenter/1');
  expect(answer.status).toBe(204);
  expect((await ann.get('/api/checkPresenter/1')).json()).toBe(false);
  expect(await members()).toEqual(['Max null']);
  expect(await mails()).toContainEqual(expect.objectContaining({ to: 11, method: 'CANCEL' }));
});

test('31: leaving twice, or an event that is not there, does no harm', async () => {
  await ann.write('PUT', '/api/joinevent/1');
  for (const id of [1, 1, 2, 999]) {
    expect((await ann.write('DELETE', `/api/removePresenter/${id}`)).status).toBe(204);
  }
  expect(await countRows(standIn.db, 'mail')).toBe(2);
});

test('42: who joins as primary presenter is named as such until they leave', async () => {
  expect(await primary()).toBe('(not set)');
  await max.write('PUT', '/api/joinevent/1');
  expect(await primary()).toBe('(not set)');
  expect((await ann.write('PUT', '/api/joinevent/1?primary=1')).status).toBe(204);
  const answer = await max.get('/api/primaryPresenter/1');
  expect(answer.text).toBe('Ann Bee');
  expect(answer.headers['content-type']).toMatch(/^text\/plain/);
  await ann.write('DELETE', '/api/removePresenter/1');
  expect(await primary()).toBe('(not set)');
});

test('42: an event has one primary presenter, whoever else joins as one at the same time', async () => {
  await Promise.all([ann, max].map((caller) => caller.write('PUT', '/api/joinevent/1?primary=1')));
  const { rows } = await standIn.db.query('select 1 from event_presenter where is_primary');
  expect(rows).toHaveLength(1);
  expect(await members()).toEqual(['Ann Bee', 'Max null']);
});

test('joining twice is a server error that changes nothing and mails nothing', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ann.write('PUT', '/api/joinevent/1')));
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 500, 500]);
  expect((await ann.write('PUT', '/api/joinevent/1?primary=1')).status).toBe(500);
  expect(await primary()).toBe('(not set)');
  expect(await countRows(standIn.db, 'mail')).toBe(1);
});

test.each([2, 3])('event %s has no time to invite to: joining it sends nothing', async (id) => {
  expect((await ann.write('PUT', `/api/joinevent/${id}`)).status).toBe(204);
  expect(await members(id)).toEqual(['Ann Bee']);
  expect(await mails()).toEqual([]);
});

test('a nameless event is known by its type in the invitation', async () => {
  await ann.write('PUT', '/api/joinevent/4');
  expect(await mails()).toMatchObject([{ subject: 'Fair', location: '' }]);
});

test('joining at creation makes a co-presenter with an invitation', async () => {
  const body = {
    eventName: 'Brand new',
    startDateTime: '2031-01-01T10:00',
    endDateTime: '2031-01-01T11:00',
  };
  const answer = await ann.write('POST', '/api/event/Fair/-1/yes/null', body);
  expect(answer.status).toBe(201);
  const id = Number(answer.headers.location?.split('/').at(-1));
  expect(await members(id)).toEqual(['Ann Bee']);
  expect(await primary(id)).toBe('(not set)');
  expect(await mails()).toMatchObject([{ to: 11, subject: 'Brand new' }]);
});

test('7, 51, 52: a GET invites each presenter once, in the words of the sender, and they are members', async () => {
  const answer = await ann.get(`${INVITE}?presenter=12&presenter=13&presenter=12`);
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('');
  expect(await members()).toEqual(['Max null', 'Old Timer']);
  expect(await mails()).toEqual([
    { to: 12, ...INVITED },
    { to: 13, ...INVITED },
  ]);
});

test('52: who is invited again is a member once and gets the new invitation', async () => {
  await max.write('PUT', '/api/joinevent/1?primary=1');
  const answers = await Promise.all([1, 2].map(() => ann.get(`${INVITE}?presenter=12`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await members()).toEqual(['Max null']);
  expect(await primary()).toBe('Max null');
  expect(await mails()).toHaveLength(3);
});

test.each([
  ['nobody', INVITE, 500],
  ['an unknown presenter beside a known one', `${INVITE}?presenter=12&presenter=99`, 500],
  ['a presenter that is no number', `${INVITE}?presenter=Max`, 400],
  ['an unknown event', '/api/send-invite/a/b/c/999?presenter=12', 500],
  ['an event without end', '/api/send-invite/a/b/c/2?presenter=12', 500],
  ['an event without start', '/api/send-invite/a/b/c/3?presenter=12', 500],
])('53: inviting with %s fails, stores nothing and mails nothing', async (_what, path, status) => {
  expect((await ann.get(path)).status).toBe(status);
  expect(await countRows(standIn.db, 'event_presenter')).toBe(0);
  expect(await countRows(standIn.db, 'mail')).toBe(0);
});

test('a HEAD request invites nobody', async () => {
  const answer = await ann.send({ method: 'HEAD', path: `${INVITE}?presenter=12` });
  expect(answer.status).toBe(405);
  expect(await countRows(standIn.db, 'mail')).toBe(0);
});

test('54: of an unknown event nobody is a presenter, and all else about it is a server error', async () => {
  expect((await ann.get('/api/checkPresenter/999')).json()).toBe(false);
  expect((await ann.get('/api/primaryPresenter/999')).status).toBe(500);
  expect((await ann.write('PUT', '/api/joinevent/999')).status).toBe(500);
  expect((await ann.write('PUT', '/api/joinevent/x')).status).toBe(400);
});

test('the active presenters are told without anything that is none of the caller’s business', async () => {
  const answer = await ann.get('/api/activePresenters');
  const common = { active: true };
  expect(answer.json()).toEqual([
    {
      presenterId: 11,
      name: 'Ann',
      lastName: 'Bee',
      email: 'ann@example.org',
      username: 'abee',
      ...common,
    },
    { presenterId: 12, name: 'Max', lastName: null, email: null, username: 'mcole', ...common },
  ]);
});
