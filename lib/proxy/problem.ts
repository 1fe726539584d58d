/** Apart from its response, so that the export process does not load Next. */
import 'server-only';
import type { Problem as ProblemDocument } from '@/lib/contract/problem';

export type Problem = ProblemDocument & { status: number };

/** Thrown where a request cannot be served; `withSession` responds with it. */
export class HttpProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.title);
  }
}
