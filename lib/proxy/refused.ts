/** Requests that are refused for what they say: by field, and without repeating any value. */
import 'server-only';
import type { z } from 'zod';

export interface Refused {
  kind: 'refused';
  status: 400 | 413 | 415;
  title: string;
  errors?: FieldProblem[];
}

interface FieldProblem {
  path: string;
  message: string;
}

/** Checks several values, so that everything that is wrong is told together. */
export function fieldChecks() {
  const errors: FieldProblem[] = [];
  return {
    /** Undefined when the value does not fit. */
    check<Output>(schema: z.ZodType<Output>, value: unknown): Output | undefined {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      errors.push(
        ...result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })),
      );
      return undefined;
    },
    refused(): boolean {
      return errors.length > 0;
    },
    refusal(): Refused {
      return { kind: 'refused', status: 400, title: 'Something in the request is wrong.', errors };
    },
  };
}
