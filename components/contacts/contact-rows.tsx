/** Rows of the contact list: of each contact only what its row shows travels to the browser. */
import type { Contact } from '@/lib/legacy/contacts';
import { ContactRow } from './contact-row';

export function ContactRows({ rows }: { rows: Contact[] }) {
  return rows.map((contact) => (
    <ContactRow
      key={contact.contactId}
      contactId={contact.contactId}
      firstName={contact.firstName}
      lastName={contact.lastName}
      organizations={contact.organizations}
      title={contact.title}
      email={contact.email}
      phone={contact.phone}
      lastContactDate={contact.lastContactDate}
      regsite={contact.regsite}
    />
  ));
}
