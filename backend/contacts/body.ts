/** The body of a contact save (legacy-api.md §3.3 and §1.8). */
import { z } from 'zod';

import {
  flagIfSent,
  mustBeNull,
  sentId,
  sentText,
  sentWallClock,
} from '@/backend/wire/body-values';

const values = z.object({
  firstName: sentText,
  lastName: sentText,
  title: sentText,
  email: sentText,
  phone: sentText,
  altPhone: sentText,
  regSite: flagIfSent,
  regsite: flagIfSent,
  createDate: sentWallClock,
  lastModifiedDate: sentWallClock,
  lastContactDate: sentWallClock,
  contactOrgs: z.array(z.unknown()).max(0).nullish(),
  createdBy: mustBeNull,
  lastModifiedBy: mustBeNull,
});

/** A number as id would make the legacy overwrite that contact, so a new one must have none. */
export const newContact = values.extend({ contactId: sentId.pipe(z.null()) }).transform(stored);

export const changedContact = values
  .extend({ contactId: sentId })
  .transform((sent) => ({ ...stored(sent), contactId: sent.contactId }));

export type NewContact = z.output<typeof newContact>;
export type ChangedContact = z.output<typeof changedContact>;

/** What a save may change; dates and people are the server's. The flag has two spellings (§7.3). */
function stored(sent: z.output<typeof values>) {
  const { firstName, lastName, title, email, phone, altPhone, regSite, regsite } = sent;
  return { firstName, lastName, title, email, phone, altPhone, regsite: regSite ?? regsite ?? 0 };
}
