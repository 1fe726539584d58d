/** `npm run backup -- <file>`, and with `--restore` `npm run restore -- <file>`. */
import { objectionTo } from './node-version.mjs';

const objection = objectionTo(process.versions.node);
if (objection) {
  console.error(objection);
  process.exit(1);
}
const { fileURLToPath } = await import('node:url');
const { guarded } = await import('./guarded.mjs');
const { backUpOrRestore } = await import('./backup-command.mjs');

const root = fileURLToPath(new URL('..', import.meta.url));
await guarded((signal) => backUpOrRestore(root, process.argv.slice(2), signal));
