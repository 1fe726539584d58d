/** How failures of the backend's are told where it gave no answer of its own. */
import 'server-only';
import type { LegacyErrorKind } from '@/lib/legacy/error';

export interface Failure {
  status: number;
  title: string;
  /** As in a problem document: what was asked for may be done all the same. */
  outcome?: 'unknown';
}

/** Status and sentence of a failed call, where the backend gave no status of its own. */
export const FAILURES: Record<LegacyErrorKind, Failure> = {
  'signed-out': { status: 401, title: 'You are signed out. Sign in and try again.' },
  forbidden: { status: 403, title: 'This is not allowed.' },
  'not-found': { status: 404, title: 'There is no such thing.' },
  invalid: { status: 400, title: 'Something in the request is wrong.' },
  conflict: { status: 409, title: 'Somebody else changed this meanwhile.' },
  unavailable: { status: 502, title: 'The outreach system cannot be reached right now.' },
  timeout: { status: 504, title: 'The outreach system takes too long to answer.' },
  contract: { status: 502, title: 'The outreach system sent a response that cannot be used.' },
  damaged: { status: 502, title: 'The outreach system cannot read this record.' },
  unexpected: { status: 500, title: 'The outreach system could not do this.' },
};
