/** Invitations on their way to a real mail server (legacy-api.md §5 and §9, assertions 41, 51 and 52). */
import type { Caller } from '@/tests/backend/support/caller';
import { dataDirectory } from '@/tests/backend/support/data-directory';
import { eventually } from '@/tests/backend/support/eventually';
import { MailServer, readMail } from '@/tests/backend/support/mail-server';
import { mailsOf, nothingIsQueued, tryAgainAfter } from '@/tests/backend/support/queued-mail';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const SETTINGS = { MAIL_FROM: 'Agency <agency@example.org>' };

let server: MailServer;
let standIn: StandIn;
let ann: Caller;
let manager: Caller;
let lastEvent = 100;

beforeAll(async () => {
  server = new MailServer();
  const SMTP_URL = await server.listen();
  const OUTREACH_DATA_DIR = await dataDirectory();
  standIn = await startStandIn({ ...SETTINGS, SMTP_URL, OUTREACH_DATA_DIR });
  await insertBasics(standIn.db);
  ann = await signedIn(standIn);
  manager = await signedIn(standIn, 'mcole');
});

beforeEach(() => {
  server.taken.length = 0;
  server.offers = 0;
  server.onRecipient = () => undefined;
  server.onMail = () => undefined;
});

afterAll(async () => {
  await standIn.stop();
  await server.close();
});

/** Returns its number. */
async function newEvent(facts: Record<string, string | null> = {}): Promise<number> {
  lastEvent += 1;
  const eventId = lastEvent;
  const values = {
    event_name: 'Senior fair',
    location: 'Village hall',
    start_date_time: '2026-07-04 09:30:00',
    end_date_time: '2026-07-04 10:30:00',
    ...facts,
  };
  await insert(standIn.db, 'event', [{ event_id: eventId, event_type_id: 5, ...values }]);
  return eventId;
}

async function join(eventId: number, who = ann): Promise<void> {
  expect((await who.write('PUT', `/api/joinevent/${eventId}`)).status).toBe(204);
}

async function invite(eventId: number, name = 'Bigger fair'): Promise<void> {
  const path = `/api/send-invite/${encodeURIComponent(name)}/Please%20come/Hall/${eventId}?presenter=11`;
  expect((await ann.get(path)).status).toBe(200);
}

async function leave(eventId: number): Promise<void> {
  expect((await ann.write('DELETE', `/api/removePresenter/${eventId}`)).status).toBe(204);
}

async function settledAs(eventId: number, states: string[]): Promise<void> {
  await eventually(async () =>
    expect((await mailsOf(standIn.db, eventId)).map(({ state }) => state)).toEqual(states),
  );
}

async function isMember(eventId: number): Promise<void> {
  expect((await ann.get(`/api/checkPresenter/${eventId}`)).json()).toBe(true);
}

test('41, 51: who joins gets one mail with the times of the event', async () => {
  const eventId = await newEvent();
  await join(eventId);
  await settledAs(eventId, ['sent']);
  expect(server.taken).toMatchObject([
    { from: 'agency@example.org', recipients: ['ann@example.org'] },
  ]);
  const [read] = await Promise.all(server.taken.map(readMail));
  expect(read?.mail.subject).toBe('Senior fair');
  expect(read?.entry.starts).toBe('2026-07-04T14:30:00.000Z');
  expect(read?.entry.ends).toBe('2026-07-04T15:30:00.000Z');
  expect(read?.entry.value('location')).toBe('Village hall');
});

test('invited again, left and joined again, the calendar entry stays one and counts up', async () => {
  const eventId = await newEvent();
  const steps = [join, invite, leave, join];
  for (const [index, step] of steps.entries()) {
    await step(eventId);
    await settledAs(eventId, Array(index + 1).fill('sent'));
  }
  const read = await Promise.all(server.taken.map(readMail));
  const entries = read.map(({ entry }) => entry);
  expect(new Set(entries.map(({ value }) => value('uid'))).size).toBe(1);
  expect(entries.map(({ value }) => value('sequence'))).toEqual(['0', '1', '2', '3']);
  expect(entries.map(({ calendar }) => calendar.getFirstPropertyValue('method'))).toEqual([
    'REQUEST',
    'REQUEST',
    'CANCEL',
    'REQUEST',
  ]);
  expect(entries.map(({ value }) => value('summary'))).toEqual([
    'Senior fair',
    'Bigger fair',
    'Bigger fair',
    'Senior fair',
  ]);
});

