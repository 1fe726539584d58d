/** All events of a presenter for managers, without damaged ones. */
import { allPresenterEvents, countsByCounty } from '@/lib/legacy/manager';
import { backend, CONTEXT } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import { eventRow, pageOf } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

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

  test('are read page by page, sorted by id, around a damaged one', async () => {
    const totals = { totalElements: 203, totalPages: 2 };
    backend().get(ALL).reply(500);
    const page = (number: number) =>
      `/api/sorted-filtered-presenter-events/7/${number}/200/event.eventId/asce/null/null/false`;
    const first = Array.from({ length: 200 }, (_, index) => eventRow({ eventId: index + 1 }));
    backend().get(page(0)).reply(200, pageOf(first, totals));
    // One is on both pages, another one is damaged.
    const second = [eventRow({ eventId: 200 }), { eventId: 'x' }, eventRow({ eventId: 201 })];
    backend().get(page(1)).reply(200, pageOf(second, totals));
    const { events, missing } = await allPresenterEvents(CONTEXT, 7);
    expect([events.length, missing]).toEqual([201, 2]);
  });

  test('are not read page by page while the backend is down', async () => {
    backend().get(ALL).twice().reply(503);
    expect((await failureOf(allPresenterEvents(CONTEXT, 7))).kind).toBe('unavailable');
  });
});
