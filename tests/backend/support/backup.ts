/** The program behind `npm run backup` and `npm run restore`, and the files it makes. */
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';

import { type Program, runNode } from '@/tests/scripts/programs';
import type { Settings } from './database-place';

const PROGRAM = ['--import', 'tsx', 'backend/backup/main.ts'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outreach-backups-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

export function backupFolder(): string {
  return folder;
}

export function backupFile(name: string): string {
  return join(folder, `${name}.gz`);
}

export type Outcome = { code: number | null; said: string };

export async function runBackup(
  command: 'backup' | 'restore',
  file: string,
  settings: Settings,
): Promise<Outcome> {
  const { ended, printed } = beginBackup(command, file, settings);
  return { code: await ended, said: printed() };
}

/** For one that is not to reach its end. */
export function beginBackup(
  command: 'backup' | 'restore',
  file: string,
  settings: Settings,
): Program {
  const env = Object.fromEntries(
    Object.entries(settings).map(([name, value = '']) => [name, value]),
  );
  return runNode([...PROGRAM, command, file], { env });
}

export async function withDatabase<Result>(
  url: string,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Fails with what the program said. */
export async function succeed(
  command: 'backup' | 'restore',
  file: string,
  settings: Settings,
): Promise<void> {
  const { code, said } = await runBackup(command, file, settings);
  expect([code, said]).toEqual([0, expect.stringMatching(/^(Backed up|Restored) [^\n]+\.\n$/)]);
}

/** Another file with that text changed in some way. */
export async function changedBackup(
  file: string,
  name: string,
  change: (text: string) => string,
): Promise<string> {
  const text = gunzipSync(await readFile(file)).toString('utf8');
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(backupFile(name), gzipSync(changed));
  return backupFile(name);
}

/** As the program would have sealed it. */
export function sealedAgain(text: string): string {
  const lines = text.trimEnd().split('\n');
  const [header = ''] = lines;
  const manifest = lines.at(-2) ?? '';
  const seal = createHash('sha256').update(`${header}\n${manifest}\n`).digest('hex');
  return `${[...lines.slice(0, -1), JSON.stringify({ seal })].join('\n')}\n`;
}
