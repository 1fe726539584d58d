/** Events of a presenter for managers: the calls, and lists without their damaged events. */
import { allPresenterEvents, countsByCounty, listPresenterEvents } from '@/lib/legacy/manager';
import { managerReport } from '@/lib/list/definitions/events';
import { legacyQuery } from '@/lib/list/legacy-query';
import { parseListState } from '@/lib/list/parse-state';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { eventRow, pageOf, SECOND_DOCUMENT } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const FILTERED = '/api/sorted-filtered-presenter-events/7';
const page = (number: number, size = 200) =>
  `${FILTERED}/${number}/${size}/null/null/null/null/false`;

test.each([
  [{}, '0/10/null/null/null/null/false'],
  [
    { type: 'Fair', from: '2026-01-01', to: '2026-03-31', sort: 'event.city', order: 'desc' },
    '0/10/event.city/desc/2026-01-01%2000%3A00%3A00/2026-03-31%2023%3A59%3A00/false?eveType=Fair',
  ],
])(
  'the report of %j never reads the default list, whose scope differs between versions (§7.9)',
  async (query, path) => {
    backend()
      .get(`${FILTERED}/${path}`)
      .reply(200, pageOf([eventRow()]));
    const state = parseListState(managerReport, query);
    const { rows } = await listPresenterEvents(CONTEXT, 7, legacyQuery(managerReport, state));
    expect(rows).toMatchObject([{ eventId: 42 }]);
  },
);

test('events without a county may be counted in a row without a name', async () => {
  const rows = [{ County: null, Events: 3 }];
  backend().get('/api/dashboard/counties/7/null/null').reply(200, rows);
  expect(await countsByCounty(CONTEXT, 7)).toEqual([{ county: null, total: 3 }]);
});

describe('all events of a presenter', () => {
  const ALL = '/api/all-moc-events-export/7';

  test('are read without invalid ones, which are counted', async () => {
    backend()
      .get(ALL)
      .reply(200, [eventRow(), { eventId: 'x' }, eventRow({ eventId: 43 })]);
    const { events, missing } = await allPresenterEvents(CONTEXT, 7);
    expect([events.map(({ eventId }) => eventId), missing]).toEqual([[42, 43], 1]);
  });

  test.each([
    ['fails', 500, ''],
    ['breaks off', 200, '[{"eventId":42,'],
    ['is closed early', 200, `[${JSON.stringify(eventRow())}]${SECOND_DOCUMENT}`],
  ])('are read page by page around a damaged one where the list %s', async (_how, status, body) => {
    const totals = { totalElements: 203, totalPages: 2 };
    backend().get(ALL).reply(status, body);
    const byNumber = (number: number) =>
      page(number).replace('/null/null/', '/event.eventId/asce/');
    const first = Array.from({ length: 200 }, (_, index) => eventRow({ eventId: index + 1 }));
    backend().get(byNumber(0)).reply(200, pageOf(first, totals));
    // One is on both pages, another one is damaged.
    const second = [eventRow({ eventId: 200 }), { eventId: 'x' }, eventRow({ eventId: 201 })];
    backend().get(byNumber(1)).reply(200, pageOf(second, totals));
    const { events, missing } = await allPresenterEvents(CONTEXT, 7);
    expect([events.length, missing]).toEqual([201, 2]);
  });

  test('are not read page by page while the backend is down', async () => {
    backend().get(ALL).twice().reply(503);
    expect((await failureOf(allPresenterEvents(CONTEXT, 7))).kind).toBe('unavailable');
  });
});
