/** The browser repeats a write whose connection is reset before the response; one click still stores one record. */
import { expect } from '@playwright/test';
import { ALL_FAULTS } from './faults';
import { test } from './fixtures';
import { outcomeOf, saveAgain, untilReported } from './outcome';
import { type ResettingProxy, startResettingProxy } from './resetting-proxy';
import { type MatrixWrite, WRITES } from './writes';

/** More than the connections of a browser to one host, so that every repetition is reset. */
const EVERY = 20;
const RESETS = ALL_FAULTS ? [1, EVERY] : [EVERY];
const REPEATED = WRITES.filter(({ reports, readsAgain }) => reports !== 'done' || readsAgain);
/** In `npm test` one of each kind: created, silent, and read again by the page. */
const kindOf = ({ reports, readsAgain }: MatrixWrite) => `${reports} ${readsAgain ?? false}`;
const CHOSEN = REPEATED.filter(
  (write, at) => ALL_FAULTS || at === REPEATED.findIndex((one) => kindOf(one) === kindOf(write)),
);

let proxy: ResettingProxy;
test.beforeEach(async () => {
  proxy = await startResettingProxy();
});
test.afterEach(() => proxy.close());

for (const write of CHOSEN) {
  for (const resets of RESETS) {
    const title = resets === 1 ? 'one reset connection' : 'every connection reset';
    test(`${write.name}, ${title}: one click stores one record`, async ({ browser, records }) => {
      const context = await browser.newContext({ proxy });
      const page = await context.newPage();
      const opened = await write.open(page, records);
      proxy.reset(resets);
      await opened.save();
      await untilReported(page, opened);
      expect(proxy.received(), 'requests of one click').toBeGreaterThan(1);
      const stored = await opened.stored();
      expect(stored, 'records of one click').toBe(1);
      const outcome = await outcomeOf(page, write, opened, stored);
      if (resets === 1) expect(['saved', 'confirmed']).toContain(outcome);
      else if (!write.readsAgain) {
        expect(outcome).toBe('perhaps saved');
        await opened.kept?.();
        proxy.reset(0);
        await saveAgain(write, opened);
      }
      await context.close();
    });
  }
}