test('leaving an event that nobody was invited to sends nothing, and leaving twice sends one mail', async () => {
  const uninvited = await newEvent();
  await insert(standIn.db, 'event_presenter', [{ event_id: uninvited, presenter_id: 11 }]);
  await leave(uninvited);
  expect(await mailsOf(standIn.db, uninvited)).toEqual([]);
  const eventId = await newEvent();
  await join(eventId);
  await settledAs(eventId, ['sent']);
  await leave(eventId);
  await leave(eventId);
  await settledAs(eventId, ['sent', 'sent']);
});

test('a server that is busy at first gets the mail later, once', async () => {
  const eventId = await newEvent();
  server.onRecipient = () =>
    server.offers <= 2 ? { status: 451, words: 'busy, said ann@example.org' } : undefined;
  await join(eventId);
  await tryAgainAfter(standIn.db, 1);
  await isMember(eventId);
  await tryAgainAfter(standIn.db, 2);
  await settledAs(eventId, ['sent']);
  expect(await mailsOf(standIn.db, eventId)).toMatchObject([{ attempts: 3, last_error: null }]);
  expect(server.taken).toHaveLength(1);
  const reports = standIn.log().match(/a mail was not sent/g);
  expect(reports?.length).toBe(2);
  expect(standIn.log()).toContain(`"smtpStatus":451`);
});

test.each([
  ['recipient', 'onRecipient'],
  ['mail', 'onMail'],
] as const)('a %s that is refused for good is not tried again', async (_what, verdict) => {
  const eventId = await newEvent();
  server[verdict] = () => ({ status: 550, words: 'no such person' });
  await join(eventId);
  await settledAs(eventId, ['failed']);
  expect(await mailsOf(standIn.db, eventId)).toMatchObject([
    { attempts: 1, last_error: expect.stringContaining('no such person') },
  ]);
  expect(server.taken).toEqual([]);
  await nothingIsQueued(standIn.db);
  await isMember(eventId);
});

test('a mail that a newer one replaces is not sent any more', async () => {
  const eventId = await newEvent();
  server.onMail = () => ({ status: 451, words: 'busy' });
  await join(eventId);
  await eventually(async () =>
    expect(await mailsOf(standIn.db, eventId)).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('busy') },
    ]),
  );
  server.onMail = () => undefined;
  await invite(eventId);
  await settledAs(eventId, ['superseded', 'sent']);
  expect(server.taken).toHaveLength(1);
});

test.each([null, ' ', 'not an address', 'ann@example.org\nBcc: eve@example.org'])(
  'for a presenter whose address is %j the membership stands and nothing is tried twice',
  async (email) => {
    await standIn.db.query('update presenter set email = $1 where presenter_id = 12', [email]);
    const eventId = await newEvent();
    await join(eventId, manager);
    await settledAs(eventId, ['undeliverable']);
    expect(await mailsOf(standIn.db, eventId)).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('address') },
    ]);
    await nothingIsQueued(standIn.db);
    expect(server.offers).toBe(0);
  },
);

test('a membership that is refused leaves no mail behind', async () => {
  const eventId = await newEvent();
  await join(eventId);
  await settledAs(eventId, ['sent']);
  expect((await ann.write('PUT', `/api/joinevent/${eventId}`)).status).toBe(500);
  expect(await mailsOf(standIn.db, eventId)).toHaveLength(1);
});

test('many who join at once are each mailed once', async () => {
  const events: number[] = [];
  while (events.length < 10) events.push(await newEvent());
  await Promise.all(events.map((id) => ann.write('PUT', `/api/joinevent/${id}`)));
  for (const id of events) await settledAs(id, ['sent']);
  expect(server.taken).toHaveLength(10);
});

test('where mail goes out, the outbox shows managers how it went, and nobody what it says', async () => {
  const eventId = await newEvent();
  server.onMail = () => ({ status: 550, words: 'no <such> person' });
  await join(eventId);
  await settledAs(eventId, ['failed']);
  const { rows } = await standIn.db.query('select max(mail_id) as id from mail');
  const page = await manager.get('/outbox');
  expect(page.status).toBe(200);
  expect(page.text).toContain('Given up');
  expect(page.text).toContain('no &#60;such&#62; person');
  expect(page.text).not.toContain('href="/outbox/');
  expect((await manager.get(`/outbox/${rows[0]?.id}`)).status).toBe(403);
  expect((await manager.get(`/outbox/${rows[0]?.id}/invite.ics`)).status).toBe(403);
  expect((await ann.get('/outbox')).status).toBe(403);
});

test('the log names mails by their numbers and nobody by name or address', async () => {
  expect(standIn.log()).toContain('"mailId":');
  for (const word of ['ann@example.org', 'Senior fair', 'Village hall', 'no such person']) {
    expect(standIn.log()).not.toContain(word);
  }
});
