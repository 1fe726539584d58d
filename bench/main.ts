/** `npm run bench`: what the product costs, measured on this machine. `npm run bench -- 20000` takes fewer rows. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '@/scripts/build.mjs';
import { measureExports } from './exports/measure';

const DEFAULT_ROWS = 100_000;

const root = join(__dirname, '..');

async function measure(rows: number): Promise<void> {
  if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('Give a number of rows.');
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  const logs = mkdtempSync(join(tmpdir(), 'outreach-bench-'));
  await ensureBuilt(root, logs, stopping.signal);
  await measureExports(root, rows);
}

measure(Number(process.argv[2] ?? DEFAULT_ROWS)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
