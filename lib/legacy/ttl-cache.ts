/**
 * A long list that many request at once: loaded once for all of them and cached for a moment. What it holds must be
 * the same for every employee. No caller gets it before the backend has confirmed the caller's session, neither out of
 * the cache nor out of a request of another caller that is still running.
 */
import 'server-only';
import { once } from 'node:events';
import { LRUCache } from 'lru-cache';
import { LegacyError } from './error';
import type { RequestContext } from './request-context';
import { confirmSession } from './session';

export function ttlCache<Item>(
  load: (context: RequestContext) => Promise<Item[]>,
  milliseconds: number,
) {
  const cache = new LRUCache<string, Item[], RequestContext>({
    max: 1,
    ttl: milliseconds,
    // Read anew each time, by the wall clock.
    ttlResolution: 0,
    perf: { now: () => Date.now() },
    fetchMethod: (_key, _stale, { context }) => load(context),
    // What was asked for before `forget` is for those who wait for it, and is not cached.
    ignoreFetchAbort: true,
  });

  const loaded = async (context: RequestContext): Promise<Item[]> => {
    const status: LRUCache.Status<string, Item[], RequestContext> = {};
    return cache.forceFetch('list', { context, status }).catch((error: unknown) => {
      // That another caller's request failed, perhaps for the end of their session, says nothing about this one's.
      if (status.fetch !== 'inflight') throw error;
      return cache.forceFetch('list', { context });
    });
  };

  return {
    /**
     * Throws LegacyError: `signed-out` where the backend does not know the caller's session, and `timeout` at the
     * caller's deadline. The list is loaded to its end all the same, for the next caller.
     */
    async list({ deadline, ...context }: RequestContext): Promise<Item[]> {
      const items = loaded(context);
      const [list] = await Promise.all([
        deadline ? Promise.race([items, timeout(deadline, context)]) : items,
        confirmSession({ ...context, ...(deadline && { deadline }) }),
      ]);
      return list;
    },
    /** Something was saved that the list has to hold. */
    forget: () => cache.clear(),
  };
}

async function timeout(deadline: AbortSignal, { requestId }: RequestContext): Promise<never> {
  if (!deadline.aborted) await once(deadline, 'abort');
  throw new LegacyError('timeout', 'list', requestId);
}
