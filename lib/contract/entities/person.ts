/** People in each of the ways in which the wire names them. */
import { z } from 'zod';
import { fullName } from '@/lib/format/text';
import { id, text } from './wire';

/** Null when neither name is there. */
export function nameOf(first: string | null, last: string | null): string | null {
  return fullName(first, last) || null;
}

/** A missing name stands in the text as the word null (legacy-api.md §1.10). */
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

/** A set of people as texts, in no order. */
export const personNames = z
  .array(personName)
  .nullish()
  .transform((names) => (names ?? []).filter((name) => name !== null));

/** A presenter as an object, of whom only the name is shown (D7). The first name is called `name`. */
export const presenterName = z
  .object({ name: text, lastName: text })
  .nullish()
  .transform((presenter) => (presenter ? nameOf(presenter.name, presenter.lastName) : null));

export const presenter = z
  .object({ presenterId: id, name: text, lastName: text, email: text })
  .transform(({ name, ...rest }) => ({ ...rest, firstName: name }));

/** Raw text, in quotes or not; nobody is said by nothing or by `(not set)` (§7.6). */
export const primaryPresenter = z.string().transform((raw) => {
  const name = raw.trim().replace(/^"(.*)"$/s, '$1');
  return name === '(not set)' ? null : withoutNull(name);
});

export type Presenter = z.output<typeof presenter>;
