/** The stand-in backend as a program of ours; it brings its own database along. */
import { refuseLittleSpace } from './disk-space.mjs';
import { startService } from './service.mjs';

/** The first start makes a database and fills it with demo data. */
const LIMIT_SECONDS = 120;
const DATABASE_MEGABYTES = 300;
/** The database writes what it holds. */
const GRACE_MS = 20_000;

/**
 * @param {object} place
 * @param {string} place.root
 * @param {string | undefined} place.logs
 * @param {import('./settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 * @returns {Promise<{ service: import('./service.mjs').Service, answer: string }>} its address
 */
export async function startStandIn({ root, logs }, settings, signal) {
  const { backendPort, dataDirectory, databaseUrl } = settings;
  if (!databaseUrl) await refuseLittleSpace(dataDirectory, DATABASE_MEGABYTES, 'a database');
  return startService(
    {
      name: 'the stand-in backend',
      file: 'stand-in',
      // It stops by itself, and in order, when our channel closes.
      program: { command: process.execPath, args: ['--import', 'tsx', 'backend/main.ts'] },
      cwd: root,
      env: {
        ...process.env,
        BACKEND_PORT: String(backendPort),
        OUTREACH_DATA_DIR: dataDirectory,
        FRONTEND_ORIGINS: frontendOrigins(settings).join(),
      },
      logs,
      limitSeconds: LIMIT_SECONDS,
      graceMs: GRACE_MS,
      ready: ({ child }) => new Promise((resolve) => child.on('message', hears(resolve))),
    },
    signal,
  );
}

/**
 * The first is where the stand-in sends a browser that came from nowhere: behind a gateway only its address works.
 * @param {import('./settings.mjs').Settings} settings
 */
function frontendOrigins({ port, appOrigin, allowedOrigins }) {
  const local = [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...new Set([...(appOrigin ? [appOrigin] : []), ...local, ...allowedOrigins])];
}

/**
 * @param {(url: string) => void} resolve
 * @returns {(message: unknown) => void}
 */
function hears(resolve) {
  return (message) => {
    if (typeof message !== 'object' || message === null) return;
    if ('ready' in message && 'url' in message && message.ready === true) {
      resolve(String(message.url));
    }
  };
}
