/** The outbox of a stand-in without a mail server, as a browser shows it. */

import { readCalendar } from '@/tests/backend/support/calendar';
import type { Caller } from '@/tests/backend/support/caller';
import { dataDirectory } from '@/tests/backend/support/data-directory';
import { eventually } from '@/tests/backend/support/eventually';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let settings: Record<string, string>;
let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  settings = { OUTREACH_DATA_DIR: await dataDirectory() };
  standIn = await startStandIn(settings);
  await insertBasics(standIn.db);
  await insert(standIn.db, 'event', [
    {
      event_id: 42,
      event_type_id: 5,
      event_name: 'Fair & <b>Bold</b>',
      location: 'Village hall',
      start_date_time: '2026-07-04 09:30:00',
      end_date_time: '2026-07-04 10:30:00',
    },
  ]);
  employee = await signedIn(standIn);
  expect((await employee.write('PUT', '/api/joinevent/42')).status).toBe(204);
  await eventually(async () =>
    expect((await employee.get('/outbox')).text).toContain('Kept here: there is no mail server'),
  );
});

afterAll(async () => {
  await standIn.stop();
});

test('the list shows who was written to about what, and leads to each mail', async () => {
  const { text, headers } = await employee.get('/outbox');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(text).toContain('Ann Bee &lt;ann@example.org&gt;');
  expect(text).toContain('<a href="/outbox/1">Fair &#38; &#60;b&#62;Bold&#60;/b&#62;</a>');
});

test('a mail opens as text', async () => {
  const { status, text } = await employee.get('/outbox/1');
  expect(status).toBe(200);
  expect(text).toContain('When: Saturday, July 4, 2026 at 9:30 AM');
  expect(text).toContain('Where: Village hall');
  expect(text).not.toContain('<b>');
});

test('its calendar file downloads', async () => {
  const { text, headers } = await employee.get('/outbox/1/invite.ics');
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=REQUEST');
  expect(headers['content-disposition']).toBe('attachment; filename="invite.ics"');
  expect(readCalendar(text).value('summary')).toBe('Fair & <b>Bold</b>');
});

test('the pages load nothing and run nothing', async () => {
  for (const path of ['/outbox', '/outbox/1']) {
    const { headers, text } = await employee.get(path);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'none'; /,
    );
    expect(headers['cache-control']).toContain('no-store');
    expect(text).not.toContain('<script');
  }
});

test('the signed-out are sent to sign in', async () => {
  for (const path of ['/outbox', '/outbox/1', '/outbox/1/invite.ics']) {
    const caller = await signedIn(standIn);
    caller.cookies.clear();
    const { status, headers } = await caller.get(path);
    expect([status, headers.location]).toEqual([302, '/login']);
  }
});

test.each([
  ['/outbox/999', 404],
  ['/outbox/999/invite.ics', 404],
  ['/outbox/x', 400],
  ['/outbox?before=x', 200],
])('%s answers %i', async (path, status) => {
  expect((await employee.get(path)).status).toBe(status);
});

test('more mails than fit on one page are reached from page to page', async () => {
  await standIn.db.query(`
    insert into event (event_id, event_type_id) select 1000 + n, 5 from generate_series(1, 60) n;
    insert into invitation (event_id, presenter_id) select 1000 + n, 12 from generate_series(1, 60) n;
    insert into mail (event_id, presenter_id, method, sequence, recipient_name, subject, location, description, state, settled_at)
      select 1000 + n, 12, 'REQUEST', 0, 'Max', 'Fair ' || n, '', '', 'undeliverable', now() - interval '91 days'
      from generate_series(1, 60) n;
  `);
  const first = await employee.get('/outbox');
  expect(first.text.match(/<tr>/g)).toHaveLength(51);
  const older = /href="(\/outbox\?before=\d+)"/.exec(first.text)?.[1] ?? '';
  const second = await employee.get(older);
  expect(second.text.match(/<tr>/g)).toHaveLength(12);
  expect(second.text).not.toContain('Older mails');
});

test('mails that are long done are removed, but not those of events to come', async () => {
  await standIn.db.query(`
    update mail set settled_at = now() - interval '91 days', starts_at = now() + interval '1 day' where mail_id = 1;
  `);
  await standIn.stop();
  standIn = await startStandIn(settings);
  const { rows } = await standIn.db.query('select mail_id from mail');
  expect(rows).toEqual([{ mail_id: 1 }]);
});
