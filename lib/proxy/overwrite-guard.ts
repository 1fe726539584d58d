/** Keeps a save from overwriting what somebody else saved since the form was opened. */
import 'server-only';
import type { NextResponse } from 'next/server';
import { z } from 'zod';
import { clashes, textsLike, type Values } from '@/lib/forms/values';
import { FAILURES } from './failures';
import { problem, refusedRequest } from './problem';

/** What an edit sends: its values and, unread as yet, those it was typed over. */
export const editOf = <Form extends z.ZodType>(form: Form) =>
  z.object({ base: z.unknown(), values: form });

/** The answer that refuses to save; null when nothing is overwritten. */
export function refuseOverwrite<Name extends string>(
  { base, values }: { base?: unknown; values: Values<Name> },
  current: Values<Name>,
  requestId: string,
): NextResponse | null {
  const typedOver = textsLike(current, base);
  if (typedOver === null) {
    const errors = [{ path: 'base', message: 'must hold every field as it was read' }];
    const { title } = FAILURES.invalid;
    return refusedRequest({ kind: 'refused', status: 400, title, errors }, requestId);
  }
  if (clashes(typedOver, values, current).length === 0) return null;
  return problem({ ...FAILURES.conflict, requestId, current });
}
