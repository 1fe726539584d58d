/** A field that two people changed at the same time, and which of the two texts is kept. */
import { clashes, type Values } from '@/lib/forms/values';

export type Side = 'mine' | 'theirs';

export interface Meeting<Name extends string> {
  name: Name;
  mine: string;
  theirs: string;
  /** Null until it is decided. */
  kept: Side | null;
  /** False where only the other person changed it: theirs is kept, and that is said. */
  touched: boolean;
}

export function meetingsOf<Name extends string>(
  base: Values<Name>,
  mine: Values<Name>,
  theirs: Values<Name>,
): Meeting<Name>[] {
  return clashes(base, mine, theirs).map((name) => {
    const touched = mine[name] !== base[name];
    const kept = touched ? null : 'theirs';
    return { name, mine: mine[name], theirs: theirs[name], kept, touched };
  });
}
