/** What a failed request of the browser means, in a sentence for the person who made it. */

export interface FailedAnswer {
  ok: false;
  message: string;
  signedOut: boolean;
  /** What was asked for may be done all the same: the server says so, or nothing that can be read came back. */
  uncertain: boolean;
  /** What the server said of it (RFC 9457), unread; null when it said nothing that can be read. */
  problem: unknown;
}

export const NO_CONNECTION: FailedAnswer = {
  ok: false,
  message: 'The connection failed. Please try again.',
  signedOut: false,
  uncertain: true,
  problem: null,
};

export async function failedAnswer(response: Response): Promise<FailedAnswer> {
  const problem: unknown = await response.json().catch(() => null);
  const silent = problem === null && response.status >= 500;
  return {
    ok: false,
    message: sentenceOf(problem),
    signedOut: response.status === 401,
    uncertain: silent || textOf(problem, 'outcome') === 'unknown',
    problem,
  };
}

/** What is known of a removal that failed: `notDone('The note', 'deleted', failure)`. */
export function notDone(
  what: string,
  done: string,
  { message, uncertain }: Pick<FailedAnswer, 'message' | 'uncertain'>,
): string {
  return uncertain
    ? `${what} may have been ${done} all the same: ${message}`
    : `${what} was not ${done}: ${message}`;
}

function sentenceOf(problem: unknown): string {
  const title = textOf(problem, 'title') ?? 'Something went wrong.';
  const requestId = textOf(problem, 'requestId');
  return withRequest(title, requestId);
}

/** So that whoever is asked for help finds what happened. */
export function withRequest(sentence: string, requestId: string | null): string {
  return requestId ? `${sentence} (Request ${requestId})` : sentence;
}

function textOf(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : null;
}
