/** What a contact's form may hold. */
import { z } from 'zod';
import { digits, errorsOf, line, requiredLine, zeroOrOne } from './checks';
import { type ContactValues, CONTACT_FIELDS as F } from './contact-fields';

const contactFields = z.strictObject({
  firstName: line(F.firstName),
  lastName: line(F.lastName),
  title: line(F.title),
  regSite: zeroOrOne(F.regSite),
  phone: digits(F.phone),
  altPhone: digits(F.altPhone),
  email: line(F.email),
});

/** What a contact is found or reached by. */
const IDENTIFYING = ['firstName', 'lastName', 'phone', 'email'] as const;

export const contactForm = contactFields.refine(
  (values) => IDENTIFYING.some((name) => values[name] !== ''),
  { error: 'Enter at least one of first name, last name, phone and email.', path: ['firstName'] },
);

/** A contact that is created from an organization has a first name. */
export const organizationContactForm = contactFields.extend({
  firstName: requiredLine(F.firstName),
});

export const contactErrors = (values: ContactValues) => errorsOf(contactForm, values);

export const organizationContactErrors = (values: ContactValues) =>
  errorsOf(organizationContactForm, values);
