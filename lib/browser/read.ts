import type { z } from 'zod';

export type Read<Value> = { ok: true; value: Value } | { ok: false; signedOut: boolean };

/** `path`: of `lib/contract/paths`. A schema may be loaded lazily. Never throws, even when `signal` aborts. */
export async function read<Value>(
  path: string,
  schema: z.ZodType<Value> | (() => Promise<z.ZodType<Value>>),
  signal?: AbortSignal,
): Promise<Read<Value>> {
  try {
    const response = await fetch(path, signal ? { signal } : {});
    if (!response.ok) return { ok: false, signedOut: response.status === 401 };
    const loaded = typeof schema === 'function' ? await schema() : schema;
    return { ok: true, value: loaded.parse(await response.json()) };
  } catch {
    return { ok: false, signedOut: false };
  }
}
