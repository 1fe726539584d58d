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

/**
 * `load` is null until the field is first focused. `again` counts how often the same words were asked for anew, during
 * which the options there were stay in sight.
 */
export function useOptions<Option>(load: LoadOptions<Option> | null, words: string, again: number) {
  const [answer, setAnswer] = useState<{
    words: string;
    again: number;
    found: FoundOptions<Option>;
  } | null>(null);

  useEffect(() => {
    if (!load) return;
    const running = new AbortController();
    const ask = async () => {
      const found = await load(words, running.signal);
      if (!running.signal.aborted) setAnswer({ words, again, found });
    };
    const timer = setTimeout(() => void ask(), words === '' ? 0 : REST_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [load, words, again]);

  if (!load) return { kind: 'unasked' } as const;
  const stands = answer?.again === again || answer?.found.kind === 'found';
  return answer?.words === words && stands ? answer.found : ({ kind: 'searching' } as const);
}
