/** Puts notes together from sentences, and fills in whom and where they speak of. */
import { DAY } from './calendar';
import { between, chance, pick } from './chance';
import { lines } from './notes.json';

export interface Part {
  /** Sentences with slots in braces, such as `{contact}`. */
  oneOf: readonly string[];
  /** How likely the part is there at all; always, when not given. */
  chance?: number;
}

/** Whom and when a note speaks of: a first name, a place and the moment of writing. */
export interface Subject {
  contact: string;
  place: string;
  at: number;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const SLOTS: Readonly<Record<string, (subject: Subject) => string>> = {
  contact: ({ contact }) => contact,
  place: ({ place }) => place,
  weekday: () => pick(WEEKDAYS),
  /** One to come. */
  month: ({ at }) => MONTH.format(at + between(20, 120) * DAY),
  count: () => String(between(2, 12) * 5),
  line: () => pick(lines),
};

export function compose(parts: readonly Part[], subject: Subject): string {
  return parts
    .filter((part) => part.chance === undefined || chance(part.chance))
    .map(({ oneOf }) => fill(pick(oneOf), (slot) => SLOTS[slot]?.(subject)))
    .join(' ');
}

/** Throws for a slot that nothing fills, so that no brace reaches a reader. */
export function fill(sentence: string, wordFor: (slot: string) => string | undefined): string {
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const value = wordFor(slot);
    if (value === undefined) throw new Error(`Nothing fills {${slot}}`);
    return value;
  });
}
