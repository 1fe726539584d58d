/** Node versions at the edge of what the product runs on. */
import { objectionTo } from '@/scripts/node-version.mjs';

test.each(['20.18.3', '18.20.4', '16.0.0'])(
  'Node %s is refused with a sentence that names it',
  (version) => {
    expect(objectionTo(version)).toContain(`needs Node 20.19 or newer and this is ${version}`);
  },
);

test.each(['20.19.0', '21.0.0', '24.1.0'])('Node %s is accepted', (version) => {
  expect(objectionTo(version)).toBeUndefined();
});
