'use client';
/** Warns of a record that may be what is being typed in, without ever being in the way. Loaded when it is needed. */
import { lazyPart, Nothing } from '@/components/ui/lazy-part';
import type { MatchesProps } from './matches';

// Saving does without it.
const Matches = lazyPart<MatchesProps>(
  async () => (await import('./matches')).Matches,
  Nothing,
  Nothing,
);

/** As the search of the top bar, which needs three characters. */
const MINIMUM = 3;

export function LikelyMatches(props: MatchesProps) {
  return props.typed.trim().length < MINIMUM ? null : <Matches {...props} />;
}
