/** One contact: what is known of them, their organizations and notes. */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { contactName } from '@/components/contacts/contact-name';
import { ContactView } from '@/components/contacts/contact-view';
import { staffPage } from '@/components/shell/staff-page';
import { config } from '@/lib/config';
import { id as idValue } from '@/lib/contract/values';
import { getContact } from '@/lib/legacy/contacts';
import { listContactNotes } from '@/lib/legacy/notes';
import { section } from '@/lib/legacy/section';
import { openedSession } from '@/lib/session/guard';

type Props = PageProps<'/contact/read/[id]'>;

/** Title and page ask for the same contact; the backend is asked once. */
const contactOf = cache(async (contactId: number) => {
  const opened = await openedSession();
  return opened.kind === 'signed-in' ? getContact(opened.caller, contactId) : null;
});

const readId = async ({ params }: Props) => idValue.safeParse((await params).id).data ?? null;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const contactId = await readId(props);
  const contact = contactId === null ? null : await contactOf(contactId).catch(() => null);
  return { title: contact ? contactName(contact) : 'Contact Details' };
}

export default staffPage(async ({ caller, session }, props: Props) => {
  const contactId = await readId(props);
  if (contactId === null) notFound();
  const [contact, notes] = await Promise.all([
    contactOf(contactId),
    section(listContactNotes(caller, contactId)),
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
