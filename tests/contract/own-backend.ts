/** A stand-in of the suite's own with demo data, on a database that goes with it, and a mail server beside it. */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { newDataDirectory } from '@/tests/backend/support/database-place';
import type { OwnMeans } from './inspect';
import { openMailbox } from './mailbox';
import type { Settings } from './settings';
import { writingLine } from './wire/exchange';

export interface OwnBackend {
  settings: Settings;
  means: OwnMeans;
  stop: () => Promise<void>;
}

const ORIGIN = 'http://localhost:3000';
const CREDENTIALS = new URLSearchParams({ username: 'coordinator', password: 'outreach' });
const ZONE = 'America/Chicago';

export async function startOwnBackend(): Promise<OwnBackend> {
  const [directory, mailbox] = await Promise.all([newDataDirectory(), openMailbox()]);
  const backend = begin({ OUTREACH_DATA_DIR: directory, SMTP_URL: mailbox.url });
  const stop = async () => {
    backend.child.kill('SIGTERM');
    await backend.ended;
    await mailbox.close();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const baseUrl = await backend.address;
    const manners = { baseUrl, pauseMs: 0, timeoutMs: 30_000 };
    const newCookie = () => signIn(manners);
    const cookie = await newCookie();
    const asked = { origin: ORIGIN, exports: true, writes: true, zone: ZONE };
    return { settings: { ...manners, ...asked, cookie }, means: { mailbox, newCookie }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function begin(settings: Record<string, string>) {
  // Nothing that the person at the terminal has set may reach it: DATABASE_URL could name a real one.
  const { PATH, HOME, TMPDIR, SystemRoot } = process.env;
  const usual = {
    BACKEND_PORT: '0',
    DEMO_DATA: 'demo',
    FRONTEND_ORIGINS: ORIGIN,
    AGENCY_TIME_ZONE: ZONE,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: {
      PATH,
      HOME,
      TMPDIR,
      SystemRoot,
      ...usual,
      ...settings,
      LOG_LEVEL: 'error',
      NODE_ENV: 'test',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = new Promise<string>((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message && 'url' in message)
        resolve(String(message.url));
    });
    ended.then(() => reject(new Error('The stand-in ended before it was ready.')), reject);
  });
  return { child, ended, address };
}

async function signIn(
  manners: Pick<Settings, 'baseUrl' | 'pauseMs' | 'timeoutMs'>,
): Promise<string> {
  const answer = await writingLine(manners)({
    method: 'POST',
    path: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: CREDENTIALS.toString(),
  });
  const session = answer.setCookies
    .map((line) => /^JSESSIONID=[^;]+/.exec(line)?.[0])
    .find(Boolean);
  if (!session) throw new Error(`The demo employee could not sign in: ${answer.status}.`);
  return session;
}
