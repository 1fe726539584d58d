/** Separate from problem-response.ts, so that the export process does not load Next. */
import 'server-only';
import type { Problem as ProblemDocument } from '@/lib/contract/problem';

export type Problem = ProblemDocument & { status: number };

export const OWN_PAGES_ONLY = 'Only pages of this application can send this request.';
export const BODY_TOO_LARGE = 'The request body is too large.';

/** Rejects a request; `withSession` responds with the problem. */
export class HttpProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}
