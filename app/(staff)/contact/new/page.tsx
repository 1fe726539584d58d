/** The form of a new contact. */
import type { Metadata } from 'next';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import { protectedPage } from '@/components/shell/protected-page';
import { fullName } from '@/lib/format/text';

export const metadata: Metadata = { title: 'Create Contact' };

export default protectedPage(async ({ session }) => (
  <ContactFormView contact={null} person={fullName(session.firstName, session.lastName)} />
));
