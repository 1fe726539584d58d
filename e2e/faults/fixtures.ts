/** Tests of writes: signed in at the application whose backend fails on command. */
import { FAULTY_APP } from '@/e2e/support/addresses';
import { test as base } from '@/e2e/support/fixtures';

export const test = base.extend({
  app: FAULTY_APP,
  employee: 'coordinator',
  // The browser logs what breaks.
  consoleErrors: ({ browserName: _ }, use) => use([]),
});
