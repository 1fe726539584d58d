/** A presenter's numbers beside others: every type that any side has, and sums over all of them. */
import { changeText, compared, shareText } from '@/lib/manager/comparison';
import { countByType } from '@/lib/manager/counts';
import { presented } from './presented-event';

const types = countByType([presented({ registrationSite: true }), presented()]);
const all = countByType([presented(), presented(), presented(), presented({ eventType: 'Web' })]);

test('lines are the four sums and then each type of either side', () => {
  const lines = compared({ types, previous: null, all });
  expect(lines.map(({ label, now, previous, all: of }) => [label, now, previous, of])).toEqual([
    ['Total events', 2, null, 4],
    ['Registration site', 1, null, 0],
    ['New organization', 0, null, 0],
    ['Elected official', 0, null, 0],
    ['Fair', 2, null, 3],
    ['Web', 0, null, 1],
  ]);
});

test('the days before stand beside with nothing where there was nothing', () => {
  const [total] = compared({ types, previous: [], all: null });
  expect(total).toMatchObject({ now: 2, previous: 0, all: null });
});

test.each([
  [3, 1, '+2'],
  [1, 3, '−2'],
  [2, 2, '0'],
])('from %2$s to %1$s is a change of %3$s', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

test.each([
  [1, 3, '33%'],
  [0, 4, '0%'],
  [0, 0, ''],
])('%s of %s is a share of %j', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
