/** The form of a contact that is there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import { contactOf } from '@/components/contacts/contact-of';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId, recordTitle } from '@/components/shell/record-page';
import { fullName } from '@/lib/format/text';

type Props = PageProps<'/contact/[id]'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const contactId = await recordId(props.params);
  return recordTitle(contactId === null ? null : contactOf(contactId), () => 'Edit Contact');
}

export default protectedPage(async ({ session }, props: Props) => {
  const contactId = await recordId(props.params);
  if (contactId === null) notFound();
  const contact = await contactOf(contactId);
  if (contact === null) notFound();
  return (
    <ContactFormView contact={contact} person={fullName(session.firstName, session.lastName)} />
  );
});
