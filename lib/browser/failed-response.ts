/** Failed requests of the browser, with a message for the user. */
import type { Problem } from '@/lib/contract/problem';

export interface FailedResponse {
  ok: false;
  message: string;
  signedOut: boolean;
  /** The outcome is unknown: the server says so, or the response is not readable. */
  uncertain: boolean;
  /** Null if the response is not a problem. */
  problem: Problem | null;
}

export const NO_CONNECTION: FailedResponse = {
  ok: false,
  message: 'The connection failed. Check your network and try again.',
  signedOut: false,
  uncertain: true,
  problem: null,
};

export async function readFailure(response: Response): Promise<FailedResponse> {
  const problem = await problemOf(response).catch(() => null);
  const unreadable = problem === null && response.status >= 500;
  return {
    ok: false,
    message: withRequest(problem?.title ?? 'Something went wrong.', problem?.requestId),
    signedOut: response.status === 401,
    uncertain: unreadable || problem?.outcome === 'unknown',
    problem,
  };
}

/** Loads the schema lazily. */
async function problemOf(response: Response): Promise<Problem> {
  const [body, { problem }] = await Promise.all([
    response.json(),
    import('@/lib/contract/problem'),
  ]);
  return problem.parse(body);
}

/** The message of a failed removal: `removalFailure('The note', 'deleted', failure)`. */
export function removalFailure(
  what: string,
  done: string,
  { message, uncertain }: Pick<FailedResponse, 'message' | 'uncertain'>,
): string {
  return uncertain
    ? `${what} may have been ${done}: ${message}`
    : `${what} was not ${done}: ${message}`;
}

/** Adds the request id, which leads to the lines of the log. */
export function withRequest(sentence: string, requestId: string | null | undefined): string {
  return requestId ? `${sentence} (Request number ${requestId})` : sentence;
}
