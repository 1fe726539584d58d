/** Names of people in each form of the wire, and the signed-in employee (legacy-api.md §3.1). */
import { z } from 'zod';
import { fullName } from '@/lib/format/text';
import { date, id, properties, text } from './wire';

/** Returns null if both names are missing. */
export function nameOf(first: string | null, last: string | null): string | null {
  return fullName(first, last) || null;
}

/** Removes the word null, which the backend writes for a missing name (§1.10). */
function withoutNull(name: string): string | null {
  return (
    name
      .replace(/^null(?= )/, '')
      .replace(/(?<= )null$/, '')
      .trim() || null
  );
}

/** "first last" as one text. */
export const personName = text.transform((name) => withoutNull(name ?? ''));

/** Creator, last editor and their dates. */
export const stamps = {
  createDate: date,
  createdBy: personName,
  lastModifiedDate: date,
  lastModifiedBy: personName,
};

/** Unordered people as texts. */
export const personNames = z
  .array(personName)
  .nullish()
  .transform((names) => (names ?? []).filter((name) => name !== null));

/** The name of a presenter as an object (D7), whose first name is `name`. */
export const presenterName = z
  .object(properties(text, 'name', 'lastName'))
  .nullish()
  .transform((presenter) => (presenter ? nameOf(presenter.name, presenter.lastName) : null));

export const presenter = z
  .object({ presenterId: id, ...properties(text, 'name', 'lastName', 'email') })
  .transform(({ name, ...rest }) => ({ ...rest, firstName: name }));

/** Raw text, in quotes or not; without a primary presenter it is empty or `(not set)` (§7.6). */
export const primaryPresenter = z.string().transform((raw) => {
  const name = raw.trim().replace(/^"(.*)"$/s, '$1');
  return name === '(not set)' ? null : withoutNull(name);
});

const optionalKey = z.union([z.string(), z.number()]).nullish().catch(null);

/** Only the names are certain, and may be null. `key` distinguishes employees with the same name if possible (§3.1). */
export const user = z
  .object({
    ...properties(text, 'firstName', 'lastName'),
    username: optionalKey,
    presenterId: optionalKey,
  })
  .transform(({ firstName, lastName, username, presenterId }) => ({
    firstName,
    lastName,
    key: String(username ?? presenterId ?? `${firstName ?? ''} ${lastName ?? ''}`),
  }));

/** Parts of the address after the logout (§1.5). */
export const logoutResponse = z.object({ port: z.string().default(''), logoutUrl: z.string() });

export type Presenter = z.output<typeof presenter>;
