/** A failed start with a message for the terminal, shown without a stack. */
export class StartFailure extends Error {}

/** For `catch`: throws a StartFailure with the reason of the error. */
export function failWith(message: (reason: string) => string) {
  return (error: unknown): never => {
    throw new StartFailure(message(reasonOf(error)));
  };
}

/** The first line of the message of an error of the system or a driver. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n', 1)[0]?.trim() || 'no reason given';
}

/** The error code, such as EADDRINUSE or PostgreSQL's 28P01, of the error or its causes. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
