import type { Metadata } from 'next';
import { listScreen } from '@/components/list/list-screen';
import { listContacts } from '@/lib/legacy/contacts';
import { contactList } from '@/lib/list/definitions/contacts';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Contacts' };

export default listScreen(() => contactList, {
  title: 'Contacts',
  create: { label: 'Create Contact', href: routes.newContact },
  exported: 'contacts',
  load: listContacts,
});
