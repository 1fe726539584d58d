/** Limits failed sign-ins per account and IP address with a sliding window, in the memory of this process. */
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MOST_FAILURES = 10;
const MOST_PAIRS = 20_000;

/** `presenterId` is null when user name or password is wrong. */
export type Outcome = { waitSeconds: number } | { presenterId: number | null };

export class LoginRateLimit {
  /** Times of failures by account and address, the oldest first. */
  readonly #failures = new LRUCache<string, number[]>({ max: MOST_PAIRS });

  /**
   * Calls `verify` unless the pair has to wait. An attempt counts from its start, so that parallel guesses cannot pass the
   * limit; a success resets the count.
   */
  async attempt(
    username: string,
    address: string,
    verify: () => Promise<number | null>,
  ): Promise<Outcome> {
    const pair = JSON.stringify([username, address]);
    const now = Date.now();
    const recent = (this.#failures.get(pair) ?? []).filter((time) => time > now - WINDOW_MS);
    const [oldest = now] = recent;
    if (recent.length >= MOST_FAILURES) {
      return { waitSeconds: Math.ceil((oldest + WINDOW_MS - now) / 1000) };
    }
    this.#failures.set(pair, [...recent, now]);
    const presenterId = await verify();
    if (presenterId !== null) this.#failures.delete(pair);
    return { presenterId };
  }
}
