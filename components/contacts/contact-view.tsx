/** The detail of a contact, part by part. */

import { NotesSection } from '@/components/notes/notes-section';
import { ButtonLink } from '@/components/ui/button';
import { DetailList } from '@/components/ui/detail-list';
import { PageHeading, Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { contactName } from '@/lib/format/record-names';
import type { Contact } from '@/lib/legacy/contacts';
import type { Note } from '@/lib/legacy/notes';
import type { Settled } from '@/lib/legacy/settle';
import { routes } from '@/lib/routes';
import { contactFacts } from './contact-facts';
import { ContactOrganizations } from './contact-organizations';

interface ContactViewProps {
  contact: Contact;
  notes: Settled<Note[]>;
  employee: { firstName: string | null; lastName: string | null };
  timeZone: string;
}

export function ContactView({ contact, notes, employee, timeZone }: ContactViewProps) {
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
          <DetailList details={contactFacts(contact)} />
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
        {...{ notes, employee, timeZone }}
      />
    </div>
  );
}
