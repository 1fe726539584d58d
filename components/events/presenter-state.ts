/** Our own answer to who presents an event, as the browser reads it; loaded with the first answer. */
import { z } from 'zod';

export const presenterState = z.object({
  presenters: z.array(z.string()),
  membership: z
    .object({ joined: z.boolean(), primary: z.string().nullable().exactOptional() })
    .nullable(),
  readAt: z.number(),
});
