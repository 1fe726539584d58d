/** A block of My day. */
import { z } from 'zod';
import { DAY_BLOCKS, readDayBlock } from '@/lib/calendar/my-day';
import { readRoute } from '@/lib/proxy/bff-route';

export const GET = readRoute(z.strictObject({ block: z.enum(DAY_BLOCKS) }), (context, { block }) =>
  readDayBlock(context, block),
);
