/** One contact: what is known of them, their organizations and notes. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { contactOf } from '@/components/contacts/contact-of';
import { ContactView } from '@/components/contacts/contact-view';
import { protectedPage } from '@/components/shell/protected-page';
import { recordId, recordTitle } from '@/components/shell/record-page';
import { config } from '@/lib/config';
import { contactName } from '@/lib/format/record-names';
import { listContactNotes } from '@/lib/legacy/notes';
import { settle } from '@/lib/legacy/settle';

type Props = PageProps<'/contact/read/[id]'>;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const contactId = await recordId(props.params);
  return recordTitle(contactId === null ? null : contactOf(contactId), (contact) =>
    contact ? contactName(contact) : 'Contact Details',
  );
}

export default protectedPage(async ({ context, session }, props: Props) => {
  const contactId = await recordId(props.params);
  if (contactId === null) notFound();
  const [contact, notes] = await Promise.all([
    contactOf(contactId),
    settle(listContactNotes(context, contactId)),
  ]);
  if (contact === null) notFound();

  return (
    <ContactView
      contact={contact}
      notes={notes}
      employee={session}
      timeZone={config().AGENCY_TIME_ZONE}
    />
  );
});
