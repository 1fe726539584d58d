/** Sending invites to a mail server, with rejections, stops and crashes (legacy-api.md §5 and §9, assertions 41 and 51). */
import { once } from 'node:events';
import { TestClient } from '@/tests/backend/support/client';
import { MailServer, readMail } from '@/tests/backend/support/mail-server';
import {
  eventually,
  type Settings,
  type StandIn,
  startStandIn,
} from '@/tests/backend/support/stand-in';
import { rowsOf, signedIn, Wire } from '@/tests/backend/support/wire';

const server = new MailServer();
const settings: Settings = { MAIL_FROM: 'Agency <agency@example.org>' };
const wire = new Wire('', async () => {
  settings.SMTP_URL = await server.listen();
  return settings;
});
let lastEvent = 100;

beforeEach(() => server.reset());
afterAll(() => server.close());

async function newEvent(): Promise<number> {
  lastEvent += 1;
  await wire.db.query(`
    insert into event (event_id, event_type_id, event_name, location, start_date_time, end_date_time)
      values (${lastEvent}, 5, 'Senior fair', 'Village hall', '2026-07-04 09:30:00', '2026-07-04 10:30:00')`);
  return lastEvent;
}

const join = (eventId: number, who = wire.ann) => who.done('PUT', `/api/joinevent/${eventId}`);
const leave = (eventId: number) => wire.ann.done('DELETE', `/api/removePresenter/${eventId}`);
const invite = async (eventId: number) => {
  const path = `/api/send-invite/Bigger%20fair/Please%20come/Hall/${eventId}?presenter=11`;
  expect((await wire.ann.get(path)).status).toBe(200);
};

/** In the order of creation. */
const mailsOf = (eventId: number) =>
  rowsOf(
    wire.db,
    'select state, attempts, last_error from mail where event_id = $1 order by sequence',
    [eventId],
  );

const become = (eventId: number, mails: object[]) =>
  eventually(async () => expect(await mailsOf(eventId)).toMatchObject(mails));

/** Makes the attempt after the given one due at once. */
const tryAgainAfter = (attempt: number) =>
  eventually(async () => {
    const again = `update mail set due_at = now()
      where state = 'queued' and attempts = $1 and last_error is not null returning 1`;
    expect(await rowsOf(wire.db, again, [attempt])).toHaveLength(1);
  });

test('41, 51: joining, inviting, leaving twice and joining again update one calendar entry', async () => {
  const eventId = await newEvent();
  const uninvited = 'insert into event_presenter (event_id, presenter_id) values ($1, 11)';
  await wire.db.query(uninvited, [eventId]);
  await leave(eventId);
  expect(await mailsOf(eventId)).toEqual([]);
  for (const [index, step] of [join, invite, leave, join].entries()) {
    await step(eventId);
    if (step === leave) await leave(eventId);
    await become(eventId, Array(index + 1).fill({ state: 'sent' }));
  }
  expect((await wire.ann.write('PUT', `/api/joinevent/${eventId}`)).status).toBe(500);
  expect(await mailsOf(eventId)).toHaveLength(4);
  const recipients = ['ann@example.org'];
  expect(server.accepted[0]).toMatchObject({ from: 'agency@example.org', recipients });
  const entries = (await Promise.all(server.accepted.map(readMail))).map(({ entry }) => entry);
  const times = { starts: '2026-07-04T14:30:00.000Z', ends: '2026-07-04T15:30:00.000Z' };
  expect(entries[0]).toMatchObject(times);
  expect(new Set(entries.map(({ value }) => value('uid'))).size).toBe(1);
  const changes = entries.map(({ calendar, value }) => [
    ...[value('sequence'), calendar.getFirstPropertyValue('method'), value('summary')],
  ]);
  expect(changes).toEqual([
    ['0', 'REQUEST', 'Senior fair'],
    ['1', 'REQUEST', 'Bigger fair'],
    ['2', 'CANCEL', 'Bigger fair'],
    ['3', 'REQUEST', 'Senior fair'],
  ]);
});

test('an e-mail is retried until the server accepts it, unless a newer one replaces it', async () => {
  const eventId = await newEvent();
  server.onRecipient = () =>
    server.offers <= 2 ? { status: 451, words: 'busy, said ann@example.org' } : undefined;
  await join(eventId);
  await tryAgainAfter(1);
  expect(await wire.ann.json(`/api/checkPresenter/${eventId}`)).toBe(true);
  await tryAgainAfter(2);
  await become(eventId, [{ state: 'sent', attempts: 3, last_error: null }]);
  expect(server.accepted).toHaveLength(1);
  expect(wire.own.log().match(/an e-mail was not sent/g)).toHaveLength(2);
  expect(wire.own.log()).toContain(`"smtpStatus":451`);
  const replaced = await newEvent();
  server.onMail = () => ({ status: 451, words: 'busy' });
  await join(replaced);
  await become(replaced, [{ last_error: expect.stringContaining('busy') }]);
  server.onMail = () => undefined;
  await invite(replaced);
  await become(replaced, [{ state: 'superseded' }, { state: 'sent' }]);
  expect(server.accepted).toHaveLength(2);
});

