/** How our own HTTP entry points tell a failure: `application/problem+json` (RFC 9457, with members of ours). */
import { z } from 'zod';

export const problem = z.object({
  status: z.number().optional(),
  title: z.string(),
  /** Finds the lines of the log. */
  requestId: z.string().optional(),
  /** Fields that were wrong, and how; a form's field has the path `values.` and its name. */
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** The values that a record has now, where somebody else changed them meanwhile. */
  current: z.record(z.string(), z.unknown()).optional(),
  /** `unknown` where what was asked for may be done all the same. */
  outcome: z.literal('unknown').optional(),
});

export type Problem = z.output<typeof problem>;
