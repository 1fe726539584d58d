/**
 * How often signing in may fail: a sliding window per account and address, in the memory of this process. The failures
 * of one address never make another one wait, and a wait is never longer than the window.
 */
import { createHash } from 'node:crypto';
import { LiteRateLimiter } from '@tanstack/pacer-lite/lite-rate-limiter';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const FAILURES = 10;
/** Pairs of account and address that are remembered at once; each takes about a kilobyte. */
const MOST_PAIRS = 20_000;

/** `address` is the IP address of the browser. */
export type Attempt = { username: string; address: string; password: string };

/** `presenterId` is null when user name or password is wrong. */
export type Outcome = { waitSeconds: number } | { presenterId: number | null };

export class SignInLimits {
  readonly #failures = new LRUCache<string, LiteRateLimiter<() => void>>({
    max: MOST_PAIRS,
    ttl: WINDOW_MS,
    updateAgeOnGet: true,
    memoMethod: () =>
      new LiteRateLimiter<() => void>(() => undefined, {
        limit: FAILURES,
        window: WINDOW_MS,
        windowType: 'sliding',
      }),
  });
  readonly #underWay = new Map<string, Promise<Outcome>>();

  /**
   * Asks `verify` for the presenter unless the pair has to wait. An attempt counts from its beginning, so that many
   * guesses at once cannot pass the limit; a success clears the count. Equal attempts at the same time are one attempt,
   * so that any number of correct ones counts nothing.
   */
  attempt(attempt: Attempt, verify: () => Promise<number | null>): Promise<Outcome> {
    // No password stays in memory longer than its request.
    const key = createHash('sha256').update(JSON.stringify(attempt)).digest('base64');
    const outcome = this.#underWay.get(key) ?? this.#begin(attempt, verify);
    this.#underWay.set(key, outcome);
    const end = () => this.#underWay.delete(key);
    outcome.then(end, end);
    return outcome;
  }

  async #begin(
    { username, address }: Attempt,
    verify: () => Promise<number | null>,
  ): Promise<Outcome> {
    const failures = this.#failures.memo(JSON.stringify([username, address]));
    if (!failures.maybeExecute()) {
      return { waitSeconds: Math.max(1, Math.ceil(failures.getMsUntilNextWindow() / 1000)) };
    }
    const presenterId = await verify();
    if (presenterId !== null) failures.reset();
    return { presenterId };
  }
}
