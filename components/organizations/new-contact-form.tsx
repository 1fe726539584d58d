'use client';
/** Creates a contact of an organization. */
import { useEffect, useRef } from 'react';
import { FormBody } from '@/components/forms/form-body';
import { FormFields } from '@/components/forms/form-field';
import { type SavedForm, useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { showMessage } from '@/components/ui/messages';
import type { OrganizationContact } from '@/lib/contract/entities/organization';
import { CONTACT_CREATED } from '@/lib/contract/messages';
import { pathTo } from '@/lib/contract/paths';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import type { ValuesOf } from '@/lib/forms/form';
import { routes } from '@/lib/routes';

interface NewContactFormProps {
  orgId: number;
  draft: string;
  onCreated: (contact: OrganizationContact) => void;
  onClose: () => void;
}

export function NewContactForm({ orgId, draft, onCreated, onClose }: NewContactFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const form = useForm({
    form: ORGANIZATION_CONTACT,
    saved: ORGANIZATION_CONTACT.blank,
    draft,
    failed: 'Something went wrong, please try again or contact IT Support.',
    target: { method: 'POST', path: pathTo('contactsOfOrganization', { orgId }) },
  });
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const onSaved = ({ values, createdId }: SavedForm<ValuesOf<typeof ORGANIZATION_CONTACT>>) => {
    showMessage('success', CONTACT_CREATED, 6);
    onCreated({ ...values, contactId: Number(createdId), registrationSite: false });
  };

  const cancel = () => {
    form.discard();
    onClose();
  };

  return (
    <FormBody
      ref={box}
      label="New contact"
      className="space-y-4 border-line border-b px-4 py-4"
      form={form}
      look={{ href: routes.organization(orgId), text: 'the contacts of this organization' }}
      save="Save Contact"
      onSaved={onSaved}
      buttons={
        // Cancelling during a save would hide a failure and delete the draft.
        <Button onClick={cancel} disabled={form.phase !== 'editing'}>
          Cancel
        </Button>
      }
    >
      <FormFields form={form} options={{ lastName: { similarIn: 'contacts' } }} />
    </FormBody>
  );
}
