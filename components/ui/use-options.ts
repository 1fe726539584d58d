'use client';
/** Looks options up while somebody types: once typing rests, and never showing the answer to an older text. */
import { useEffect, useState } from 'react';

export type FoundOptions<Option> =
  | { kind: 'found'; options: Option[]; total: number }
  | { kind: 'failed' }
  | { kind: 'signed-out' };

/** Never rejects. */
export type LoadOptions<Option> = (
  words: string,
  signal: AbortSignal,
) => Promise<FoundOptions<Option>>;

const REST_MS = 200;

/** `load` is null until somebody wants to choose. `again` counts how often the person asked to try once more. */
export function useOptions<Option>(load: LoadOptions<Option> | null, words: string, again: number) {
  const [answer, setAnswer] = useState<{ about: string; found: FoundOptions<Option> } | null>(null);
  const about = `${again} ${words}`;

  useEffect(() => {
    if (!load) return;
    const running = new AbortController();
    const ask = async () => {
      const found = await load(words, running.signal);
      if (!running.signal.aborted) setAnswer({ about: `${again} ${words}`, found });
    };
    const timer = setTimeout(() => void ask(), words === '' ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [load, words, again]);

  if (!load) return { kind: 'unasked' } as const;
  return answer?.about === about ? answer.found : ({ kind: 'searching' } as const);
}
