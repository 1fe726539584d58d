/** The response of `GET /api/events/{eventId}/presenters`; loaded with the first response. */
import { z } from 'zod';

export const presenterState = z.object({
  presenters: z.array(z.string()),
  membership: z
    .object({ joined: z.boolean(), primary: z.string().nullable().exactOptional() })
    .nullable(),
  readAt: z.number(),
});
