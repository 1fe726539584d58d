/** What the tests of writes share: records of the stand-in, and one session for all tests of a worker. */
import { type BrowserContext, test as base } from '@playwright/test';
import { FAULTY_APP } from '@/e2e/support/addresses';
import { signIn } from '@/e2e/support/employee';
import { openRecords, type Records } from './records';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

export const test = base.extend<object, { records: Records; signedIn: StorageState }>({
  records: [({ browser: _ }, use) => openRecords().then(use), { scope: 'worker' }],
  // The tests of one worker run one after another, so that they do not meet each other's faults.
  signedIn: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await signIn(page, 'coordinator', FAULTY_APP);
      await page.request.get(FAULTY_APP);
      await use(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
});
