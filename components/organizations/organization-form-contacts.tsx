'use client';
/** The contacts of an organization that is edited: create, associate and remove. */
import { useEffect, useId, useRef, useState } from 'react';
import { deleteDraft, draftKey, readDraft } from '@/components/forms/draft';
import { ContactSearch } from '@/components/forms/lazy-searches';
import type { ContactOption } from '@/components/forms/searches';
import { RemovalButton, useConfirmedRemoval } from '@/components/forms/use-removal';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { keepFocus } from '@/components/ui/focus';
import { showMessage } from '@/components/ui/messages';
import { CELL_LINK } from '@/components/ui/table';
import { sendToProxy } from '@/lib/browser/send';
import type { OrganizationContact } from '@/lib/contract/entities/organization';
import { pathTo } from '@/lib/contract/paths';
import { fullName } from '@/lib/format/text';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import { routes } from '@/lib/routes';
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
  const { orgId, organization, contacts: loaded, person } = props;
  const [contacts, setContacts] = useState(loaded);
  const [open, setOpen] = useState<'new' | 'existing' | null>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const opener = (which: 'new' | 'existing' | null) =>
    buttons.current?.querySelector<HTMLElement>(`[data-opens="${which}"]`);
  const draft = draftKey(`${routes.editOrganization(orgId)} new contact`, person);

  // Reopens the form of a contact that has a draft, unless the draft has been saved.
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

  const removal = useConfirmedRemoval({
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
        <RemovalButton
          removal={removal}
          id={contact.contactId}
          what={fullName(contact.firstName, contact.lastName)}
          className={CELL_LINK}
        >
          Remove
          <span className="sr-only"> {fullName(contact.firstName, contact.lastName)}</span>
        </RemovalButton>
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
      {removal.dialog}
    </ContactTable>
  );
}

interface AssociateFormProps {
  orgId: number;
  /** Ids of the organization's contacts. */
  present: number[];
  onAssociated: (contact: OrganizationContact) => void;
  onClose: () => void;
}

const ASSOCIATION_FAILED =
  'Something went wrong while associating a contact with this Org., it could be possible that the contact is ' +
  'already associated otherwise please try again or contact IT Support.';

function AssociateForm({ orgId, present, onAssociated, onClose }: AssociateFormProps) {
  const [chosen, setChosen] = useState<ContactOption | null>(null);
  const [saving, setSaving] = useState(false);
  const id = useId();

  const associate = async () => {
    if (saving) return;
    if (!chosen) {
      showMessage('warning', 'No contact selected to associate, please try again.', 6);
      return;
    }
    setSaving(true);
    const path = pathTo('associateContact', { orgId, contactId: chosen.id });
    const sent = await sendToProxy({ method: 'PUT', path });
    setSaving(false);
    if (sent.ok) {
      showMessage('success', 'Contact is associated with this Org.', 6);
      // The search does not return the flag, and the table does not show it.
      onAssociated({ ...chosen.contact, registrationSite: false });
    } else if (sent.signedOut) showMessage('error', sent.message, 12, <SignInAgain />);
    else showMessage('error', ASSOCIATION_FAILED, 12);
  };

  return (
    <section aria-labelledby={id} className="space-y-3 border-line border-b px-4 py-4">
      <h3 id={id} className="font-semibold">
        Associate existing contact
      </h3>
      <div className="max-w-3xl">
        <ContactSearch
          label="Link contact with this Org."
          value={chosen}
          onChange={setChosen}
          taken={present}
          autoFocus
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button weight="primary" aria-disabled={saving} onClick={associate}>
          {saving ? 'Saving…' : 'Associate selected contact'}
        </Button>
        <Button disabled={saving} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
