/** What the export process is told to do: one line of JSON for each export. */
import { z } from 'zod';

export const task = z.object({
  /** The list's name, and what the export's address said behind the question mark. */
  list: z.string(),
  query: z.string(),
  person: z.string(),
  caller: z.object({
    cookieHeader: z.string(),
    xsrfToken: z.string().nullable(),
    requestId: z.string(),
  }),
});

export type Task = z.output<typeof task>;
