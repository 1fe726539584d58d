/** Waiting for what happens behind the scenes. */
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 30_000;

/** Looks again and again until the expectations hold. */
export async function eventually(expectations: () => unknown): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(50);
    }
  }
}
