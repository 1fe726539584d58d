/** Builds the application in `.next`, unless it was built from these sources. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockFile } from './data-directory';
import { DISK_FULL, Refusal, refuseLittleSpace, withProgress } from './messages.mjs';
import { begin, endingWithUs, untilEnd } from './processes';

const NEEDED_MEGABYTES = 500;
const POLL_MS = 500;
const GRACE_MS = 2_000;

/** Written last, so that an interrupted build has none. */
const markerOf = (root: string) => join(root, '.next', 'built-from');

async function isBuilt(root: string): Promise<boolean> {
  if (!existsSync(join(root, '.next', 'BUILD_ID')) || !existsSync(markerOf(root))) return false;
  return (await readFile(markerOf(root), 'utf8')) === (await sourceHash(root));
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

const SOURCES = [
  'app',
  'components',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** SHA-256 over names and contents of everything that goes into the build. */
async function sourceHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const name of await filesOf(root, source)) {
      const content = await readFile(join(root, name));
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Sorted, with forward slashes; empty where the source does not exist. */
async function filesOf(root: string, source: string): Promise<string[]> {
  const found = await stat(join(root, source)).catch(() => undefined);
  if (!found?.isDirectory()) return found ? [source] : [];
  const entries = await readdir(join(root, source), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const paths = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)));
  return paths.map((path) => path.replaceAll('\\', '/')).sort();
}
