/** Search hits of three indices (legacy-api.md §4.2): ids are text, and null fields are missing. */
import { z } from 'zod';
import { text } from './wire';

const hit = z.discriminatedUnion('index', [
  z
    .object({
      index: z.literal('events'),
      sourceAsMap: z.object({ id: z.string(), eventName: text, location: text }),
    })
    .transform(({ index, sourceAsMap }) => ({ index, ...sourceAsMap })),
  z
    .object({
      index: z.literal('organizations'),
      sourceAsMap: z.object({ id: z.string(), orgname: text }),
    })
    .transform(({ index, sourceAsMap: { id, orgname } }) => ({ index, id, name: orgname })),
  z
    .object({
      index: z.literal('contacts'),
      sourceAsMap: z.object({ id: z.string(), firstName: text, lastName: text }),
    })
    .transform(({ index, sourceAsMap }) => ({ index, ...sourceAsMap })),
]);

export const searchResponse = z
  .object({ totalHits: z.object({ value: z.number() }), hits: z.array(hit) })
  .transform(({ totalHits, hits }) => ({ hits, total: totalHits.value }));

export type SearchHit = z.output<typeof hit>;
