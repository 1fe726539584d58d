/** Responses of our own endpoints, which client components load with the first response. */
import { z } from 'zod';

const text = z.string().nullable();

/** `GET /api/events/{eventId}/presenters` */
export const presenterState = z.object({
  presenters: z.array(z.string()),
  membership: z
    .object({ joined: z.boolean(), primary: z.string().nullable().exactOptional() })
    .nullable(),
  readAt: z.number(),
});

/** `GET /api/events/overlaps`. `when`: date and time as people write them. */
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

/** `GET /api/options/organizations/{orgId}`. `lastContact`: wall clock. */
export const organizationOption = z.object({
  name: z.string(),
  address: text,
  city: text,
  zip: text,
  county: text,
  lastStatus: text,
  lastContact: text,
});

/**
 * `GET /api/my-day/{block}`. `count`: of the whole list, which is at `href`; null where the backend does not report it.
 * `when`: date and time as people write them.
 */
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

export type Overlap = z.output<typeof overlapList>['overlaps'][number];
export type DayBlock = z.output<typeof dayBlock>;
export type DayRow = DayBlock['rows'][number];
