'use client';
/** The contacts of an organization that is edited: create, associate and remove. */
import { useEffect, useRef, useState } from 'react';
import { deleteDraft, draftKey, readDraft } from '@/components/forms/draft';
import { ContactSearch } from '@/components/forms/lazy-searches';
import { useConfirmedRemoval } from '@/components/forms/use-removal';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { HydratedButton } from '@/components/ui/hydrated-button';
import { CELL_LINK } from '@/components/ui/table';
import { pathTo } from '@/lib/contract/paths';
import { fullName } from '@/lib/format/text';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import type { OrganizationContact } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';
import { AssociateForm } from './associate-form';
import { ContactTable } from './contact-table';
import { NewContactForm } from './new-contact-form';

interface OrganizationFormContactsProps {
  orgId: number;
  organization: string;
  contacts: OrganizationContact[];
  person: string;
}

const REMOVE_QUESTION =
  'Are you sure you want to remove this contact? Upon removing, the contact will be disassociated from the ' +
  'Organization but continue to exist in the Database.';

export function OrganizationFormContacts(props: OrganizationFormContactsProps) {
  const { orgId, organization, person } = props;
  const [contacts, setContacts] = useState(props.contacts);
  const [open, setOpen] = useState<'new' | 'existing' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const opener = (which: 'new' | 'existing' | null) =>
    buttons.current?.querySelector<HTMLElement>(`[data-opens="${which}"]`);
  const draft = draftKey(`${routes.editOrganization(orgId)} new contact`, person);

  // Reopens the form of a contact that has a draft, unless the draft has been saved.
  const { contacts: loaded } = props;
  useEffect(() => {
    const kept = readDraft(draft, ORGANIZATION_CONTACT);
    if (!kept) return;
    const { sentAt, values } = kept;
    const sent = ORGANIZATION_CONTACT.tidy(values);
    const isSent = (contact: OrganizationContact) =>
      ORGANIZATION_CONTACT.names.every((name) => (contact[name] ?? '') === sent[name]);
    if (sentAt !== undefined && loaded.some(isSent)) deleteDraft(draft);
    else setOpen('new');
  }, [draft, loaded]);

  const close = () =>
    keepFocus(
      () => setOpen(null),
      () => opener(open),
    );

  const added = (contact: OrganizationContact) => {
    setContacts((all) => [...all, contact]);
    close();
  };

  const { buttonFor, dialog } = useConfirmedRemoval({
    what: 'The contact',
    done: 'removed',
    success: 'Contact is removed from this Org.',
    dialog: { title: 'Remove contact', question: REMOVE_QUESTION, action: 'Remove' },
    pathOf: (contactId) => pathTo('removeContact', { orgId, contactId }),
    onRemoved: (contactId) =>
      keepFocus(
        () => setContacts((all) => all.filter((one) => one.contactId !== contactId)),
        () => opener('existing'),
      ),
  });

  return (
    <ContactTable
      organization={organization}
      contacts={contacts}
      actions={
        <div ref={buttons} className="flex flex-wrap gap-2">
          <Button data-opens="new" aria-expanded={open === 'new'} onClick={() => setOpen('new')}>
            Add new contact
          </Button>
          <Button
            data-opens="existing"
            aria-expanded={open === 'existing'}
            onPointerEnter={ContactSearch.preload}
            onFocus={ContactSearch.preload}
            onClick={() => setOpen('existing')}
          >
            Associate existing contact
          </Button>
        </div>
      }
      rowAction={(contact) => (
        <HydratedButton {...buttonFor(contact.contactId)} className={CELL_LINK}>
          Remove
          <span className="sr-only"> {fullName(contact.firstName, contact.lastName)}</span>
        </HydratedButton>
      )}
    >
      {open === 'new' ? (
        <NewContactForm orgId={orgId} draft={draft} onCreated={added} onClose={close} />
      ) : null}
      {open === 'existing' ? (
        <AssociateForm
          orgId={orgId}
          present={contacts.map(({ contactId }) => contactId)}
          onAssociated={added}
          onClose={close}
        />
      ) : null}
      {dialog}
    </ContactTable>
  );
}
