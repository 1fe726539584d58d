/**
 * A long list that many request at once: loaded once for all of them and cached for a moment. What it holds must be
 * the same for every employee. No caller gets it before the backend has confirmed the caller's session, neither out of
 * the cache nor out of a request of another caller that is still running.
 */
import 'server-only';
import type { Caller } from './caller';
import { LegacyError } from './error';
import { confirmSession } from './session';

export function keptList<Item>(load: (caller: Caller) => Promise<Item[]>, milliseconds: number) {
  let kept: { items: Item[]; until: number } | null = null;
  let running: Promise<Item[]> | null = null;

  const ask = (caller: Caller): Promise<Item[]> => {
    const asked = load(caller)
      .then((items) => {
        // What was asked for before something new was saved does not hold it.
        if (running === asked) kept = { items, until: Date.now() + milliseconds };
        return items;
      })
      .finally(() => {
        if (running === asked) running = null;
      });
    running = asked;
    return asked;
  };

  const current = (caller: Caller): Promise<Item[]> => {
    if (!running) return ask(caller);
    // That another person's call failed, for the end of their session it may be, says nothing about this one's.
    return running.catch(() => ask(caller));
  };

  const itemsFor = async ({ deadline, ...caller }: Caller): Promise<Item[]> => {
    if (kept && Date.now() < kept.until) return kept.items;
    const items = current(caller);
    return deadline ? beforeDeadline(items, deadline, caller) : items;
  };

  return {
    /**
     * Throws LegacyError: `signed-out` where the backend does not know the caller's session, and `timeout` at the
     * caller's deadline. The list is loaded to its end all the same, for the next caller.
     */
    async list(caller: Caller): Promise<Item[]> {
      const [items] = await Promise.all([itemsFor(caller), confirmSession(caller)]);
      return items;
    },
    /** Something was saved that the list has to hold. */
    forget() {
      kept = null;
      running = null;
    },
  };
}

/** The value, or LegacyError `timeout` where the deadline comes first. */
function beforeDeadline<Value>(
  value: Promise<Value>,
  deadline: AbortSignal,
  { requestId }: Caller,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new LegacyError('timeout', 'list', requestId));
    if (deadline.aborted) end();
    deadline.addEventListener('abort', end, { once: true });
    void value.then(resolve, reject).finally(() => deadline.removeEventListener('abort', end));
  });
}
