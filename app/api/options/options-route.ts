/** Search of options on the server: a GET with words of their texts in `?q=`. */
import type { z } from 'zod';
import { fold } from '@/lib/format/text';
import type { RequestContext } from '@/lib/legacy/request-context';
import { readRoute } from '@/lib/proxy/bff-route';

const MAX_OPTIONS = 20;
/** In characters; each word is compared with every option. */
const MAX_QUERY = 200;

interface Option {
  id: number;
  text: string;
  folded: string;
}

/** Returns a handler that responds with the first options that contain every word, and with their total. */
export function optionsRoute<Params, Found extends Option>(
  params: z.ZodType<Params>,
  list: (context: RequestContext, params: Params) => Promise<Found[]>,
) {
  return readRoute(params, async (context, values, query) => {
    const text = fold((query.get('q') ?? '').slice(0, MAX_QUERY));
    const words = text.split(/\s+/).filter(Boolean);
    const all = await list(context, values);
    const found = all.filter(({ folded }) => words.every((word) => folded.includes(word)));
    const options = found.slice(0, MAX_OPTIONS).map(({ folded: _, ...option }) => option);
    return { options, total: found.length };
  });
}
