'use client';
/** Associates an existing contact with an organization. */
import { useId, useRef, useState } from 'react';
import { ContactSearch } from '@/components/forms/lazy-searches';
import type { ContactOption } from '@/components/forms/searches';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { showMessage } from '@/components/ui/messages';
import { sendToProxy } from '@/lib/browser/send';
import { pathTo } from '@/lib/contract/paths';
import type { OrganizationContact } from '@/lib/legacy/organizations';

interface AssociateFormProps {
  orgId: number;
  /** Ids of the organization's contacts. */
  present: number[];
  onAssociated: (contact: OrganizationContact) => void;
  onClose: () => void;
}

const FAILED =
  'Something went wrong while associating a contact with this Org., it could be possible that the contact is ' +
  'already associated otherwise please try again or contact IT Support.';

export function AssociateForm({ orgId, present, onAssociated, onClose }: AssociateFormProps) {
  const [chosen, setChosen] = useState<ContactOption | null>(null);
  const [saving, setSaving] = useState(false);
  const sending = useRef<boolean>(false);
  const id = useId();

  const associate = async () => {
    if (sending.current) return;
    if (!chosen) {
      showMessage('warning', 'No contact selected to associate, please try again.', 6);
      return;
    }
    sending.current = true;
    setSaving(true);
    const path = pathTo('associateContact', { orgId, contactId: chosen.id });
    const sent = await sendToProxy({ method: 'PUT', path });
    sending.current = false;
    setSaving(false);
    if (!sent.ok) {
      const signedOut = sent.signedOut ? <SignInAgain /> : undefined;
      showMessage('error', sent.signedOut ? sent.message : FAILED, 12, signedOut);
      return;
    }
    showMessage('success', 'Contact is associated with this Org.', 6);
    // The search does not return the flag, and the table does not show it.
    onAssociated({ ...chosen.contact, registrationSite: false });
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
