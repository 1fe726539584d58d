/** The response of `GET /api/events/overlaps`; loaded with the first response. */
import { z } from 'zod';

export const overlapList = z.object({
  overlaps: z.array(
    z.object({
      eventId: z.number(),
      place: z.string(),
      when: z.string(),
      presenters: z.array(z.string()),
    }),
  ),
});
