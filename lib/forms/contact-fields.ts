/** The fields of the contact form, with the names that the backend gives them. */
import type { Contact } from '@/lib/contract/entities/contact';
import { digitsOf } from '@/lib/format/phone';
import type { FieldFacts, Values } from './values';

export type ContactField =
  | 'firstName'
  | 'lastName'
  | 'title'
  | 'regSite'
  | 'phone'
  | 'altPhone'
  | 'email';

export type ContactValues = Values<ContactField>;

export const CONTACT_FIELDS: Record<ContactField, FieldFacts> = {
  firstName: { label: 'First Name', kind: 'text' },
  lastName: { label: 'Last Name', kind: 'text' },
  title: { label: 'Title', kind: 'text' },
  regSite: { label: 'Registration site contact', kind: 'flag' },
  phone: { label: 'Phone', kind: 'phone' },
  altPhone: { label: 'Alternate Phone', kind: 'phone' },
  email: { label: 'Email', kind: 'text' },
};

export const NEW_CONTACT: ContactValues = {
  firstName: '',
  lastName: '',
  title: '',
  regSite: '0',
  phone: '',
  altPhone: '',
  email: '',
};

export function contactValues(contact: Contact): ContactValues {
  return {
    firstName: contact.firstName ?? '',
    lastName: contact.lastName ?? '',
    title: contact.title ?? '',
    regSite: contact.registrationSite ? '1' : '0',
    phone: digitsOf(contact.phone),
    altPhone: digitsOf(contact.altPhone),
    email: contact.email ?? '',
  };
}
