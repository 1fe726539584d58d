/** The body of an event's save, as the contract lets it out. */
import type { NextResponse } from 'next/server';
import type { z } from 'zod';
import type { FieldErrors } from '@/lib/forms/values';
import { refusedValues } from '@/lib/proxy/refused-values';

/** What the form lets pass and the backend does not take, such as a stored end that is seconds before its start. */
export function checkedBody<Body>(
  schema: z.ZodType<Body>,
  body: unknown,
  requestId: string,
): { kind: 'body'; body: Body } | { kind: 'refused'; answer: NextResponse } {
  const result = schema.safeParse(body);
  if (result.success) return { kind: 'body', body: result.data };
  const errors: FieldErrors<string> = Object.fromEntries(
    result.error.issues.map(({ path, message }) => [path.join('.'), message]),
  );
  return { kind: 'refused', answer: refusedValues(errors, requestId) };
}
