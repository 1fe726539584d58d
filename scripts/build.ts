/** Builds the application in `.next`, unless it was built from these sources. */
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from './data-directory';
import { DISK_FULL, Refusal, refuseLittleSpace, withProgress } from './messages.mjs';
import { begin, endingWithUs, untilEnd } from './processes';
import { sourceHash } from './source-hash';

const NEEDED_MEGABYTES = 500;
const POLL_MS = 500;
const GRACE_MS = 2_000;

/** Written last, so that an interrupted build has none. */
const markerOf = (root: string) => join(root, '.next', 'built-from');

async function isBuilt(root: string): Promise<boolean> {
  try {
    await access(join(root, '.next', 'BUILD_ID'));
    return (await readFile(markerOf(root), 'utf8')) === (await sourceHash(root));
  } catch {
    return false;
  }
}

/** One process of a clone builds at a time, and the others wait for it. */
export async function ensureBuilt(root: string, logs: string, signal: AbortSignal): Promise<void> {
  if (await isBuilt(root)) return;
  // Not in OUTREACH_DATA_DIR: starts with different data directories share one clone.
  await mkdir(join(root, '.data'), { recursive: true });
  const path = join(root, '.data', 'build.lock');
  let lock = await lockFile(path, `process ${process.pid}`);
  if (typeof lock === 'string') console.log(`Waiting for ${lock}, which builds here …`);
  for (; typeof lock === 'string'; lock = await lockFile(path, `process ${process.pid}`)) {
    await pause(POLL_MS);
    signal.throwIfAborted();
  }
  try {
    if (!(await isBuilt(root))) await build(root, logs, signal);
  } finally {
    await lock.release();
  }
}

async function build(root: string, logs: string, signal: AbortSignal): Promise<void> {
  await refuseLittleSpace(root, NEEDED_MEGABYTES, 'building the application');
  await rm(markerOf(root), { force: true });
  const hash = await sourceHash(root);
  const log = join(logs, 'build.log');
  const program = endingWithUs([join(root, 'node_modules/next/dist/bin/next'), 'build']);
  await withProgress('Building the application (less than a minute, after a change)', async () => {
    const running = begin(process.execPath, program, {
      cwd: root,
      env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      output: { file: log },
      graceMs: GRACE_MS,
    });
    const { failed, all = '' } = await untilEnd(running, signal);
    if (!failed) return;
    // A full disk may have prevented its error message.
    await refuseLittleSpace(root, 1, 'this');
    if (/ENOSPC|no space left on device/i.test(all)) throw new Refusal(DISK_FULL);
    throw new Refusal(
      `${all.trim()}\nThe application could not be built; the reason is above and in ${log}`,
    );
  });
  await writeFile(markerOf(root), hash);
}