test.each(['onRecipient', 'onMail'] as const)(
  'an e-mail that %s rejects permanently is not retried, and managers see the reason',
  async (verdict) => {
    const eventId = await newEvent();
    server[verdict] = () => ({ status: 550, words: 'no <such> person' });
    await join(eventId);
    const last_error = expect.stringContaining('no <such> person');
    await become(eventId, [{ state: 'failed', attempts: 1, last_error }]);
    expect(server.accepted).toEqual([]);
    expect(await wire.ann.json(`/api/checkPresenter/${eventId}`)).toBe(true);
    // Contents are not shown.
    const { text } = await wire.max.get('/outbox');
    expect(text).toContain('Given up');
    expect(text).toContain('no &#60;such&#62; person');
    expect(text).not.toContain('href="/outbox/');
    const [{ id }] = await rowsOf(wire.db, 'select max(mail_id) as id from mail');
    for (const path of [`/outbox/${id}`, `/outbox/${id}/invite.ics`])
      expect((await wire.max.get(path)).status).toBe(403);
    expect((await wire.ann.get('/outbox')).status).toBe(403);
  },
);

test('without a valid address the membership is stored and the e-mail is not retried', async () => {
  for (const email of [null, ' ', 'not an address', 'ann@example.org\nBcc: eve@example.org']) {
    await wire.db.query('update presenter set email = $1 where presenter_id = 12', [email]);
    const eventId = await newEvent();
    await join(eventId, wire.max);
    const last_error = expect.stringContaining('address');
    await become(eventId, [{ state: 'undeliverable', attempts: 1, last_error }]);
  }
  expect(server.offers).toBe(0);
});

test('the log has no names and addresses', () => {
  expect(wire.own.log()).toContain('"mailId":');
  expect(wire.own.log()).not.toMatch(/ann@example.org|Senior fair|Village hall|such> person/);
});

describe('with several processes', () => {
  const another = () => startStandIn({ ...settings, DATABASE_URL: wire.databaseUrl });
  const states = async (events: number[]) => {
    const query = 'select state from mail where event_id = any($1) order by mail_id';
    return (await rowsOf(wire.db, query, [events])).map(({ state }) => state);
  };
  async function joinNew(count: number, at: StandIn): Promise<number[]> {
    const events = [];
    while (events.length < count) events.push(await newEvent());
    const employee = await signedIn(at);
    await Promise.all(events.map((eventId) => join(eventId, employee)));
    return events;
  }

  beforeAll(async () => {
    wire.own.child.kill('SIGTERM');
    await wire.own.ended;
  });

  test('two send each e-mail once', async () => {
    const both = await Promise.all([another(), another()]);
    const events = await joinNew(12, both[0]);
    await eventually(async () => expect(await states(events)).toEqual(Array(12).fill('sent')));
    expect(server.accepted).toHaveLength(12);
    expect(await Promise.all(both.map((one) => one.stop()))).toEqual([0, 0]);
  });

  test('after kill -9 during an attempt every e-mail is sent', async () => {
    server.onMail = () => new Promise(() => undefined);
    const first = await another();
    const events = await joinNew(4, first);
    await eventually(() => expect(server.offers).toBe(1));
    first.child.kill('SIGKILL');
    await first.ended;
    server.onMail = () => undefined;
    const between = await another();
    await eventually(async () =>
      expect((await states(events)).filter((state) => state === 'queued')).toHaveLength(1),
    );
    // The e-mail whose attempt was interrupted is due again five minutes after the attempt began.
    await wire.db.query("update mail set due_at = due_at - interval '5 minutes'");
    await eventually(async () => expect(await states(events)).toEqual(Array(4).fill('sent')));
    await between.stop();
    expect(server.accepted).toHaveLength(4);
  });

  test('a stop waits for the current e-mail, but not for a server that hangs', async () => {
    const take = new AbortController();
    server.onMail = () => once(take.signal, 'abort').then(() => undefined);
    const patient = await another();
    const [eventId = 0] = await joinNew(1, patient);
    await eventually(() => expect(server.offers).toBe(1));
    const stopped = patient.stop();
    // It accepts no requests.
    await eventually(() => expect(new TestClient(patient.url).get('/')).rejects.toThrow());
    take.abort();
    expect([await stopped, await states([eventId])]).toEqual([0, ['sent']]);
    server.onMail = () => new Promise(() => undefined);
    const hanging = await another();
    await joinNew(1, hanging);
    await eventually(() => expect(server.offers).toBe(2));
    expect(await hanging.stop()).toBe(0);
  });
});
