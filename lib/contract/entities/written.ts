/** Values of bodies (legacy-api.md §1.8), with the empty values of the earlier client and of this application. */
import { z } from 'zod';
import { id, wholeNumber } from './wire';

/** Properties that the backend rejects in the form in which it returns them. Every body has these values instead. */
export const NOT_WRITTEN = {
  organization: { orgContacts: [], eventOrgs: [], lastStatus: null },
  contact: { contactOrgs: null, createdBy: null, lastModifiedBy: null },
  event: { eventPresenters: null, eventaudienceType: null, lastStatus: null },
  note: { event: null, contact: null },
  callLog: { createdBy: null, lastModifiedBy: null },
} as const;

/** The id in the body of a creation. With a number the backend would overwrite that row (§3.3, §3.5, §3.7). */
export const noIdYet = z
  .literal(['', null], { error: 'must be empty: this call creates a new record' })
  .optional()
  .transform(() => null);

/** The id of a referenced row; empty text is null to the backend. */
export const writtenLinkId = z
  .union([z.literal('').transform(() => null), id], { error: 'must be a whole number above zero' })
  .nullish();

export const writtenText = z.string().max(4000, 'is longer than 4000 characters').nullish();

/** Not trimmed. */
export const requiredText = (whenEmpty: string) =>
  z
    .string(whenEmpty)
    .max(4000, 'is longer than 4000 characters')
    .refine((sent) => sent.trim() !== '', whenEmpty);

export const writtenPhone = z
  .string()
  .regex(/^\d*$/, 'Phone may hold digits only')
  .max(40, 'is longer than 40 digits')
  .nullish();

/** Undefined if it is missing. The backend rejects `true` and `false`. */
export const writtenFlagIfGiven = z
  .literal([0, 1, '0', '1', ''], { error: 'must be 0 or 1' })
  .nullish()
  .transform((flag) => (flag === '' || flag === null || flag === undefined ? undefined : +flag));

export const writtenFlag = writtenFlagIfGiven.transform((flag) => flag ?? 0);

/** A number that the backend stores as text; older rows may have any text (§7.21). */
export const writtenCountText = z
  .union([z.string().max(200, 'is longer than 200 characters'), z.number()], {
    error: 'must be a number',
  })
  .nullish()
  .transform((count) => count?.toString());

export const writtenCount = z
  .union([z.literal(''), wholeNumber.pipe(z.number().min(0))], { error: 'must be a whole number' })
  .nullish()
  .transform((count) => (count === '' ? null : count));
