'use client';
import { useEffect, useState } from 'react';

/** Milliseconds without a change of the text. */
const DEBOUNCE_MS = 200;

/**
 * Loads the result for a typed text after a pause in typing, and aborts the earlier request. A null text loads nothing. Returns
 * null until the result of this text is loaded. A new attempt loads the text again; what was found before stays meanwhile.
 */
export function useDebouncedLoad<Result extends { kind: string }>(
  load: (text: string, signal: AbortSignal) => Promise<Result>,
  text: string | null,
  attempt = 0,
): Result | null {
  const [last, setLast] = useState<{ text: string; result: Result } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each attempt
  useEffect(() => {
    setLast((before) => (before?.text === text && before.result.kind === 'found' ? before : null));
    if (text === null) return;
    const running = new AbortController();
    const run = async () => {
      const result = await load(text, running.signal);
      if (!running.signal.aborted) setLast({ text, result });
    };
    const timer = setTimeout(() => void run(), text === '' ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [load, text, attempt]);

  return last?.text === text ? last.result : null;
}
