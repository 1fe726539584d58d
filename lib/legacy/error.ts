/** The one error that leaves lib/legacy. It holds no header, body or value of a person, by construction. */
import 'server-only';

export type LegacyErrorKind =
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'unavailable'
  | 'timeout'
  | 'contract'
  /** One record that is there and that the backend cannot tell (legacy-api.md §1.9). */
  | 'damaged'
  | 'unexpected';

export class LegacyError extends Error {
  override readonly name = 'LegacyError';

  constructor(
    readonly kind: LegacyErrorKind,
    /** Name of the declared call. */
    readonly call: string,
    readonly requestId: string,
    /** Status of the backend's answer, where there was one. */
    readonly status?: number,
    /** What was wrong with a value of ours, or where an answer broke the contract; never the value itself. */
    readonly details: { path: string; message: string }[] = [],
    /** True when the request certainly never reached the backend, so that a write has had no effect. */
    readonly neverSent = false,
  ) {
    super(`${call}: ${kind}${status ? ` (${status})` : ''}`);
  }
}

/**
 * The kind that an answer's status stands for; null for a success.
 * The legacy knows no 401 and no 404 for an unknown id: it redirects the signed-out (legacy-api.md §1.3)
 * and answers 500 for everything else (§1.9).
 */
export function kindOfStatus(status: number): LegacyErrorKind | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'signed-out';
  switch (status) {
    case 401:
      return 'signed-out';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    case 400:
    case 413:
    case 415:
    case 422:
      return 'invalid';
    case 409:
      return 'conflict';
    case 502:
    case 503:
      return 'unavailable';
    case 504:
      return 'timeout';
    default:
      return 'unexpected';
  }
}

const TIMEOUT_NAMES: unknown[] = ['TimeoutError', 'AbortError'];

/** The kind of a failure without an answer: too slow, or no connection. */
export function kindOfFailure(error: unknown): 'timeout' | 'unavailable' {
  const names = [property(error, 'name'), property(property(error, 'cause'), 'name')];
  return names.some((name) => TIMEOUT_NAMES.includes(name)) ? 'timeout' : 'unavailable';
}

const CONNECT_ERRORS: unknown[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether a failed request never got a connection. */
export function neverSent(error: unknown): boolean {
  return CONNECT_ERRORS.includes(property(property(error, 'cause'), 'code'));
}

/** Read without asking whose class it is: the platform's exceptions are no `Error` of every realm. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
