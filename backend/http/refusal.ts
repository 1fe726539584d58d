/** The one way a request is refused. The reason is for the log; a caller only ever sees the status. */
export class Refusal extends Error {
  constructor(
    readonly statusCode: 400 | 401 | 403 | 404 | 405 | 413 | 415 | 500,
    reason: string,
  ) {
    super(reason);
  }
}
