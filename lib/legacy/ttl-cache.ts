import 'server-only';
import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { LegacyError } from './error';
import type { RequestContext } from './request-context';
import { confirmSession } from './session';

/**
 * TTL cache of a long list that is the same for every employee: `load` runs once for simultaneous requests, and its result
 * is cached for `milliseconds`. The list is returned only after the backend has confirmed the session of the request.
 */
export function ttlCache<Item>(
  load: (context: RequestContext) => Promise<Item[]>,
  milliseconds: number,
) {
  const cache = new LRUCache<string, Item[], RequestContext>({
    max: 1,
    ttl: milliseconds,
    // By the system clock, which tests can set.
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    fetchMethod: (_key, _stale, { context }) => load(context),
    // `forget` during a load: its result is returned to those that wait for it, and not cached.
    ignoreFetchAbort: true,
  });

  const loaded = async (context: RequestContext): Promise<Item[]> => {
    const status: LRUCache.Status<string, Item[], RequestContext> = {};
    return cache.forceFetch('list', { context, status }).catch((error: unknown) => {
      // A load for another request may have failed because of its session.
      if (status.fetch !== 'inflight') throw error;
      return cache.forceFetch('list', { context });
    });
  };

  return {
    /** Throws LegacyError `signed-out` or, at the deadline, `timeout`; the load goes on for the next request. */
    async list({ deadline, ...context }: RequestContext): Promise<Item[]> {
      const items = loaded(context);
      const [list] = await Promise.all([
        deadline ? Promise.race([items, timeout(deadline, context)]) : items,
        confirmSession({ ...context, ...(deadline && { deadline }) }),
      ]);
      return list;
    },
    /** After a save that changes the list. */
    forget: () => cache.clear(),
  };
}

async function timeout(deadline: AbortSignal, { requestId }: RequestContext): Promise<never> {
  if (!deadline.aborted) await once(deadline, 'abort');
  throw new LegacyError('timeout', 'list', requestId);
}
