/** The form of a contact, and the shorter one of a contact that is created from an organization. */
import type { Contact } from '@/lib/contract/entities/contact';
import { fieldsOf } from './field';
import { defineForm, type ValuesOf } from './form';

const { text, phone, flag, choice } = fieldsOf<Contact>();

const IDENTIFYING = ['firstName', 'lastName', 'phone', 'email'] as const;

export const CONTACT = defineForm(
  {
    firstName: text('First Name', ({ firstName }) => firstName),
    lastName: text('Last Name', ({ lastName }) => lastName),
    title: text('Title', ({ title }) => title),
    regSite: flag('Registration site contact', ({ registrationSite }) => registrationSite),
    phone: phone('Phone', ({ phone }) => phone),
    altPhone: phone('Alternate Phone', ({ altPhone }) => altPhone),
    email: text('Email', ({ email }) => email, { inputMode: 'email' }),
    // The save associates the contact with it, by the path; it is not a property of the contact.
    organization: choice('Associate Organization', () => null, { inBody: false }),
  },
  (values) =>
    IDENTIFYING.some((name) => values[name].trim() !== '')
      ? {}
      : { firstName: 'Enter at least one of first name, last name, phone and email.' },
);

export const ORGANIZATION_CONTACT = defineForm({
  firstName: text('First Name', ({ firstName }) => firstName, { required: 'Enter a first name.' }),
  lastName: text('Last Name', ({ lastName }) => lastName),
  title: text('Title', ({ title }) => title),
  email: text('Contact Email', ({ email }) => email, { inputMode: 'email' }),
  phone: phone('Contact Phone', ({ phone }) => phone),
  altPhone: phone('Alt. Phone', ({ altPhone }) => altPhone),
});

export type ContactValues = ValuesOf<typeof CONTACT>;

/** For the path of the save: -1 is the backend's "no organization" (legacy-api.md §3.3). */
export const organizationIdOf = ({ organization }: ContactValues) => organization?.id ?? -1;
