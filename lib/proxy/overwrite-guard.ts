/** Keeps a save from overwriting what somebody else saved since the form was opened. */
import 'server-only';
import { z } from 'zod';
import { clashes, textsLike, type Values } from '@/lib/forms/values';
import { FAILURES } from './failures';
import { HttpProblem } from './problem';

/** What an edit sends: its values and, unread as yet, those it was typed over. */
export const editOf = <Form extends z.ZodType>(form: Form) =>
  z.object({ base: z.unknown(), values: form });

/** Throws HttpProblem where the save would overwrite something. */
export function refuseOverwrite<Name extends string>(
  { base, values }: { base?: unknown; values: Values<Name> },
  current: Values<Name>,
): void {
  const typedOver = textsLike(current, base);
  if (typedOver === null) {
    const errors = [{ path: 'base', message: 'must hold every field as it was read' }];
    throw new HttpProblem({ ...FAILURES.invalid, errors });
  }
  if (clashes(typedOver, values, current).length > 0) {
    throw new HttpProblem({ ...FAILURES.conflict, current });
  }
}
