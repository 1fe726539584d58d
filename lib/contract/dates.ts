/**
 * Dates that are sent to the backend (legacy-api.md §1.11): wall clock without an offset, hours 00 to 23, existing days. The
 * backend rejects or misreads others.
 */
import { z } from 'zod';

const TIME = '([01]\\d|2[0-3]):[0-5]\\d';
const WRITTEN = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${TIME}(:[0-5]\\d(\\.\\d{1,9})?)?$`);
const IN_RANGE = new RegExp(`^\\d{4}-\\d{2}-\\d{2} ${TIME}:[0-5]\\d$`);
const WITHOUT_SECONDS = '2021-05-03T09:30'.length;

const IN_BODY = 'must be a date and time such as 2021-05-03T09:30:00, without an offset';
const IN_PATH = 'must be a date and time such as 2021-05-03 00:00:00, or null';

/** `Date` parses 30 February as 2 March. */
function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

const dateText = (form: RegExp, error: string) =>
  z.string({ error }).regex(form, { error, abort: true }).refine(isRealDay, { error });

/** A date in a body, written with seconds. Empty text becomes null; a missing property stays missing. */
export const writtenDateIfGiven = z
  .union([z.literal(''), dateText(WRITTEN, IN_BODY)], { error: IN_BODY })
  .nullish()
  .transform((text) => {
    if (text === '') return null;
    return text?.length === WITHOUT_SECONDS ? `${text}:00` : text;
  });

export const writtenDate = writtenDateIfGiven.transform((text) => text ?? null);

/** An end of a range in a path, or the word `null`. */
export const rangeDate = z.union([z.literal('null'), dateText(IN_RANGE, IN_PATH)], {
  error: IN_PATH,
});
