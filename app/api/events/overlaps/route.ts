/**
 * Events at the same time: `?start=2026-12-08T10:00&end=2026-12-08T11:00`, and `except=` the event itself. With
 * `people=event` only those of its presenters, whose names the page then need not have.
 */
import { z } from 'zod';
import { id, noParams } from '@/lib/contract/values';
import { getEvent } from '@/lib/legacy/events';
import { listOverlaps } from '@/lib/legacy/overlaps';
import { readRoute } from '@/lib/proxy/bff-route';
import { parseAll } from '@/lib/proxy/parse-request';

const wallClock = z.iso.datetime({ local: true });
const period = z.object({
  ...{ start: wallClock, end: wallClock },
  except: id.optional(),
  people: z.literal('event').optional(),
});

export const GET = readRoute(noParams, async (context, _params, query) => {
  const [{ except, people, ...time }] = parseAll([period], [Object.fromEntries(query)]);
  const [overlaps, event] = await Promise.all([
    listOverlaps(context, time, except ?? null),
    people && except ? getEvent(context, except) : null,
  ]);
  return {
    overlaps: event
      ? overlaps.map((one) => ({
          ...one,
          presenters: one.presenters.filter((name) => event.presenters.includes(name)),
        }))
      : overlaps,
  };
});
