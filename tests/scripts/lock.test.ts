/** One launcher per data directory, asked of real processes that come together, stay, die and are killed. */

import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDirectory } from '@/scripts/data-directory.mjs';
import { lock } from '@/scripts/lock.mjs';
import { freePort } from '@/scripts/ports.mjs';
import { emptyFolder } from './folders';
import { occupyPort, type Program, runModule, scriptModule } from './programs';

const DATA_DIRECTORY_MODULE = scriptModule('data-directory.mjs');

/** A process that says "won" and stays, or says why not and ends. */
function contender(directory: string): Program {
  return runModule(`
    import { lockDataDirectory } from ${JSON.stringify(DATA_DIRECTORY_MODULE)};
    try {
      await lockDataDirectory(${JSON.stringify(directory)}, 'http://localhost:3000');
      console.log('won');
      setInterval(() => undefined, 1000);
    } catch (error) {
      console.log(error.message);
    }
  `);
}

async function holder(directory: string): Promise<Program> {
  const program = contender(directory);
  await program.says('won');
  return program;
}

test('a second start is refused with the directory, the process and the address of the first', async () => {
  const directory = await emptyFolder();
  const first = await holder(directory);
  await expect(lockDataDirectory(directory, 'http://localhost:3001')).rejects.toThrow(
    `Outreach Tracking is already running on ${directory} (process ${first.child.pid}, http://localhost:3000)`,
  );
  expect(first.printed()).toBe('won\n');
});

test('exactly one of six starts at the same moment wins', async () => {
  const directory = await emptyFolder();
  const contenders = Array.from({ length: 6 }, () => contender(directory));
  await Promise.all(
    contenders.map((program) =>
      Promise.race([program.says('won'), program.says('already running')]),
    ),
  );
  expect(contenders.filter((program) => program.printed() === 'won\n')).toHaveLength(1);
});

test('exactly one of four starts takes over from a start that was killed', async () => {
  const directory = await emptyFolder();
  await killed(await holder(directory));
  const contenders = Array.from({ length: 4 }, () => contender(directory));
  await Promise.all(
    contenders.map((program) =>
      Promise.race([program.says('won'), program.says('already running')]),
    ),
  );
  expect(contenders.filter((program) => program.printed() === 'won\n')).toHaveLength(1);
});

test('the start after one that was killed knows of the crash', async () => {
  const directory = await emptyFolder();
  await killed(await holder(directory));
  const next = await lock(directory, 'http://localhost:3000');
  await next.release();
  expect(next.afterCrash).toBe(true);
});

test('a start that released its lock leaves nothing behind', async () => {
  const directory = await emptyFolder();
  const first = await lock(directory, 'http://localhost:3000');
  await first.release();
  expect(await readdir(directory)).toEqual([]);
});

test('a dead start whose process number now belongs to another program blocks nobody', async () => {
  const directory = await emptyFolder();
  await leaveTicket(directory, { pid: process.pid, port: await freePort() });
  const next = await lock(directory, 'http://localhost:3000');
  await next.release();
  expect(next.afterCrash).toBe(true);
});

test('a suspended start, which accepts the question and cannot answer, keeps its lock', async () => {
  const directory = await emptyFolder();
  await leaveTicket(directory, await occupyPort());
  await expect(lockDataDirectory(directory, 'http://localhost:3000')).rejects.toThrow(
    'already running',
  );
});

test('a ticket that was cut short while being written blocks nobody', async () => {
  const directory = await emptyFolder();
  await writeFile(join(directory, 'lock-1.json'), '{"pid":12');
  const next = await lock(directory, 'http://localhost:3000');
  await next.release();
  expect(next.afterCrash).toBe(true);
});

async function killed(program: Program): Promise<void> {
  program.child.kill('SIGKILL');
  await program.ended;
}

function leaveTicket(directory: string, holder: { pid: number; port: number }): Promise<void> {
  const ticket = { ...holder, word: 'a word nobody answers', address: 'http://localhost:3000' };
  return writeFile(join(directory, 'lock-1.json'), JSON.stringify(ticket));
}
