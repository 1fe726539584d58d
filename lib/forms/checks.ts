/** Checks that forms share, with sentences for whoever typed; browser and server ask the same ones. */
import { z } from 'zod';
import { fitsPath, pathRefusal } from './path-choice';
import type { FieldErrors, FieldFacts, Values } from './values';

/** Far above any name or address; the backend cuts nothing and says nothing. */
const LONGEST = 4000;
const MOST_DIGITS = 40;

export const line = ({ label }: FieldFacts) =>
  z.string().trim().max(LONGEST, `${label} is longer than ${LONGEST} characters.`);

export const requiredLine = (facts: FieldFacts) =>
  line(facts).min(1, `${facts.label} is required.`);

/** A choice that travels in the address of the save. */
export const requiredPathChoice = (facts: FieldFacts) =>
  z
    .string()
    .min(1, `${facts.label} is required.`)
    .refine((text) => text === '' || fitsPath(text), {
      error: ({ input }) => pathRefusal(facts, String(input)),
    });

export const digits = ({ label }: FieldFacts) =>
  z
    .string()
    .regex(/^\d*$/, `${label} may hold digits only.`)
    .max(MOST_DIGITS, `${label} is longer than ${MOST_DIGITS} digits.`);

export const zeroOrOne = ({ label }: FieldFacts) =>
  z.enum(['0', '1'], { error: `${label} is either Yes or No.` });

/** The first thing that is wrong with each field; nothing when all are right. */
export function errorsOf<Name extends string>(
  schema: z.ZodType,
  values: Values<Name>,
): FieldErrors<Name> {
  const wrong = new Map<PropertyKey | undefined, string>();
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    if (!wrong.has(path[0])) wrong.set(path[0], message);
  }
  return errorsByName(values, (name) => wrong.get(name));
}

function errorsByName<Name extends string>(
  values: Values<Name>,
  messageOf: (name: Name) => string | undefined,
): FieldErrors<Name> {
  let errors: FieldErrors<Name> = {};
  for (const name in values) {
    const message = messageOf(name);
    if (message !== undefined) errors = { ...errors, [name]: message };
  }
  return errors;
}
