/** People in each form in which the wire names them, and the signed-in employee (legacy-api.md §3.1). */
import { z } from 'zod';
import { fullName } from '@/lib/format/text';
import { date, id, properties, text } from './wire';

/** Null when both names are missing. */
export function nameOf(first: string | null, last: string | null): string | null {
  return fullName(first, last) || null;
}

/** A missing name is the word null in the text (§1.10). */
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

/** Who created a record and who changed it last. */
export const stamps = {
  createDate: date,
  createdBy: personName,
  lastModifiedDate: date,
  lastModifiedBy: personName,
};

/** A set of people as texts, in no order. */
export const personNames = z
  .array(personName)
  .nullish()
  .transform((names) => (names ?? []).filter((name) => name !== null));

/** The name of a presenter that comes as an object (D7), in which the first name is called `name`. */
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

/** Only the names are promised, and may be null. `key` tells two employees of one name apart where there is more (§3.1). */
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

/** `logoutUrl` is the address to go to (§1.5). */
export const logoutAnswer = z.object({ port: z.string().default(''), logoutUrl: z.string() });

export type Presenter = z.output<typeof presenter>;
