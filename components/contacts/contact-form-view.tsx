import { PageHeading } from '@/components/ui/panel';
import { contactName } from '@/lib/format/record-names';
import { CONTACT } from '@/lib/forms/contact';
import type { Contact } from '@/lib/legacy/contacts';
import { ContactForm } from './contact-form';
import { ContactOrganizations } from './contact-organizations';

interface ContactFormViewProps {
  /** Null: a new one. */
  contact: Contact | null;
  person: string;
}

/** The form of a contact with its organizations. */
export function ContactFormView({ contact, person }: ContactFormViewProps) {
  const contactId = contact?.contactId ?? null;
  const organizations = contact?.organizations ?? [];
  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title={contact ? 'Edit Contact' : 'Create Contact'} />
        <ContactForm
          // No state carries over to the page of another contact.
          key={contactId}
          contactId={contactId}
          name={contact ? contactName(contact) : 'New contact'}
          saved={contact ? CONTACT.read(contact) : CONTACT.blank}
          memberOf={organizations.map(({ orgId }) => orgId)}
          person={person}
        />
      </div>
      <ContactOrganizations
        organizations={organizations}
        emptyText="This contact is not associated with any Organization."
      />
    </div>
  );
}
