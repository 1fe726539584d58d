'use client';
/** The contacts of an organization that is edited: add a new one, associate one that is there, remove one. */
import { useEffect, useRef, useState } from 'react';
import { draftKey, forgetDraft, readDraft } from '@/components/forms/draft';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { keepFocus } from '@/components/ui/keep-focus';
import { showMessage } from '@/components/ui/messages';
import { ScriptButton } from '@/components/ui/script-button';
import { CELL_LINK } from '@/components/ui/table';
import { notDone } from '@/lib/browser/failed-answer';
import { sendToProxy } from '@/lib/browser/send';
import { pathTo } from '@/lib/contract/paths';
import { fullName } from '@/lib/format/text';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import type { OrganizationContact } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';
import { AssociateForm, ContactSearch } from './associate-form';
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
  const [asking, setAsking] = useState<OrganizationContact | null>(null);
  const [leaving, setLeaving] = useState<number[]>([]);
  const buttons = useRef<HTMLDivElement>(null);
  const opener = (which: 'new' | 'existing' | null) =>
    buttons.current?.querySelector<HTMLElement>(`[data-opens="${which}"]`);
  const draft = draftKey(`${routes.editOrganization(orgId)} new contact`, person);

  // A contact that was being written before a reload is still being written after it, unless it is saved by now.
  const { contacts: loaded } = props;
  useEffect(() => {
    const kept = readDraft(draft, ORGANIZATION_CONTACT);
    if (!kept) return;
    const { sentAt, values } = kept;
    const sent = ORGANIZATION_CONTACT.tidy(values);
    const isSent = (contact: OrganizationContact) =>
      ORGANIZATION_CONTACT.names.every((name) => (contact[name] ?? '') === sent[name]);
    if (sentAt !== undefined && loaded.some(isSent)) forgetDraft(draft);
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

  const remove = async ({ contactId }: OrganizationContact) => {
    setAsking(null);
    setLeaving((all) => [...all, contactId]);
    const path = pathTo('removeContact', { orgId, contactId });
    const sent = await sendToProxy({ method: 'DELETE', path });
    setLeaving((all) => all.filter((id) => id !== contactId));
    if (!sent.ok) {
      const wayBack = sent.signedOut ? <SignInAgain /> : undefined;
      showMessage('error', notDone('The contact', 'removed', sent), 12, wayBack);
      return;
    }
    showMessage('info', 'Contact is removed from this Org.', 6);
    keepFocus(
      () => setContacts((all) => all.filter((one) => one.contactId !== contactId)),
      () => opener('existing'),
    );
  };

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
        <ScriptButton
          aria-disabled={leaving.includes(contact.contactId)}
          onClick={leaving.includes(contact.contactId) ? undefined : () => setAsking(contact)}
          className={CELL_LINK}
        >
          Remove
          <span className="sr-only"> {fullName(contact.firstName, contact.lastName)}</span>
        </ScriptButton>
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
      {asking ? (
        <ConfirmDialog
          title="Remove contact"
          question={REMOVE_QUESTION}
          action="Remove"
          onConfirm={() => void remove(asking)}
          onCancel={() => setAsking(null)}
        />
      ) : null}
    </ContactTable>
  );
}
