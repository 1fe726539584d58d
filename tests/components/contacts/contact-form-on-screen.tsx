/** The contact form in the browser. */
import { screen } from '@testing-library/react';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import type { Contact } from '@/lib/contract/entities/contact';
import { CONTACT } from '@/lib/forms/contact';
import { button, showPage } from '@/tests/support/form-page';
import { ADA } from './ada';

export const NEW = '/api/forms/contacts';
export const EDIT = '/api/forms/contacts/7';

/** The values of ADA. */
export const ADA_VALUES = CONTACT.read(ADA);

interface Shown {
  /** Null: a new one. */
  contact?: Contact | null;
  /** The earlier addresses of the tab. */
  before?: string[];
}

export function showForm({ contact = ADA, before = ['/contacts'] }: Shown = {}) {
  // jsdom has no Navigation API.
  Object.defineProperty(window, 'navigation', {
    value: {
      currentEntry: { index: before.length },
      entries: () => [...before, '/contact/7'].map((path) => ({ url: `http://localhost${path}` })),
    },
    configurable: true,
  });
  return showPage(<ContactFormView contact={contact} person="Cleo Park" />);
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const save = () => button('Save');
