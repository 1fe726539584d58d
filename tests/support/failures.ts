/** What a call failed with, for tests that look at the failure itself. */
import { LegacyError } from '@/lib/legacy/error';

/** Fails when the call succeeds, or fails with anything but a LegacyError. */
export async function failureOf(call: Promise<unknown>): Promise<LegacyError> {
  const outcome = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  if (outcome instanceof LegacyError) return outcome;
  throw new Error(`Expected a LegacyError and got ${String(outcome)}`);
}
