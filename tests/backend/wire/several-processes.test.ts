/** Two stand-ins on one database are one backend: what one of them knows or refuses, the other does too. */

import { Caller } from '@/tests/backend/support/caller';
import { besides } from '@/tests/backend/support/database-place';
import type { Answer } from '@/tests/backend/support/http';
import { countRows, insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { begin, type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let one: StandIn;
let other: StandIn;

beforeAll(async () => {
  one = await startStandIn();
  other = await startStandIn({ DATABASE_URL: one.databaseUrl });
  await insertBasics(one.db);
  await insert(one.db, 'organization', [{ org_id: 500, orgname: 'Org A', county_id: 1 }]);
  await insert(one.db, 'event', [{ event_id: 42, event_name: 'Fair', event_type_id: 5 }]);
});

afterAll(async () => {
  await other.stop();
  await one.stop();
});

/** The same browser at the other process. */
function atOther({ cookies }: Caller): Caller {
  const caller = new Caller(other.url);
  for (const [name, value] of cookies) caller.cookies.set(name, value);
  return caller;
}

/** As often at the one as at the other, all at once. */
function atBoth(caller: Caller, times: number, ask: (caller: Caller) => Promise<Answer>) {
  const elsewhere = atOther(caller);
  return Promise.all(Array.from({ length: times }, () => [ask(caller), ask(elsewhere)]).flat());
}

const statuses = (answers: Answer[]) =>
  answers.map(({ status }) => status).sort((low, high) => low - high);

test('a session that one process began is known to the other, and its end as well', async () => {
  const employee = await signedIn(one);
  const elsewhere = atOther(employee);
  expect((await elsewhere.get('/api/user')).json()).toMatchObject({ username: 'abee' });
  expect((await elsewhere.write('POST', '/api/logout')).status).toBe(200);
  expect((await employee.get('/api/user')).text).toBe('');
});

test('of many who associate the same pair at once exactly one succeeds', async () => {
  await insert(one.db, 'contact', [{ contact_id: 7, first_name: 'Cee' }]);
  const associate = (caller: Caller) => caller.write('PUT', '/api/associate-org-contact/500/7');
  const answers = await atBoth(await signedIn(one), 4, associate);
  expect(statuses(answers)).toEqual([204, ...Array(7).fill(500)]);
  expect(await countRows(one.db, 'organization_contact')).toBe(1);
});

test('contact saves that lose the race for an association store nothing of theirs', async () => {
  await insert(one.db, 'contact', [{ contact_id: 8, first_name: 'before' }]);
  let count = 0;
  const save = (caller: Caller) => {
    count += 1;
    const body = { contactId: 8, firstName: `save${count}`, lastName: `save${count}` };
    return caller.write('PUT', '/api/create-update-contact/500', body);
  };
  const employee = await signedIn(one);
  const answers = await atBoth(employee, 4, save);
  expect(statuses(answers)).toEqual([204, ...Array(7).fill(500)]);
  const winner = `save${winnerOf(answers)}`;
  const { rows } = await one.db.query(
    'select first_name, last_name from contact where contact_id = 8',
  );
  expect(rows).toEqual([{ first_name: winner, last_name: winner }]);
  const found = await employee.get(`/api/elasticsearch/multi-field-index/${winner}`);
  expect(found.json()).toMatchObject({ hits: [{ index: 'contacts', id: '8' }] });
});

/** Asked in turn, so the answers are in the order of the saves. */
function winnerOf(answers: Answer[]): number {
  return answers.findIndex(({ status }) => status === 204) + 1;
}

test('an employee who joins an event many times at once is its presenter once', async () => {
  const join = (caller: Caller) => caller.write('PUT', '/api/joinevent/42');
  await atBoth(await signedIn(one), 4, join);
  expect(await countRows(one.db, 'event_presenter')).toBe(1);
});

test('what one process wrote is found by the other at once, new words included', async () => {
  const employee = await signedIn(one);
  const elsewhere = atOther(employee);
  for (const name of ['Zebrawood', 'Quillwort', 'Zebrawood Quillwort']) {
    await employee.write('POST', '/api/organization/Cook', { orgname: name });
    const path = `/api/elasticsearch/multi-field-index/${encodeURIComponent(name)}`;
    expect((await elsewhere.get(path)).text).toContain(`"orgname":"${name}"`);
  }
});

test('saves that bring the same new words at once all succeed', async () => {
  const save = (caller: Caller) =>
    caller.write('POST', '/api/organization/Cook', { orgname: 'Yarrow Xerus Wombat Vetch' });
  const employee = await signedIn(one);
  expect(statuses(await atBoth(employee, 6, save))).toEqual(Array(12).fill(201));
  const found = await employee.get('/api/elasticsearch/multi-field-index/wombat%20yarrow');
  expect(found.json()).toMatchObject({ totalHits: { value: 12 } });
});

test('several that start at once on an empty database all run, and fill it once', async () => {
  await one.db.query('create database empty_for_several');
  const DATABASE_URL = besides(one.databaseUrl, 'empty_for_several');
  const runs = [1, 2, 3].map(() => begin({ DATABASE_URL, DEMO_DATA: 'demo' }));
  const ready = runs.map(
    ({ child, ended, complaints }) =>
      new Promise((resolve) => {
        child.once('message', () => resolve('ready'));
        void ended.then(() => resolve(complaints()));
      }),
  );
  expect(await Promise.all(ready)).toEqual(['ready', 'ready', 'ready']);
  const filled = await startStandIn({ DATABASE_URL });
  expect(await countRows(filled.db, 'organization')).toBe(300);
  expect(await countRows(filled.db, 'data_set')).toBe(1);
  await filled.stop();
  for (const { child } of runs) child.kill('SIGTERM');
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  await one.db.query('drop database empty_for_several with (force)');
});
