/** `npm start` and `npm run dev`. */
import { isIPv6 } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { ensureBuilt } from './build';
import { lockDataDirectory, makeDataDirectory, sessionSecret } from './data-directory';
import { Refusal, refuseLittleSpace } from './messages.mjs';
import { type Plan, type Service, startService } from './service';
import { readSettings, type Settings } from './settings';

/** Until the children of a killed start have ended. */
const PATIENCE_AFTER_CRASH_MS = 15_000;
const POLL_MS = 250;
const DATABASE_MEGABYTES = 300;

interface Run {
  root: string;
  dev: boolean;
  settings: Settings;
  logs: string;
}

/** Resolves to the exit code; rejects with the signal's reason when it aborts. */
export async function launch(root: string, dev: boolean, signal: AbortSignal): Promise<number> {
  const settings = readSettings(process.env, root);
  const logs = await makeDataDirectory(settings.dataDirectory);
  const address = `http://localhost:${settings.port}`;
  const lock = await lockDataDirectory(settings.dataDirectory, address);
  try {
    await checkPorts(settings, lock.afterCrash ? PATIENCE_AFTER_CRASH_MS : 0);
    await serve({ root, dev, settings, logs }, signal);
    return 0;
  } finally {
    await lock.release();
  }
}

async function checkPorts(settings: Settings, patienceMs: number): Promise<void> {
  const { port, backendPort, backendHost: host, legacyApiUrl } = settings;
  await untilFree('PORT', { port }, patienceMs);
  if (legacyApiUrl) return;
  if (port === backendPort) {
    throw new Refusal(`PORT and BACKEND_PORT are both ${port}; change one.`);
  }
  await untilFree('BACKEND_PORT', { port: backendPort, host }, patienceMs);
}

/** `name`: the variable with the port. Throws a Refusal after `patienceMs`. */
async function untilFree(
  name: string,
  wanted: { port: number; host?: string },
  patienceMs: number,
): Promise<void> {
  const { port } = wanted;
  const deadline = Date.now() + patienceMs;
  while ((await getPort(wanted)) !== port) {
    if (Date.now() >= deadline) {
      const other = port < 1024 || port === 65_535 ? 3001 : port + 1;
      throw new Refusal(
        `Port ${port} is already in use${port < 1024 ? ' or needs an administrator' : ''}; choose another, for example ${name}=${other} npm start (or a line ${name}=${other} in .env).`,
      );
    }
    await pause(POLL_MS);
  }
}

async function serve(run: Run, signal: AbortSignal): Promise<void> {
  const { root, dev, settings, logs } = run;
  const { legacyApiUrl, databaseUrl, dataDirectory } = settings;
  const secret = await sessionSecret(settings);
  if (!dev) await ensureBuilt(root, logs, signal);
  const backend = legacyApiUrl ?? standInUrl(settings);
  const services: Service[] = [];
  try {
    if (!legacyApiUrl) {
      if (!databaseUrl) await refuseLittleSpace(dataDirectory, DATABASE_MEGABYTES, 'a database');
      services.push(await startService(standIn(run, backend), signal));
    }
    services.push(await startService(application(run, backend, secret), signal));
    announce(run, backend);
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([aborted, ...services.map(({ failed }) => failed())]);
    signal.throwIfAborted();
  } finally {
    if (services.length > 0) console.log('Stopping …');
    for (const service of services.reverse()) await service.stop();
  }
}

function standInUrl({ backendHost, backendPort }: Settings): string {
  if (['0.0.0.0', '::'].includes(backendHost)) return `http://127.0.0.1:${backendPort}`;
  return `http://${isIPv6(backendHost) ? `[${backendHost}]` : backendHost}:${backendPort}`;
}

/** With its own database; in development it restarts when one of its files changes. */
function standIn({ root, dev, settings, logs }: Run, url: string): Plan {
  const watching = ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false'];
  return {
    name: 'the stand-in backend',
    file: 'stand-in',
    args: [...(dev ? watching : ['--import', 'tsx']), 'backend/main.ts'],
    cwd: root,
    env: {
      BACKEND_PORT: String(settings.backendPort),
      OUTREACH_DATA_DIR: settings.dataDirectory,
      FRONTEND_ORIGINS: frontendOrigins(settings),
    },
    logs: dev ? undefined : logs,
    url: `${url}/api/user`,
    // The first start makes a database and fills it with demo data.
    limitSeconds: 120,
    // For the shutdown checkpoint of the database.
    graceMs: 20_000,
  };
}

/** The stand-in redirects a browser without a referrer to the first one. */
function frontendOrigins({ port, appOrigin, allowedOrigins }: Settings): string {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([...(appOrigin ? [appOrigin] : []), ...local, ...allowedOrigins])].join();
}

function application({ root, dev, settings, logs }: Run, backend: string, secret: string): Plan {
  return {
    name: 'the application',
    file: 'application',
    args: [join(root, 'node_modules/next/dist/bin/next'), dev ? 'dev' : 'start'],
    cwd: root,
    env: {
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(settings.port),
      LEGACY_API_URL: backend,
      SESSION_SECRET: secret,
      OUTREACH_DATA_DIR: settings.dataDirectory,
    },
    logs: dev ? undefined : logs,
    url: `http://127.0.0.1:${settings.port}/health`,
    limitSeconds: 90,
    // Next waits for idle connections of browsers.
    graceMs: 5_000,
  };
}

function announce({ dev, settings: { port, legacyApiUrl }, logs }: Run, backend: string): void {
  console.log(`\nOutreach Tracking is running.\n\n  application   http://localhost:${port}`);
  if (legacyApiUrl) console.log(`  backend       ${backend}`);
  else {
    console.log(`  stand-in      ${backend}`);
    console.log('  sign in as    coordinator or manager, password outreach');
  }
  if (!dev) console.log(`  logs          ${relative(process.cwd(), logs)}`);
  console.log('\nPress Ctrl-C to stop.');
}
