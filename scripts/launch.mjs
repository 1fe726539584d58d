/** What `npm start` and `npm run dev` do, in order. */
import { relative } from 'node:path';
import { startApplication } from './application.mjs';
import { lockDataDirectory, makeDataDirectory } from './data-directory.mjs';
import { EVERY_ADDRESS, LOOPBACK, refuseTakenPort } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { aborted } from './processes.mjs';
import { Interruption, Refusal } from './refusal.mjs';
import { say } from './say.mjs';
import { endedByItself, stopService } from './service.mjs';
import { sessionSecret } from './session-secret.mjs';
import { loadDotEnv, readSettings } from './settings.mjs';
import { startStandIn } from './stand-in.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./service.mjs').Service} Service */
/** @typedef {{ root: string, dev: boolean, settings: Settings, logs: string }} Run */

/** What a start that was killed leaves behind needs a moment to notice it and to free its ports. */
const PATIENCE_AFTER_CRASH_MS = 15_000;

/**
 * @param {string} root of the repository
 * @param {boolean} dev
 * @param {AbortSignal} signal
 * @returns {Promise<number>} exit code: 0 when a person or the system asked for the end
 */
export async function launch(root, dev, signal) {
  loadDotEnv(root);
  const settings = readSettings(process.env, root);
  const logs = await makeDataDirectory(settings.dataDirectory);
  const address = `http://localhost:${settings.port}`;
  const held = await lockDataDirectory(settings.dataDirectory, address);
  try {
    await refuseTakenPorts(settings, held.afterCrash ? PATIENCE_AFTER_CRASH_MS : 0);
    await serve({ root, dev, settings, logs }, signal);
    return 0;
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
    say(error.message);
    return 0;
  } finally {
    await held.release();
  }
}

/**
 * @param {Settings} settings
 * @param {number} patienceMs
 */
async function refuseTakenPorts({ port, backendPort, legacyApiUrl }, patienceMs) {
  await refuseTakenPort({ name: 'PORT', port, hosts: EVERY_ADDRESS }, patienceMs);
  if (legacyApiUrl) return;
  if (port === backendPort)
    throw new Refusal(`PORT and BACKEND_PORT are both ${port}; change one.`);
  await refuseTakenPort({ name: 'BACKEND_PORT', port: backendPort, hosts: LOOPBACK }, patienceMs);
}

/**
 * @param {Run} run
 * @param {AbortSignal} signal
 */
async function serve({ root, dev, settings, logs }, signal) {
  const secret = await sessionSecret(settings);
  await prepare({ root, logs, signal }, !dev);

  const place = { root, logs: dev ? undefined : logs };
  /** @type {Service[]} */
  const services = [];
  try {
    let backend = settings.legacyApiUrl;
    if (backend === undefined) {
      const standIn = await startStandIn(place, settings, signal);
      services.push(standIn.service);
      backend = standIn.answer;
    }
    const variables = {
      LEGACY_API_URL: backend,
      SESSION_SECRET: secret,
      OUTREACH_DATA_DIR: settings.dataDirectory,
    };
    const application = await startApplication(
      place,
      { dev, port: settings.port, variables },
      signal,
    );
    services.push(application.service);
    announce(settings, backend, place.logs);
    await Promise.race([aborted(signal), ...services.map(endedByItself)]);
  } finally {
    if (services.length > 0) say('Stopping …');
    for (const service of services.reverse()) await stopService(service);
  }
}

/**
 * @param {Settings} settings
 * @param {string} backend
 * @param {string | undefined} logs
 */
function announce({ port, legacyApiUrl }, backend, logs) {
  const lines = [
    '',
    'Outreach Tracking is running.',
    '',
    `  application   http://localhost:${port}`,
  ];
  if (legacyApiUrl) {
    lines.push(`  backend       ${backend}`);
  } else {
    lines.push(`  stand-in      ${backend}`);
    lines.push('  sign in as    coordinator or manager, password outreach');
  }
  if (logs) lines.push(`  logs          ${relative(process.cwd(), logs)}`);
  say([...lines, '', 'Press Ctrl-C to stop.'].join('\n'));
}
