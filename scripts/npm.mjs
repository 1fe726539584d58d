/** Which npm to run, and sentences for its failures. */
import { basename } from 'node:path';
import { DISK_FULL } from './messages.mjs';

/** Module that Node processes preload to end with their parent. */
export const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;

/**
 * The npm that runs this process, or else the one on the PATH.
 * @param {NodeJS.ProcessEnv} environment
 * @param {string[]} args
 * @returns {[command: string, args: string[]]}
 */
export function npmProgram({ npm_execpath: running = '' }, args) {
  if (!/^npm(-cli)?\.c?js$/.test(basename(running))) return ['npm', args];
  return [process.execPath, ['--import', EXIT_WITH_PARENT, running, ...args]];
}

/** @type {[RegExp, string][]} */
const CAUSES = [
  [/ENOSPC|EDQUOT|no space left on device/i, DISK_FULL],
  [
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/,
    'The packages could not be downloaded because the npm registry cannot be reached; connect to the network (behind a proxy: set HTTPS_PROXY) and start again.',
  ],
  [
    /\b(SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_(GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)\w*|CERT_HAS_EXPIRED)\b/,
    "The packages could not be downloaded because the registry's certificate is not trusted here; name your network's certificate in NODE_EXTRA_CA_CERTS and start again.",
  ],
  [
    /\b(EACCES|EPERM|EROFS)\b/,
    'The packages could not be installed because this user may not write here; correct the permissions of this folder and start again.',
  ],
  [
    /spawn npm ENOENT/,
    'npm is not installed; install Node again from https://nodejs.org, which brings it.',
  ],
];

/** @param {string} output of a failed npm */
export function npmFailure(output) {
  const cause = CAUSES.find(([pattern]) => pattern.test(output));
  return cause ? cause[1] : 'The packages could not be installed.';
}
