/** Puts notes together from sentences, and fills in whom and where they speak of. */
import { addDays, dateOf, monthOf } from '@/backend/demo/calendar/dates';
import type { Random } from '@/backend/demo/random';

export type Part = {
  /** Sentences with slots in braces, such as `{contact}`. */
  oneOf: readonly string[];
  /** How likely the part is there at all; always, when not given. */
  chance?: number;
};

/** Whom and when a note speaks of: a first name, a place and the moment of writing. */
export type Subject = { contact: string; place: string; at: string };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

const LINES = [
  'the BNSF line',
  'the Metra Electric',
  'the UP North line',
  'the Rock Island line',
  'the Milwaukee West line',
  'the Heritage Corridor',
  'the Blue Line',
  'the Pink Line',
  'the Green Line',
  'Pace Dial-a-Ride',
  'the Pace Pulse',
  'the bus on Main Street',
  'the paratransit van',
] as const;

export function composeNote(random: Random, parts: readonly Part[], subject: Subject): string {
  const slots = slotsFor(random, subject);
  return parts
    .filter(({ chance }) => chance === undefined || random.chance(chance))
    .map(({ oneOf }) => fill(random.pick(oneOf), slots))
    .join(' ');
}

function slotsFor(random: Random, { contact, place, at }: Subject): ReadonlyMap<string, string> {
  return new Map([
    ['contact', contact],
    ['place', place],
    ['weekday', random.pick(WEEKDAYS)],
    ['month', comingMonth(random, at)],
    ['count', String(random.integer(2, 12) * 5)],
    ['line', random.pick(LINES)],
  ]);
}

function comingMonth(random: Random, at: string): string {
  const month = monthOf(addDays(dateOf(at), random.integer(20, 120)));
  return MONTHS[month - 1] ?? '';
}

/** Throws for a slot that nothing fills, so that no brace reaches a reader. */
function fill(sentence: string, slots: ReadonlyMap<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots.get(name);
    if (value === undefined) throw new Error(`No word for {${name}}`);
    return value;
  });
}
