/** A reason not to start that the person at the terminal can act on: one sentence, shown without a stack. */
export class StartFailure extends Error {}

/** What the operating system or a driver says went wrong, on one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.trim() || 'no reason given';
}

/** The system's error code, such as EADDRINUSE or PostgreSQL's 28P01, wherever the driver wrapped it. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
