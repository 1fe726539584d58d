/** The contact that a page is about: its title and its content ask for it, the backend is asked once. */
import 'server-only';
import { cache } from 'react';
import { getContact } from '@/lib/legacy/contacts';
import { currentSession } from '@/lib/session/guard';

/** Null while nobody is signed in, which the page itself finds out. Throws as `getContact` does. */
export const contactOf = cache(async (contactId: number) => {
  const opened = await currentSession();
  return opened.kind === 'signed-in' ? getContact(opened.context, contactId) : null;
});
