/** The detail of a contact, part by part. */

import { NotesPanel } from '@/components/notes/notes-panel';
import { ButtonLink } from '@/components/ui/button';
import { DetailList } from '@/components/ui/detail-list';
import { FailedSection, PageHeading, Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { contactName } from '@/lib/format/record-names';
import { fullName } from '@/lib/format/text';
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
  const notesTitle = `Note(s) on ${contact.firstName || name}`;

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
      {notes.ok ? (
        <NotesPanel
          // Another contact's page keeps nothing of this one's notes.
          key={contactId}
          title={notesTitle}
          createLabel="Create contact note"
          createPath={pathTo('newContactNote', { contactId })}
          emptyText="No notes created."
          notes={notes.value}
          author={fullName(employee.firstName, employee.lastName)}
          timeZone={timeZone}
        />
      ) : (
        <FailedSection title={notesTitle} path={routes.contact(contactId)} />
      )}
    </div>
  );
}
