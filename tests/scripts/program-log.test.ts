/** A log on a full disk; what stands in a log is shown by the start itself (`start.test.ts`). */
import { Readable } from 'node:stream';
import { openLog, writeProgramLog } from '@/scripts/program-log.mjs';

test('a log that takes no more says so, and the program that prints is read to its end', async () => {
  const file = openLog('/dev/full');
  const lines = Array.from({ length: 5_000 }, (_, index) => `{"line":${index}}\n`);
  const stream = Readable.from(lines);
  const { ended } = writeProgramLog(stream, file, { program: 'trial', isErrors: false });
  await expect(file.failed).rejects.toThrow(
    'The disk is full; free some space and start again.\nThe log /dev/full cannot be written.',
  );
  await ended;
  expect(stream.readableEnded).toBe(true);
});
