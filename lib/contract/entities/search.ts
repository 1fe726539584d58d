/** Search hits over three indices (legacy-api.md §4.2): ids are text, and fields that are null are missing. */
import { z } from 'zod';
import { text } from './wire';

const hit = z.discriminatedUnion('index', [
  z.object({
    index: z.literal('events'),
    sourceAsMap: z.object({ id: z.string(), eventName: text, location: text }),
  }),
  z.object({
    index: z.literal('organizations'),
    sourceAsMap: z.object({ id: z.string(), orgname: text }),
  }),
  z.object({
    index: z.literal('contacts'),
    sourceAsMap: z.object({ id: z.string(), firstName: text, lastName: text }),
  }),
]);

export const searchAnswer = z.object({
  totalHits: z.object({ value: z.number() }),
  hits: z.array(hit),
});

export type SearchHit = z.output<typeof hit>;
