/** One stand-in per data directory. */
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLock } from 'fs-native-extensions';

import { reasonOf, StartFailure } from '@/backend/start-failure';

/**
 * Makes the directory if need be. The returned function releases the lock, and so does the operating system when this process
 * ends in any way. The file stays: removing it would let two processes lock two files of that name.
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
