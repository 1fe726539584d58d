import { ContactView } from '@/components/contacts/contact-view';
import { recordPage } from '@/components/shell/record-page';
import { contactName } from '@/lib/format/record-names';
import { getContact } from '@/lib/legacy/contacts';
import { listContactNotes } from '@/lib/legacy/notes';
import { settle } from '@/lib/legacy/settle';

const page = recordPage({
  load: getContact,
  title: (contact) => (contact ? contactName(contact) : 'Contact Details'),
  screen: async ({ context, person, timeZone }, record, contactId) => {
    const [contact, notes] = await Promise.all([
      record,
      settle(listContactNotes(context, contactId)),
    ]);
    return <ContactView contact={contact} notes={notes} person={person} timeZone={timeZone} />;
  },
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
