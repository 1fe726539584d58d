/** Where a stand-in of the tests has its database: on an embedded server of its own, or on the second server. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type Settings = Record<string, string | undefined>;

export type DatabasePlace = {
  /** For the stand-in, so that it finds the place. */
  settings: Settings;
  /** Once the stand-in runs. */
  url: () => Promise<string>;
  remove: () => Promise<void>;
};

export function newDataDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'outreach-backend-'));
}

/** A place that the settings name is left as it is; any other goes with the stand-in. */
export async function databasePlace({
  DATABASE_URL,
  OUTREACH_DATA_DIR,
}: Settings): Promise<DatabasePlace> {
  const remove = async () => undefined;
  if (DATABASE_URL) return { settings: {}, url: async () => DATABASE_URL, remove };
  if (OUTREACH_DATA_DIR) return { ...embeddedIn(OUTREACH_DATA_DIR), remove };
  const { TEST_DATABASE_URL } = process.env;
  if (TEST_DATABASE_URL) return databaseOf(TEST_DATABASE_URL);
  const directory = await newDataDirectory();
  return {
    ...embeddedIn(directory),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** The address of another database on the same server. */
export function besides(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href;
}

function embeddedIn(directory: string) {
  const cluster = join(directory, 'postgres');
  const url = async () => {
    const password = await readFile(join(cluster, 'stand-in.password'), 'utf8');
    const port = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[3];
    return `postgres://outreach:${password}@127.0.0.1:${port}/postgres`;
  };
  return { settings: { OUTREACH_DATA_DIR: directory }, url };
}

async function databaseOf(server: string): Promise<DatabasePlace> {
  const name = `outreach_test_${randomBytes(6).toString('hex')}`;
  await say(server, `create database ${name}`);
  const url = besides(server, name);
  return {
    settings: { DATABASE_URL: url },
    url: async () => url,
    remove: () => say(server, `drop database ${name} with (force)`),
  };
}

async function say(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
