'use client';
import useSWR from 'swr';
import type { z } from 'zod';
import { read } from '@/lib/browser/read';

/**
 * Reads one of our endpoints after the page is rendered; null reads nothing. Components with one path share a request. The
 * schema is loaded with the first response.
 */
export function useRead<Value>(path: string | null, schema: () => Promise<z.ZodType<Value>>) {
  return useSWR(path, (requested) => read(requested, schema), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
}
