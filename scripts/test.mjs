/** `npm test`: everything CI runs; `npm test -- lint jest` runs only those steps. With `--faults` `npm run test:faults`. */
import { objectionTo } from './node-version.mjs';

const objection = objectionTo(process.versions.node);
if (objection) {
  console.error(objection);
  process.exit(1);
}
const { fileURLToPath } = await import('node:url');
const { guarded } = await import('./guarded.mjs');
const { check } = await import('./check.mjs');

const root = fileURLToPath(new URL('..', import.meta.url));
await guarded((signal) => check(root, process.argv.slice(2), signal));
