/** The seeded random numbers of the demo data: one seed gives the same data on every machine. */
import { faker } from '@faker-js/faker/locale/en_US';

export const setSeed = (seed: number) => faker.seed(seed);
export const fraction = () => faker.number.float();
export const chance = (probability: number) => faker.datatype.boolean(probability);
/** A whole number, both ends included. */
export const between = (min: number, max: number) => faker.number.int({ min, max });
export const pick = <T>(items: readonly T[]) => faker.helpers.arrayElement(items);
/** One, or with the probability `two` two that differ. */
export const pickFew = <T>(items: readonly T[], two: number) =>
  chance(two) ? [...new Set([pick(items), pick(items)])] : [pick(items)];

export const pickByWeight = <T extends { weight: number }>(items: readonly T[]) =>
  faker.helpers.weightedArrayElement(items.map((value) => ({ value, weight: value.weight })));
/** From weights such as `{ "Confirmed": 66, "Tentative": 10 }`. */
export const pickName = (weights: Readonly<Record<string, number>>) =>
  pickByWeight(Object.entries(weights).map(([name, weight]) => ({ name, weight }))).name;

export const firstName = () => faker.person.firstName();
export const lastName = () => faker.person.lastName();
export const streetAddress = () => faker.location.streetAddress();

/** Lower-case ASCII letters, digits, hyphens and dots, for mail addresses; may be empty. */
export function mailWord(text: string): string {
  return faker.helpers
    .slugify(text.toLowerCase().replaceAll('ł', 'l'))
    .replace(/([.-])[.-]+/g, '$1')
    .replace(/^[.-]+|[.-]+$/g, '');
}

/** Replaces slots in braces. Throws for an unknown slot. */
export function fill(sentence: string, wordFor: Readonly<Record<string, () => string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const word = wordFor[slot];
    if (!word) throw new Error(`Nothing fills {${slot}}`);
    return word();
  });
}
