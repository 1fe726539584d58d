/** The application as a program of ours. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nodeProgram } from './processes.mjs';
import { startService } from './service.mjs';

const LIMIT_SECONDS = 90;
/** A browser that keeps a connection open without using it would make a longer one wait to its end. */
const GRACE_MS = 5_000;
const ASK_AGAIN_MS = 200;

/**
 * @param {object} place
 * @param {string} place.root
 * @param {string | undefined} place.logs
 * @param {object} run
 * @param {boolean} run.dev
 * @param {number} run.port
 * @param {Record<string, string>} run.variables what the launcher decided
 * @param {AbortSignal} signal
 */
export function startApplication({ root, logs }, { dev, port, variables }, signal) {
  const next = join(root, 'node_modules', 'next', 'dist', 'bin', 'next');
  return startService(
    {
      name: 'the application',
      file: 'application',
      program: nodeProgram([next, dev ? 'dev' : 'start']),
      cwd: root,
      env: {
        ...process.env,
        ...variables,
        NODE_ENV: dev ? 'development' : 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
      },
      logs,
      limitSeconds: LIMIT_SECONDS,
      graceMs: GRACE_MS,
      ready: (_running, waiting) => untilHealthy(`http://127.0.0.1:${port}/health`, waiting),
    },
    signal,
  );
}

/**
 * @param {string} url
 * @param {AbortSignal} signal
 */
async function untilHealthy(url, signal) {
  for (;;) {
    const response = await fetch(url, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.status === 200) return;
    signal.throwIfAborted();
    await pause(ASK_AGAIN_MS);
  }
}
