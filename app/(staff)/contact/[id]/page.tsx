/** The form of a contact that is there. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ContactFormView } from '@/components/contacts/contact-form-view';
import { staffPage } from '@/components/shell/staff-page';
import { id as idValue } from '@/lib/contract/values';
import { fullName } from '@/lib/format/text';
import { getContact } from '@/lib/legacy/contacts';

export const metadata: Metadata = { title: 'Edit Contact' };

export default staffPage(async ({ caller, session }, { params }: PageProps<'/contact/[id]'>) => {
  const contactId = idValue.safeParse((await params).id).data;
  if (contactId === undefined) notFound();
  const contact = await getContact(caller, contactId);
  return (
    <ContactFormView contact={contact} person={fullName(session.firstName, session.lastName)} />
  );
});
