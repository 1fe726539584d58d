/** Joining, leaving and inviting, and the outbox (legacy-api.md §5 and §9, assertions 41, 42, 51 and 52). */
import { z } from 'zod';
import { eventually } from '@/tests/backend/support/stand-in';
import { rowsOf, Wire } from '@/tests/backend/support/wire';
import { calendarEntry } from '@/tests/support/calendar';

/** 1 has everything, 2 no end, 3 no start, 4 no name and no place. */
const wire = new Wire(`
  insert into presenter (presenter_id, name, last_name, email, username, active)
    values (13, 'Old', 'Timer', 'old@example.org', 'otimer', false);
  insert into event (event_id, event_name, location, event_type_id, last_status_id, start_date_time, end_date_time)
    values (1, 'Ev', 'Loc', 4, 8, '2031-05-03 09:30', '2031-05-03 10:30'),
      (2, 'Open end', 'Loc', 4, 8, '2031-05-03 09:30', null), (3, 'No start', 'Loc', 4, 8, null, '2031-05-03 10:30'),
      (4, null, null, 5, 8, '2031-05-03 09:30', '2031-05-03 10:30'),
      (42, 'Fair & <b>Bold</b>', 'Village hall', 5, 8, '2026-07-04 09:30', '2026-07-04 10:30')`);

beforeEach(() => wire.db.query('truncate event_presenter, mail, invitation restart identity'));

const withPresenters = z.looseObject({ eventPresenters: z.array(z.string()) });
const members = async (eventId = 1) =>
  withPresenters.parse(await wire.ann.json(`/api/events/${eventId}`)).eventPresenters;
const primary = async (eventId = 1) =>
  (await wire.ann.get(`/api/primaryPresenter/${eventId}`)).text;
const join = (eventId: number | string, client = wire.ann) =>
  client.write('PUT', `/api/joinevent/${eventId}`);

/** In the order of creation. */
const mails = () =>
  rowsOf(
    wire.db,
    `select presenter_id as "to", method, subject, location, description from mail order by mail_id`,
  );

const INVITE = '/api/send-invite/My%20subject/Come%20%26%20see/Room%205/1';
const INVITED = {
  ...{ method: 'REQUEST', subject: 'My subject', location: 'Room 5' },
  description: 'Sender: Ann Bee\n\nNote from Sender: Come & see',
};

test('42: an event has one primary presenter until they leave', async () => {
  expect(await primary()).toBe('(not set)');
  await join(1, wire.max);
  expect(await primary()).toBe('(not set)');
  await wire.ann.done('PUT', '/api/joinevent/1?primary=1');
  expect(await primary()).toBe('Ann Bee');
  // Leaving removes the caller only.
  for (const id of [1, 1, 999]) await wire.ann.done('DELETE', `/api/removePresenter/${id}`);
  expect([await primary(), await members()]).toEqual(['(not set)', ['Max null']]);
  // Also of two who join as primary at the same time.
  await Promise.all([wire.ann, wire.max].map((client) => join('4?primary=1', client)));
  const primaries = 'select 1 from event_presenter where is_primary and event_id = 4';
  expect(await rowsOf(wire.db, primaries)).toHaveLength(1);
});

test('joining an event without its times sends nothing, and the invite to an event without a name has its type', async () => {
  for (const id of [2, 3, 4]) {
    await wire.ann.done('PUT', `/api/joinevent/${id}`);
    expect(await members(id)).toEqual(['Ann Bee']);
  }
  expect(await mails()).toMatchObject([{ subject: 'Fair', location: '' }]);
});

test('joining at creation makes a co-presenter with an invitation', async () => {
  const times = { startDateTime: '2031-01-01T10:00', endDateTime: '2031-01-01T11:00' };
  const id = await wire.ann.create('/api/event/Fair/-1/yes/null', { eventName: 'New', ...times });
  expect([await members(id), await primary(id)]).toEqual([['Ann Bee'], '(not set)']);
  expect(await mails()).toMatchObject([
    { to: 11, subject: 'New', description: 'Event Type: Fair' },
  ]);
});

test('7, 51, 52: a GET invites each presenter once, as a member, also a second time', async () => {
  const response = await wire.ann.get(`${INVITE}?presenter=12&presenter=13&presenter=12`);
  expect([response.status, response.text]).toEqual([200, '']);
  expect(await members()).toEqual(['Max null', 'Old Timer']);
  expect(await mails()).toEqual([
    { to: 12, ...INVITED },
    { to: 13, ...INVITED },
  ]);
  const again = await Promise.all([1, 2].map(() => wire.ann.get(`${INVITE}?presenter=12`)));
  expect(again.map(({ status }) => status)).toEqual([200, 200]);
  expect([(await members()).length, (await mails()).length]).toEqual([2, 4]);
  // The primary presenter stays.
  await wire.max.done('PUT', '/api/joinevent/4?primary=1');
  await wire.ann.get('/api/send-invite/a/b/c/4?presenter=12');
  expect(await primary(4)).toBe('Max null');
});

describe('without a mail server the outbox', () => {
  beforeEach(async () => {
    await join(42);
    await eventually(async () =>
      expect((await wire.ann.get('/outbox')).text).toContain('Kept here: there is no mail server'),
    );
  });

  test('lists e-mails, and shows each with its calendar file', async () => {
    const list = await wire.ann.get('/outbox');
    expect(list.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(list.text).toContain('Ann Bee &#60;ann@example.org&#62;');
    expect(list.text).toContain('<a href="/outbox/1">Fair &#38; &#60;b&#62;Bold&#60;/b&#62;</a>');
    const mail = await wire.ann.get('/outbox/1');
    expect(mail.text).toContain('When: Saturday, July 4, 2026 at 9:30 AM');
    expect(mail.text).toContain('Where: Village hall');
    expect(mail.text).toContain(`${wire.url}/outbox/1/invite.ics`);
    expect(mail.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(list.text).not.toMatch(/<script|<b>/);
    expect(list.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'none'; /,
    );
    expect(list.headers['cache-control']).toContain('no-store');
    const file = await wire.ann.get('/outbox/1/invite.ics');
    expect(file.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=REQUEST',
      'content-disposition': 'attachment; filename="invite.ics"',
    });
    expect(calendarEntry(file.text).value('summary')).toBe('Fair & <b>Bold</b>');
  });

  test.each([
    ['/outbox/999', 404],
    ['/outbox/999/invite.ics', 404],
    ['/outbox/x', 400],
  ])('responds to %s with %i, or redirects to the sign-in', async (path, status) => {
    expect((await wire.ann.get(path)).status).toBe(status);
    const { headers, ...signedOut } = await wire.visitor().get(path);
    expect([signedOut.status, headers.location]).toEqual([302, '/login']);
  });
});
