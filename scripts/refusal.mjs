/** Failures that were foreseen: each becomes one sentence for the person at the console, never a stack trace. */

/** Its message is the sentence. */
export class Refusal extends Error {}

/** The person asked the command to stop; nothing went wrong. */
export class Interruption extends Error {}

export const DISK_FULL = 'The disk is full; free some space and start again.';

/**
 * @param {unknown} error
 * @returns {unknown} the code of a system error, such as `ENOENT`
 */
export function codeOf(error) {
  return isObject(error) && 'code' in error ? error.code : undefined;
}

/**
 * @param {unknown} error
 * @returns {string | undefined} undefined for a failure nobody foresaw
 */
export function sentenceFor(error) {
  if (error instanceof Refusal || error instanceof Interruption) return error.message;
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return DISK_FULL;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${pathOf(error)} cannot be read or written by this user; correct its permissions and start again.`;
    case 'EMFILE':
    case 'ENFILE':
      return 'Too many files are open on this machine; close some programs and start again.';
    default:
      return undefined;
  }
}

/** @param {unknown} error */
function pathOf(error) {
  return isObject(error) && 'path' in error ? error.path : 'A file';
}

/**
 * @param {unknown} value
 * @returns {value is object}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null;
}
