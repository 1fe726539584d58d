/**
 * Who is exporting. One export at a time for each person, and few altogether, because each holds a connection to the
 * backend and its share of the processor for as long as it takes.
 */
import 'server-only';

export const MOST_AT_ONCE = 4;

const running = new Set<string>();

export type Turn = { kind: 'taken'; release: () => void } | { kind: 'own-running' | 'too-many' };

/** `person` tells sessions apart. */
export function takeTurn(person: string): Turn {
  if (running.has(person)) return { kind: 'own-running' };
  if (running.size >= MOST_AT_ONCE) return { kind: 'too-many' };
  running.add(person);
  return { kind: 'taken', release: () => running.delete(person) };
}
