/** Everything that is left to chance, seeded: the same seed gives the same data on every machine. */
import { faker } from '@faker-js/faker/locale/en_US';

/** Each noun draws from a stream of its own: a change to one leaves the others as they were. */
export function startStream(seed: number, noun: string): void {
  faker.seed([seed, ...Buffer.from(noun)]);
}

/** At least 0 and below 1. */
export const fraction = () => faker.number.float();
export const chance = (probability: number) => faker.datatype.boolean(probability);
/** A whole number, both ends included. */
export const between = (min: number, max: number) => faker.number.int({ min, max });
/** Throws when there is nothing to pick from. */
export const pick = <T>(items: readonly T[]) => faker.helpers.arrayElement(items);
export const pickTwo = <T>(items: readonly T[]) => faker.helpers.arrayElements(items, 2);
/** One, or seldom two that differ. */
export const pickFew = <T>(items: readonly T[], two: number) =>
  chance(two) ? [...new Set([pick(items), pick(items)])] : [pick(items)];

export const pickByWeight = <T extends { weight: number }>(items: readonly T[]) =>
  faker.helpers.weightedArrayElement(items.map((value) => ({ value, weight: value.weight })));
/** Of a table such as `{ "Confirmed": 66, "Tentative": 10 }`. */
export const pickName = (weights: Readonly<Record<string, number>>) =>
  pickByWeight(Object.entries(weights).map(([name, weight]) => ({ name, weight }))).name;

export const firstName = () => faker.person.firstName();
export const lastName = () => faker.person.lastName();
export const streetAddress = () => faker.location.streetAddress();

/** Lower-case ASCII letters, digits, hyphens and dots, as they may stand in a mail address; empty when none is left. */
export function mailWord(text: string): string {
  return faker.helpers
    .slugify(text.toLowerCase().replaceAll('ł', 'l'))
    .replace(/([.-])[.-]+/g, '$1')
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Fills slots in braces. Throws for one that nothing fills, so that no brace reaches a reader. */
export function fill(sentence: string, wordFor: Readonly<Record<string, () => string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = wordFor[slot];
    if (!word) throw new Error(`Nothing fills {${slot}}`);
    return word();
  });
}
