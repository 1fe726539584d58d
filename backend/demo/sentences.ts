/** Puts notes together from sentences, and fills in whom and where they speak of. */
import { DAY } from './calendar';
import { between, chance, fill, pick } from './chance';
import { lines } from './notes.json';

/** Sentences with slots in braces, such as `{contact}`; `chance` is how likely there is one at all. */
export type Part = { oneOf: readonly string[]; chance?: number };
/** Whom and when a note speaks of: a first name, a place and the moment of writing. */
export type Subject = { contact: string; place: string; at: number };

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

export function compose(parts: readonly Part[], { contact, place, at }: Subject): string {
  const words = {
    contact: () => contact,
    place: () => place,
    weekday: () => pick(WEEKDAYS),
    /** One to come. */
    month: () => MONTH.format(at + between(20, 120) * DAY),
    count: () => String(between(2, 12) * 5),
    line: () => pick(lines),
  };
  return parts
    .filter((part) => part.chance === undefined || chance(part.chance))
    .map(({ oneOf }) => fill(pick(oneOf), words))
    .join(' ');
}
