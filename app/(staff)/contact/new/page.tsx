import type { Metadata } from 'next';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import { protectedPage } from '@/components/shell/protected-page';

export const metadata: Metadata = { title: 'Create Contact' };

export default protectedPage(async ({ person }) => (
  <ContactFormView contact={null} person={person} />
));
