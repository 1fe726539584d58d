/** What a failed request of the browser means, in a sentence for the person who made it. */
import type { Problem } from '@/lib/contract/problem';

export interface FailedResponse {
  ok: false;
  message: string;
  signedOut: boolean;
  /** What was asked for may be done all the same: the server says so, or nothing that can be read came back. */
  uncertain: boolean;
  /** Null when the server said nothing that can be read. */
  problem: Problem | null;
}

export const NO_CONNECTION: FailedResponse = {
  ok: false,
  message: 'The connection failed. Please try again.',
  signedOut: false,
  uncertain: true,
  problem: null,
};

export async function readFailure(response: Response): Promise<FailedResponse> {
  const problem = await problemOf(response).catch(() => null);
  const silent = problem === null && response.status >= 500;
  return {
    ok: false,
    message: withRequest(problem?.title ?? 'Something went wrong.', problem?.requestId),
    signedOut: response.status === 401,
    uncertain: silent || problem?.outcome === 'unknown',
    problem,
  };
}

/** The schema is loaded with the first failure: few pages ever need it. */
async function problemOf(response: Response): Promise<Problem> {
  const [said, { problem }] = await Promise.all([
    response.json(),
    import('@/lib/contract/problem'),
  ]);
  return problem.parse(said);
}

/** What is known of a removal that failed: `notDone('The note', 'deleted', failure)`. */
export function removalFailure(
  what: string,
  done: string,
  { message, uncertain }: Pick<FailedResponse, 'message' | 'uncertain'>,
): string {
  return uncertain
    ? `${what} may have been ${done} all the same: ${message}`
    : `${what} was not ${done}: ${message}`;
}

/** With the number by which support finds the lines of the log. */
export function withRequest(sentence: string, requestId: string | null | undefined): string {
  return requestId ? `${sentence} (Request ${requestId})` : sentence;
}
