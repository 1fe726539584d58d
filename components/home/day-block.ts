/** The response of `GET /api/my-day/{block}`; loaded with the first response. */
import { z } from 'zod';

export const dayBlock = z.object({
  count: z.number().nullable(),
  rows: z.array(
    z.object({
      id: z.number(),
      href: z.string(),
      text: z.string(),
      when: z.string(),
      note: z.string(),
    }),
  ),
  href: z.string(),
});
