import { PageHeading } from '@/components/ui/panel';
import type { Contact } from '@/lib/contract/entities/contact';
import { ContactForm } from './contact-form';
import { ContactOrganizations } from './contact-organizations';

interface ContactFormViewProps {
  /** Null: a new one. */
  contact: Contact | null;
  person: string;
}

/** The form of a contact with its organizations. */
export function ContactFormView({ contact, person }: ContactFormViewProps) {
  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title={contact ? 'Edit Contact' : 'Create Contact'} />
        {/* No state carries over to the page of another contact. */}
        <ContactForm key={contact?.contactId} contact={contact} person={person} />
      </div>
      <ContactOrganizations
        organizations={contact?.organizations ?? []}
        emptyText="This contact is not associated with any Organization."
      />
    </div>
  );
}
