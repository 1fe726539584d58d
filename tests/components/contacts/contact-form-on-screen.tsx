/** The contact form as staff meet it, with the router it leaves by and the wire below it. */

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import nock from 'nock';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import { Messages } from '@/components/ui/messages';
import { CONTACT } from '@/lib/forms/contact';
import type { Contact } from '@/lib/legacy/contacts';
import { holdToken } from '@/tests/support/held-token';
import { ADA } from './ada';

const TOKEN = 'c2f7b1de-xsrf';

/** Answers only what carries the token of the cookie. */
export const wire = () => nock('http://localhost', { reqheaders: { 'x-xsrf-token': TOKEN } });

export const NEW = '/api/forms/contacts';
export const EDIT = '/api/forms/contacts/7';

/** As the form reads ADA. */
export const ADA_VALUES = CONTACT.read(ADA);

interface Shown {
  /** Null: a new one. */
  contact?: Contact | null;
  /** Addresses that this tab showed before the form, the last one last. */
  before?: string[];
}

/** Signed in as Cleo Park. `went` holds what the router was asked for. */
export function showForm({ contact = ADA, before = ['/contacts'] }: Shown = {}) {
  holdToken(TOKEN);
  // jsdom has no Navigation API.
  Object.defineProperty(window, 'navigation', {
    value: {
      currentEntry: { index: before.length },
      entries: () => [...before, '/contact/7'].map((path) => ({ url: `http://localhost${path}` })),
    },
    configurable: true,
  });
  const went: string[] = [];
  const router = {
    push: (href: string) => void went.push(`push ${href}`),
    replace: (href: string) => void went.push(`replace ${href}`),
    refresh: () => void went.push('refresh'),
    back: () => {
      went.push('back');
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    forward: () => void went.push('forward'),
    prefetch: () => undefined,
    bfcacheId: '',
  };
  const { unmount, container } = render(
    <AppRouterContext.Provider value={router}>
      <main>
        <ContactFormView contact={contact} person="Cleo Park" />
      </main>
      <Messages />
    </AppRouterContext.Provider>,
  );
  const user = userEvent.setup();
  // user-event's focus cannot be set, as a browser's can; Headless UI sets it when it is loaded and when it is left.
  Object.defineProperty(HTMLElement.prototype, 'focus', {
    value: HTMLElement.prototype.focus,
    configurable: true,
    writable: true,
  });
  return { user, unmount, went, container };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const button = (name: string) => screen.getByRole('button', { name });
export const save = () => button('Save');
