/**
 * A long list that many may ask for at once, remembered for a moment. What is remembered must be the same for every
 * employee, and is given to nobody whose session has not been looked at.
 */
import 'server-only';
import type { Caller } from './caller';
import { LegacyError } from './error';

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

  return {
    /** Throws LegacyError `timeout` at the caller's deadline; the list is loaded to its end all the same, for the next caller. */
    async list({ deadline, ...caller }: Caller): Promise<Item[]> {
      if (kept && Date.now() < kept.until) return kept.items;
      const items = current(caller);
      return deadline ? beforeDeadline(items, deadline, caller) : items;
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
