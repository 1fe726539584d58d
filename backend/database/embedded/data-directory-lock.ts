/** Locks the data directory, for one stand-in at a time. */
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

import { reasonOf, StartFailure } from '@/backend/start-failure';

/**
 * Creates the directory where it is missing. Returns a function that releases the lock; the operating system releases it
 * when this process ends. The file stays: after a removal two processes could lock two files of that name.
 */
export async function lockDataDirectory(dataDirectory: string): Promise<() => Promise<void>> {
  let holder: string;
  try {
    await mkdir(dataDirectory, { recursive: true });
    const file = await open(join(dataDirectory, 'stand-in.pid'), 'a+', 0o600);
    if (tryLock(file.fd)) {
      await file.truncate();
      await file.writeFile(String(process.pid));
      return () => file.close();
    }
    holder = await file.readFile('utf8');
    await file.close();
  } catch (error) {
    throw new StartFailure(
      `The data directory ${dataDirectory} cannot be used: ${reasonOf(error)}; choose another with OUTREACH_DATA_DIR.`,
    );
  }
  throw new StartFailure(
    `The data directory ${dataDirectory} is in use by another running stand-in (process ${holder}); stop that one, or choose another directory with OUTREACH_DATA_DIR.`,
  );
}
