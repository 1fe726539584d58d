/** `npm run bench`: what the product costs, measured on this machine. `npm run bench -- 20000` takes fewer rows. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { measureExports } from './exports/measure';

const DEFAULT_ROWS = 100_000;

const root = join(__dirname, '..');

async function measure(rows: number): Promise<void> {
  if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('Give a number of rows.');
  execFileSync(process.execPath, ['scripts/start.mjs', 'test', 'build'], {
    cwd: root,
    stdio: 'inherit',
  });
  await measureExports(root, rows);
}

measure(Number(process.argv[2] ?? DEFAULT_ROWS)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
