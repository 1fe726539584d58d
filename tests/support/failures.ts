import { LegacyError } from '@/lib/legacy/error';

/** Resolves to the error of a call; rejects unless it is a LegacyError. */
export async function failureOf(call: Promise<unknown>): Promise<LegacyError> {
  const outcome = await call.then(
    () => 'success',
    (error: unknown) => error,
  );
  if (outcome instanceof LegacyError) return outcome;
  throw new Error(`Expected a LegacyError and got ${String(outcome)}`);
}
