/** Contacts on their own and inside organizations (legacy-api.md D1, D2), and bodies of their writes (§1.8). */
import { z } from 'zod';
import { stamps } from './person';
import { byId, date, flag, id, properties, text } from './wire';
import { NOT_WRITTEN, noIdYet, writtenFlagIfGiven, writtenPhone, writtenText } from './written';

/** Properties of every form of a contact. */
export const nameFields = {
  contactId: id,
  ...properties(text, 'firstName', 'lastName', 'title', 'email', 'phone', 'altPhone'),
};

const fields = { ...nameFields, ...properties(flag, 'regsite', 'regSite') };

/** The flag has one of two spellings (§7.3). */
function withOneFlag<Row extends { regsite: boolean; regSite: boolean }>(row: Row) {
  const { regSite, regsite, ...contact } = row;
  return { ...contact, registrationSite: regsite || regSite };
}

/** A contact within an organization's detail. */
export const embeddedContact = z.object(fields).transform(withOneFlag);

export const contact = z
  .object({
    ...fields,
    ...stamps,
    lastContactDate: date,
    contactOrgs: byId(text),
  })
  .transform(({ contactOrgs, lastContactDate, ...row }) => ({
    ...withOneFlag(row),
    lastContact: lastContactDate,
    organizations: contactOrgs.map(({ id: orgId, item: name }) => ({ orgId, name })),
  }));

/** Sort fields of the list (§1.16); the backend fails on others. */
export const CONTACT_SORT_FIELDS = ['firstName', 'lastName', 'title', 'email', 'lastContactDate'];

const writtenFields = z.object({
  ...properties(writtenText, 'firstName', 'lastName', 'title', 'email'),
  ...properties(writtenPhone, 'phone', 'altPhone'),
  ...properties(writtenFlagIfGiven, 'regsite', 'regSite'),
});

/** Writes the flag under both names (§7.3). If they differ, `regSite` counts, which the contact form changes. */
function written<Body extends z.output<typeof writtenFields>>(body: Body) {
  const flag = body.regSite ?? body.regsite ?? 0;
  return { ...body, regsite: flag, regSite: flag, ...NOT_WRITTEN.contact };
}

export const newContact = writtenFields.extend({ contactId: noIdYet }).transform(written);
export const editedContact = writtenFields.extend({ contactId: id }).transform(written);

export type Contact = z.output<typeof contact>;
