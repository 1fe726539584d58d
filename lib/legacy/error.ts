import 'server-only';

const failure = (status: number, title: string) => ({ status, title });

/** Our response to each kind of failure. */
export const FAILURES = {
  'signed-out': failure(401, 'You are signed out. Sign in and try again.'),
  forbidden: failure(403, 'You do not have permission to do this.'),
  'not-found': failure(404, 'This record does not exist. It may have been deleted.'),
  invalid: failure(400, 'The request is not valid.'),
  conflict: failure(409, 'Another employee changed this record while you were editing it.'),
  unavailable: failure(502, 'We cannot reach the outreach system. Try again in a few minutes.'),
  timeout: failure(504, 'The outreach system did not respond in time. Try again in a few minutes.'),
  contract: failure(
    502,
    'The outreach system sent a response that we cannot read. Contact IT Support.',
  ),
  /** A record that exists and that the backend cannot serialize (legacy-api.md §1.9). */
  damaged: failure(502, 'The outreach system cannot read this record. Contact IT Support.'),
  unexpected: failure(500, 'The outreach system could not complete this.'),
};

export type LegacyErrorKind = keyof typeof FAILURES;

/** The error of all functions of lib/legacy. It contains no header, body or value of a record. */
export class LegacyError extends Error {
  override readonly name = 'LegacyError';

  constructor(
    readonly kind: LegacyErrorKind,
    /** Name of the declared call. */
    readonly call: string,
    readonly requestId: string,
    /** Status of the backend's response, if there was one. */
    readonly status?: number,
    /** Invalid fields of our input or of the response; never a value. */
    readonly details: { path: string; message: string }[] = [],
    /** The request did not reach the backend, so a write had no effect. */
    readonly neverSent = false,
  ) {
    super(`${call}: ${kind}${status ? ` (${status})` : ''}`);
  }
}

const KINDS: Partial<Record<number, LegacyErrorKind>> = {
  400: 'invalid',
  401: 'signed-out',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  502: 'unavailable',
  503: 'unavailable',
  504: 'timeout',
};

/** Returns null for a success. A redirect means signed out (legacy-api.md §1.3); 500 has many causes (§1.9). */
export function kindOfStatus(status: number): LegacyErrorKind | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'signed-out';
  return KINDS[status] ?? 'unexpected';
}

const TIMEOUT_NAMES: unknown[] = ['TimeoutError', 'AbortError'];

/** The kind of a failure without a response. */
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

/** Whether a request failed before it had a connection. */
export function neverSent(error: unknown): boolean {
  return CONNECT_ERRORS.includes(property(property(error, 'cause'), 'code'));
}

/** Not by `instanceof`: an exception of the platform may be an `Error` of another realm. */
function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
