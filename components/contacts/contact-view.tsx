import { NotesSection } from '@/components/notes/notes-section';
import { ButtonLink } from '@/components/ui/button';
import { type Detail, DetailList } from '@/components/ui/detail-list';
import { PageHeading, Panel } from '@/components/ui/panel';
import type { Contact } from '@/lib/contract/entities/contact';
import type { Note } from '@/lib/contract/entities/note';
import { pathTo } from '@/lib/contract/paths';
import { contactName } from '@/lib/format/record-names';
import { formatPhone, yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { ContactOrganizations } from './contact-organizations';

interface ContactViewProps {
  contact: Contact;
  notes: Settled<Note[]>;
  person: string;
  timeZone: string;
}

export function ContactView({ contact, notes, person, timeZone }: ContactViewProps) {
  const { contactId } = contact;
  const name = contactName(contact);

  return (
    <div className="grid gap-4">
      <div>
        <PageHeading title="Contact Details">
          <ButtonLink href={routes.editContact(contactId)} weight="primary">
            Edit Contact
          </ButtonLink>
          <ButtonLink href={routes.newContact}>Create new Contact?</ButtonLink>
        </PageHeading>
        <Panel title={<bdi>{name}</bdi>}>
          <DetailList details={contactDetails(contact)} />
        </Panel>
      </div>
      <ContactOrganizations
        organizations={contact.organizations}
        emptyText="This contact is not associated with any Organization. Click 'Edit Contact' to associate one."
      />
      <NotesSection
        title={`Note(s) on ${contact.firstName || name}`}
        createLabel="Create contact note"
        createPath={pathTo('newContactNote', { contactId })}
        path={routes.contact(contactId)}
        author={person}
        {...{ notes, timeZone }}
      />
    </div>
  );
}

function contactDetails(contact: Contact): Detail[] {
  return [
    { label: 'First name', value: contact.firstName },
    { label: 'Last name', value: contact.lastName },
    { label: 'Title', value: contact.title },
    { label: 'Phone', value: formatPhone(contact.phone) },
    { label: 'Email', value: contact.email },
    { label: 'Alternative phone', value: formatPhone(contact.altPhone) },
    { label: 'Registration site contact', value: yesNo(contact.registrationSite) },
    { label: 'Created by', value: contact.createdBy },
    { label: 'Created on', value: formatDateTime(contact.createDate) },
    { label: 'Last modified by', value: contact.lastModifiedBy },
    { label: 'Last modified on', value: formatDateTime(contact.lastModifiedDate) },
  ];
}
