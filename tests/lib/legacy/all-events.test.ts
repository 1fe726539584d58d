/** The events of all presenters: streamed, counted once, cached for a minute. */
import { allPresentersMetrics } from '@/lib/manager/metrics';
import { backend, CONTEXT, stubSessionCheck } from '@/tests/support/backend';
import { stopCalendar } from '@/tests/support/clock';
import { failureOf } from '@/tests/support/failures';
import { eventRow } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

beforeEach(stubSessionCheck);
afterEach(() => {
  jest.useRealTimers();
});

test('a failure is not cached', async () => {
  backend().get('/api/events').reply(200, '[{"eventId":1,');
  expect((await failureOf(allPresentersMetrics(CONTEXT, null))).kind).toBe('contract');
});

test('an event of two presenters counts once, one without presenters does not, and an unreadable one is missing', async () => {
  stopCalendar('2026-03-20T12:00:00Z');
  const rows = [
    eventRow({ startDateTime: '2026-03-31T23:30:00', eventPresenters: ['Ann Bee', 'Dee Fox'] }),
    eventRow({ eventId: 43, startDateTime: '2026-04-01T00:00:00.1' }),
    eventRow({ eventId: 44, startDateTime: '2026-03-02T09:00:00', eventPresenters: [] }),
    { eventId: 'x' },
  ];
  backend().get('/api/events').reply(200, rows);
  expect(await allPresentersMetrics(CONTEXT, MARCH)).toMatchObject({
    types: [{ eventType: 'Presentation', total: 1, registrationSites: 1 }],
    missing: 1,
  });
  // Cached, whatever days are counted.
  stopCalendar('2026-03-20T12:00:59Z');
  expect((await allPresentersMetrics(CONTEXT, null)).types).toMatchObject([{ total: 2 }]);
});

test('the cache expires after a minute', async () => {
  stopCalendar('2026-03-20T12:01:01Z');
  backend().get('/api/events').reply(200, []);
  expect((await allPresentersMetrics(CONTEXT, null)).types).toEqual([]);
});
