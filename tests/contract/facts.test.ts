/** What the suite tells of open questions: seen in successful responses, and otherwise not told. */
import { factsSeen } from './facts';
import { Samples } from './samples';
import { type Spoil, startProxy } from './spoiling-proxy';
import { harmlessLine } from './wire/exchange';
import { Reader } from './wire/reader';

const PRIMARY = 'primaryPresenter (§7.6)';
const EVENTS = JSON.stringify({ content: [{ eventId: 42, eventPresenters: [] }] });

/** Facts of a backend that has one event, and fails on everything else but its primary presenter. */
async function factsWhere(primary: { status: number; text: string }) {
  const answer: Spoil = ({ path }) => {
    if (path.startsWith('/api/primaryPresenter/42')) return primary;
    return path.includes('events') ? { status: 200, text: EVENTS } : { status: 500, text: '' };
  };
  const proxy = await startProxy(null, answer);
  const get = harmlessLine({ baseUrl: proxy.baseUrl, pauseMs: 0, timeoutMs: 5_000 });
  const reader = new Reader(get, 'JSESSIONID=abc');
  const visitor = new Reader(get);
  const own = { origin: undefined, exports: false, zone: 'America/Chicago' };
  const seen = await factsSeen({ reader, visitor, samples: new Samples(reader), ...own });
  await proxy.stop();
  return seen;
}

test('the form of the primary presenter is told of a response that has one', async () => {
  expect((await factsWhere({ status: 200, text: '(not set)' }))[PRIMARY]).toMatch(/^raw text/);
  expect((await factsWhere({ status: 200, text: '"Ann Bee"' }))[PRIMARY]).toMatch(/^in quotes/);
});

test.each([302, 404, 500])('a response of status %i tells no form of it', async (status) => {
  expect(await factsWhere({ status, text: '"Not Found"' })).not.toHaveProperty([PRIMARY]);
});
