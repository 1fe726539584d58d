/**
 * The connection between browser and application is reset after a write was received and before its response: the
 * browser sends the write again on its own. One click stores one record all the same.
 */
import { expect } from '@playwright/test';
import { ALL_FAULTS } from './faults';
import { test } from './fixtures';
import { type ResettingProxy, startResettingProxy } from './resetting-proxy';
import { saidOf, saveAgain, untilSaid } from './said';
import { type MatrixWrite, WRITES } from './writes';

/** More than a browser keeps connections to one host, so that every repetition is reset. */
const EVERY = 20;
const RESETS = ALL_FAULTS ? [1, EVERY] : [EVERY];
const REPEATED = WRITES.filter(({ reports, readsAgain }) => reports !== 'done' || readsAgain);
/** In `npm test` one of each kind: a creation, one without a word of success, and one after which the page reads again. */
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
      await untilSaid(page, opened);
      expect(proxy.received(), 'requests of one click').toBeGreaterThan(1);
      const stored = await opened.stored();
      expect(stored, 'records of one click').toBe(1);
      const said = await saidOf(page, write, opened, stored);
      if (resets === 1) expect(['saved', 'confirmed']).toContain(said);
      else if (!write.readsAgain) {
        expect(said).toBe('perhaps saved');
        await opened.kept?.();
        proxy.reset(0);
        await saveAgain(write, opened);
      }
      await context.close();
    });
  }
}
