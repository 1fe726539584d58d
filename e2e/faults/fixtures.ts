/** Tests of writes: signed in at the application whose backend fails on command, with records of the stand-in. */
import { FAULTY_APP } from '@/e2e/support/addresses';
import { test as base } from '@/e2e/support/fixtures';
import { openRecords, type Records } from './records';

export const test = base.extend<object, { records: Records }>({
  app: FAULTY_APP,
  employee: 'coordinator',
  records: [({ browserName: _ }, use) => openRecords().then(use), { scope: 'worker' }],
  // The browser logs what breaks.
  complaints: ({ browserName: _ }, use) => use([]),
});
