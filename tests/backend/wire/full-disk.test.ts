/** A disk that is full: at the start, later, and under the log. Each time an end with one sentence, within ten seconds. */
import { open } from 'node:fs/promises';

import { dataDirectory } from '@/tests/backend/support/data-directory';
import { smallDisk } from '@/tests/backend/support/small-disk';
import { begin, failedStart, startStandIn } from '@/tests/backend/support/stand-in';

const LONGEST_END_MS = 10_000;

const FULL = /^The disk of \S+ is full; free some space and start again\.\n$/;

test('a start on a full disk says so', async () => {
  const disk = await smallDisk();
  await disk.fill();
  const { code, complaint } = await failedStart(disk.settings);
  expect(code).toBe(1);
  expect(complaint).toMatch(FULL);
});

test('a stand-in whose disk fills up says so and ends, and starts again where there is room', async () => {
  const disk = await smallDisk();
  const standIn = await startStandIn(disk.settings);
  await standIn.db.end();
  await disk.fill();
  const filled = Date.now();
  expect(await standIn.ended).toBe(1);
  expect(Date.now() - filled).toBeLessThan(LONGEST_END_MS);
  expect(standIn.complaints()).toMatch(FULL);
  await disk.free();
  const next = await startStandIn(disk.settings);
  expect(await next.stop()).toBe(0);
});

test('a stand-in that cannot write its log says so and ends', async () => {
  const log = await open('/dev/full', 'w');
  const standIn = begin({ OUTREACH_DATA_DIR: await dataDirectory() }, log.fd);
  await log.close();
  expect(await standIn.ended).toBe(1);
  expect(standIn.complaints()).toBe(
    'The stand-in backend cannot write its log: ENOSPC: no space left on device, write.\n',
  );
});
