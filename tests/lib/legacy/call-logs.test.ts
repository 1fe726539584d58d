/** Call logs out of the legacy: whose are listed, one with its comment, and one whose comment was deleted. */
import { getCallLog, listCallLogs } from '@/lib/legacy/call-logs';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { callLogNote, callLogRow, noteEntity, pageOf } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const DETAIL = '/api/callLog-detail/9';
const LIST = '/api/call-logs-filtered-sorted';
const paging = { page: 0, size: 10, sortField: 'null', order: 'null', from: 'null', to: 'null' };

/** Nothing at all, as the backend says that there is no comment. */
const commentDeleted = () => backend().get(DETAIL).reply(200, '', { 'Content-Length': '0' });

/** Answers the list of all as one of `total` call logs, whose ids count down from `total`; tells which pages were asked. */
function listOf(total: number, size = 100): number[] {
  const asked: number[] = [];
  backend()
    .persist()
    .get(/^\/api\/call-logs-filtered-sorted\/\d+\/100\/createDate\/desc\/null\/null\/false$/)
    .reply(200, (uri) => {
      const page = Number(uri.split('/')[3]);
      asked.push(page);
      const first = total - page * size;
      const ids = Array.from({ length: Math.max(Math.min(size, first), 0) }, (_, at) => first - at);
      return pageOf(
        ids.map((callId) => callLogRow({ callId })),
        { totalPages: Math.ceil(total / size) },
      );
    });
  return asked;
}

test('the list is asked for with whose call logs are meant, and comes with wall-clock dates', async () => {
  backend()
    .get(`${LIST}/0/10/null/null/null/null/false?regsite=0`)
    .reply(
      200,
      pageOf([callLogRow(), callLogRow({ callId: 8, org: null, contact: null, status: null })]),
    );
  const query = { params: { ...paging, onlyMine: 'false' }, query: { regsite: ['0'] } };
  expect((await listCallLogs(CALLER, query)).rows).toMatchObject([
    {
      callId: 9,
      organization: { orgId: 5, name: 'Elm Library' },
      createDate: '2021-05-03T09:30:00',
      lastModifiedBy: 'Ann',
    },
    { callId: 8, organization: null, contact: null, status: null },
  ]);
});

test('a call log comes with its comment, and with the record that a write has to send back as it was', async () => {
  const note = callLogNote({ callLogDate: '2021-05-01T08:00:00.5' });
  backend().get(DETAIL).reply(200, note);
  expect(await getCallLog(CALLER, 9)).toMatchObject({
    comment: 'Asked for schedules',
    callLogDate: '2021-05-01T08:00:00',
    storedDate: '2021-05-01T08:00:00.5',
    known: true,
    echo: { noteId: 77, createDate: '2021-05-03T09:30:00.123', createdBy: noteEntity().createdBy },
  });
});

test('dates that the backend would refuse to read again are sent back in the other family', async () => {
  const note = callLogNote({ createDate: '2021-05-03T14:30:00.000+00:00' });
  backend().get(DETAIL).reply(200, note);
  expect((await getCallLog(CALLER, 9)).echo).toMatchObject({ createDate: '2021-05-03T09:30:00' });
});

describe('a call log whose comment was deleted', () => {
  test('is found in the list of all by halving', async () => {
    commentDeleted();
    const asked = listOf(2500);
    expect(await getCallLog(CALLER, 9)).toMatchObject({
      callId: 9,
      organization: { orgId: 5 },
      comment: null,
      echo: null,
      known: true,
    });
    expect(asked.length).toBeLessThanOrEqual(7);
    expect(asked.at(-1)).toBe(24);
  });

  test.each([0, 8])('is told as unknown where the list of %s has no row of it', async (total) => {
    commentDeleted();
    const asked = listOf(total);
    expect(await getCallLog(CALLER, 9)).toMatchObject({
      callId: 9,
      organization: null,
      echo: null,
      known: false,
    });
    expect(asked).toHaveLength(1);
  });

  test('is told as unknown where a page lacks its row', async () => {
    commentDeleted();
    backend()
      .get(/createDate\/desc/)
      .reply(200, pageOf([callLogRow({ callId: 10 }), callLogRow({ callId: 8 })]));
    expect((await getCallLog(CALLER, 9)).known).toBe(false);
  });
});

describe('the backend fails on one call log with 500', () => {
  beforeEach(() => {
    backend().get(DETAIL).reply(500);
  });

  test('and knows the id elsewhere: its record is damaged', async () => {
    backend().get('/api/callLogs-view-export?cid=9').reply(200, []);
    expect((await failureOf(getCallLog(CALLER, 9))).kind).toBe('damaged');
  });

  test.each([
    ['responds to other calls: it is not found', 200, 'not-found'],
    ['to every other call as well: it is an outage', 500, 'unexpected'],
  ])('and knows the id nowhere, and %s', async (_what, status, kind) => {
    backend().get('/api/callLogs-view-export?cid=9').reply(500);
    backend().get('/api/counties').reply(status, '[]');
    expect((await failureOf(getCallLog(CALLER, 9))).kind).toBe(kind);
  });

  test('and cannot be asked elsewhere: it is a failure', async () => {
    backend().get('/api/callLogs-view-export?cid=9').reply(403);
    expect((await failureOf(getCallLog(CALLER, 9))).kind).toBe('unexpected');
  });
});
