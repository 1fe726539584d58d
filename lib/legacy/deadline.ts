/** The time limit of a whole page or call. */
import 'server-only';
import { config } from '@/lib/config';

/** Aborts when the time is over for a request that was received `elapsed` milliseconds ago. */
export function deadlineAfter(elapsed = 0): AbortSignal {
  const limit = config().LEGACY_TIMEOUT_MS;
  return AbortSignal.timeout(Math.min(Math.max(limit - elapsed, 0), limit));
}
