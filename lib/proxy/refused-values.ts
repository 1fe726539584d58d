/** Refuses a form for some of its values, each with a sentence that comes back to its field. */
import 'server-only';
import type { NextResponse } from 'next/server';
import type { FieldErrors } from '@/lib/forms/values';
import { FAILURES } from './failures';
import { refusedRequest } from './problem';

export function refusedValues<Name extends string>(
  errors: FieldErrors<Name>,
  requestId: string,
): NextResponse {
  const told = Object.entries<string | undefined>(errors).flatMap(([name, message]) =>
    message === undefined ? [] : [{ path: `values.${name}`, message }],
  );
  const { title } = FAILURES.invalid;
  return refusedRequest({ kind: 'refused', status: 400, title, errors: told }, requestId);
}
