/** The body of an event's save, as the contract lets it out. */
import type { z } from 'zod';
import { invalidValues } from '@/lib/proxy/bff-route';

/** Throws HttpProblem for what the form lets pass and the backend does not take, such as a stored end before its start. */
export function checkedBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidValues(
    Object.fromEntries(
      result.error.issues.map(({ path, message }) => [path.join('.'), message] as const),
    ),
  );
}
