/** Mail through stops, crashes and more than one process. */
import { setTimeout as pause } from 'node:timers/promises';

import { dataDirectory } from '@/tests/backend/support/data-directory';
import { eventually } from '@/tests/backend/support/eventually';
import { MailServer } from '@/tests/backend/support/mail-server';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { begin, type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let server: MailServer;
let settings: Record<string, string>;

beforeEach(async () => {
  server = new MailServer();
  settings = { SMTP_URL: await server.listen(), OUTREACH_DATA_DIR: await dataDirectory() };
});

afterEach(() => server.close());

async function startWithEvents(count: number): Promise<StandIn> {
  const standIn = await startStandIn(settings);
  await insertBasics(standIn.db);
  for (let eventId = 1; eventId <= count; eventId += 1) {
    const times = { start_date_time: '2026-07-04 09:30:00', end_date_time: '2026-07-04 10:30:00' };
    await insert(standIn.db, 'event', [{ event_id: eventId, event_type_id: 5, ...times }]);
  }
  return standIn;
}

async function joinAll({ standIn, count }: { standIn: StandIn; count: number }): Promise<void> {
  const employee = await signedIn(standIn);
  for (let eventId = 1; eventId <= count; eventId += 1) {
    expect((await employee.write('PUT', `/api/joinevent/${eventId}`)).status).toBe(204);
  }
}

async function states({ db }: StandIn): Promise<string[]> {
  const { rows } = await db.query<{ state: string }>('select state from mail order by mail_id');
  return rows.map(({ state }) => state);
}

test('after kill -9 in the middle of sending, every mail still goes out', async () => {
  const first = await startWithEvents(4);
  server.onMail = () => new Promise(() => undefined);
  await joinAll({ standIn: first, count: 4 });
  await eventually(() => expect(server.offers).toBe(2));
  first.child.kill('SIGKILL');
  await first.ended;
  server.onMail = () => undefined;
  const between = await startStandIn(settings);
  await eventually(async () =>
    expect(await states(between)).toEqual(['queued', 'queued', 'sent', 'sent']),
  );
  // What was being sent when the process died is picked up once nobody can be at it any more.
  await between.db.query(
    "update mail set attempt_began_at = now() - interval '10 minutes' where state = 'queued'",
  );
  await between.stop();
  const last = await startStandIn(settings);
  await eventually(async () => expect(await states(last)).toEqual(Array(4).fill('sent')));
  await last.stop();
  expect(server.taken).toHaveLength(4);
});

test('a stop waits for a mail that is being sent, and gives up on a server that hangs', async () => {
  const standIn = await startWithEvents(1);
  server.onMail = () => pause(1_000, undefined);
  await joinAll({ standIn, count: 1 });
  await eventually(() => expect(server.offers).toBe(1));
  expect(await standIn.stop()).toBe(0);
  expect(server.taken).toHaveLength(1);

  server.onMail = () => new Promise(() => undefined);
  const again = await startStandIn(settings);
  expect(await states(again)).toEqual(['sent']);
  const employee = await signedIn(again);
  await employee.get('/api/send-invite/Fair/Come/Hall/1?presenter=11');
  await eventually(() => expect(server.offers).toBe(2));
  expect(await again.stop()).toBe(0);
});

test('two processes on one database send each mail once', async () => {
  const count = 12;
  const host = await startWithEvents(count);
  const { user, password = '', port } = host.db;
  const other = begin({
    ...settings,
    DATABASE_URL: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`,
  });
  await new Promise((resolve) => other.child.once('message', resolve));
  await joinAll({ standIn: host, count });
  await eventually(async () => expect(await states(host)).toEqual(Array(count).fill('sent')));
  expect(server.taken).toHaveLength(count);
  other.child.kill('SIGTERM');
  expect(await other.ended).toBe(0);
  await host.stop();
});
