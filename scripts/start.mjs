/** `npm start`, and with `--dev` `npm run dev`. Loads nothing but the version check before that has passed. */
import { objectionTo } from './node-version.mjs';

const objection = objectionTo(process.versions.node);
if (objection) {
  console.error(objection);
  process.exit(1);
}
const { fileURLToPath } = await import('node:url');
const { guarded } = await import('./guarded.mjs');
const { launch } = await import('./launch.mjs');

const root = fileURLToPath(new URL('..', import.meta.url));
await guarded((signal) => launch(root, process.argv.includes('--dev'), signal));
