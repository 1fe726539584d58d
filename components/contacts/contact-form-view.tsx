import { PageHeading } from '@/components/ui/panel';
import { ContactForm } from './contact-form';
import { ContactOrganizations } from './contact-organizations';

/** The form of a contact with its organizations. `contact`: null for a new one. */
export function ContactFormView({ contact, person }: Parameters<typeof ContactForm>[0]) {
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
