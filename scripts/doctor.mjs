/** `npm run doctor`: asks the configured backend harmless questions. Loads nothing but the version check before that has passed. */
import { objectionTo } from './node-version.mjs';

/** 0: nothing is wrong, 1: something is wrong, 2: it could not run. */
const COULD_NOT_RUN = 2;

const objection = objectionTo(process.versions.node);
if (objection) {
  console.error(objection);
  process.exit(COULD_NOT_RUN);
}
const { spawnSync } = await import('node:child_process');
const { existsSync } = await import('node:fs');
const { fileURLToPath } = await import('node:url');
const { loadDotEnv } = await import('./settings.mjs');

const root = fileURLToPath(new URL('..', import.meta.url));
if (!existsSync(new URL('../node_modules/tsx', import.meta.url))) {
  console.error('The packages are not installed; run npm ci, and then npm run doctor again.');
  process.exit(COULD_NOT_RUN);
}
loadDotEnv(root);
// A program of its own, because Node reads NODE_EXTRA_CA_CERTS only when it starts, and `.env` may name it.
const program = ['--conditions=react-server', '--import', 'tsx', 'scripts/doctor/main.ts'];
const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? COULD_NOT_RUN;
