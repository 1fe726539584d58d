import { PageHeading } from '@/components/ui/panel';
import type { Contact } from '@/lib/contract/entities/contact';
import { ContactForm } from './contact-form';
import { ContactOrganizations } from './contact-organizations';

/** The form of a contact with its organizations. `contact`: null for a new one. */
export function ContactFormView({ contact, person }: Parameters<typeof ContactForm>[0]) {
  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title={contact ? 'Edit Contact' : 'Create Contact'} />
        {/* No state carries over to the page of another contact. */}
        <ContactForm key={contact?.contactId} contact={contact && shown(contact)} person={person} />
      </div>
      <ContactOrganizations
        organizations={contact?.organizations ?? []}
        emptyText="This contact is not associated with any Organization."
      />
    </div>
  );
}

/** The form shows no author, so that no name of an employee is sent to the browser. */
const shown = (contact: Contact): Contact => ({
  ...contact,
  createdBy: null,
  lastModifiedBy: null,
});
