/**
 * Seeded random numbers (mulberry32), so that one seed gives the same data on every machine.
 * Each noun draws from a stream of its own: a change to one leaves the others as they were.
 */
const { floor, imul } = Math;

export type Random = {
  /** At least 0 and below 1. */
  next: () => number;
  chance: (probability: number) => boolean;
  /** Both ends included. */
  integer: (lowest: number, highest: number) => number;
  pick: <T>(items: readonly T[]) => T;
  weighted: <T>(choices: readonly Weighted<T>[]) => T;
};

export type Weighted<T> = readonly [item: T, weight: number];

export function createRandom(seed: number, stream: string): Random {
  const next = mulberry32(hash(`${seed}:${stream}`));
  const integer = (lowest: number, highest: number) =>
    lowest + floor(next() * (highest - lowest + 1));

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, integer(0, items.length - 1)),
    weighted: (choices) => {
      let rest = next() * choices.reduce((total, [, weight]) => total + weight, 0);
      const chosen = choices.find(([, weight]) => {
        rest -= weight;
        return rest < 0;
      });
      const [item] = chosen ?? itemAt(choices, choices.length - 1);
      return item;
    },
  };
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a over the text's UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
