/** Limits failed sign-ins per account and IP address with a sliding window, in the memory of this process. */
import { createHash } from 'node:crypto';
import { LiteRateLimiter } from '@tanstack/pacer-lite/lite-rate-limiter';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const FAILURES = 10;
/** Pairs of account and address, of about a kilobyte each. */
const MOST_PAIRS = 20_000;

export type Attempt = { username: string; address: string; password: string };

/** `presenterId` is null when user name or password is wrong. */
export type Outcome = { waitSeconds: number } | { presenterId: number | null };

export class LoginRateLimit {
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
  readonly #pending = new Map<string, Promise<Outcome>>();

  /**
   * Calls `verify` unless the pair has to wait. An attempt counts from its start, so that parallel guesses cannot pass the
   * limit; a success resets the count. Equal attempts in parallel are one, so that parallel correct ones never count.
   */
  attempt(attempt: Attempt, verify: () => Promise<number | null>): Promise<Outcome> {
    // A hash, so that no password stays in memory after its request.
    const key = createHash('sha256').update(JSON.stringify(attempt)).digest('base64');
    const outcome = this.#pending.get(key) ?? this.#start(attempt, verify);
    this.#pending.set(key, outcome);
    const end = () => this.#pending.delete(key);
    outcome.then(end, end);
    return outcome;
  }

  async #start({ username, address }: Attempt, verify: () => Promise<number | null>) {
    const failures = this.#failures.memo(JSON.stringify([username, address]));
    if (!failures.maybeExecute()) {
      return { waitSeconds: Math.max(1, Math.ceil(failures.getMsUntilNextWindow() / 1000)) };
    }
    const presenterId = await verify();
    if (presenterId !== null) failures.reset();
    return { presenterId };
  }
}
