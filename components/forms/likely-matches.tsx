'use client';
/** Warns of a record that may be what is being typed in, without ever being in the way. Loaded when it is needed. */
import dynamic from 'next/dynamic';
import type { MatchesProps } from './matches';

// Not on the server, which also gives it a boundary of its own: without one the whole form would wait for it, and
// what is typed meanwhile would be lost.
const Matches = dynamic(() => import('./matches').then((module) => module.Matches), { ssr: false });

/** As the search of the top bar, which needs three characters. */
const MINIMUM = 3;

export function LikelyMatches(props: MatchesProps) {
  return props.typed.trim().length < MINIMUM ? null : <Matches {...props} />;
}
