/** The one way a request is refused, and the body the legacy answers errors with (legacy-api.md §1.9). */
import { STATUS_CODES } from 'node:http';

import { offsetDate } from '@/backend/wire/dates';

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 413 | 415 | 500;

/** The reason is for the log; a caller only ever sees the status. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: RefusalStatus,
    reason: string,
  ) {
    super(reason);
  }
}

/** `message` stays empty: whatever went wrong inside is nobody else's business. */
export function errorBody(statusCode: number, url: string) {
  return {
    timestamp: offsetDate(new Date()),
    status: statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message: '',
    path: url.split('?', 1)[0],
  };
}
