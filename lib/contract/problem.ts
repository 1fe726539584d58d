/** An error response of a BFF route: `application/problem+json` (RFC 9457, with extension members). */
import { z } from 'zod';

export const problem = z.object({
  status: z.number().optional(),
  title: z.string(),
  /** The id of the request in the log. */
  requestId: z.string().optional(),
  /** Invalid fields; a form's field has the path `values.` and its name. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The current values of a record that was changed since it was read. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** `unknown` if a failed write may have been stored. */
  outcome: z.literal('unknown').optional(),
});

export type Problem = z.output<typeof problem>;
