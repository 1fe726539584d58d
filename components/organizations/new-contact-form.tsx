'use client';
/** Writes a new contact of an organization that is edited. Stays open, with its texts, until it is created. */
import { type FormEvent, useEffect, useRef } from 'react';
import { FormField, FormFields } from '@/components/forms/form-field';
import { FormNotices } from '@/components/forms/form-notices';
import { LikelyMatches } from '@/components/forms/likely-matches';
import { SaveButton } from '@/components/forms/save-button';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { showMessage } from '@/components/ui/messages';
import { pathTo } from '@/lib/contract/paths';
import { ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import type { OrganizationContact } from '@/lib/legacy/organizations';
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
    saveUnchanged: true,
    write: (values) => ({
      method: 'POST',
      path: pathTo('contactsOfOrganization', { orgId }),
      body: { values },
    }),
  });
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await form.submit();
    if (!done) return;
    showMessage('success', 'New contact is created!', 6);
    onCreated({ ...done.values, contactId: Number(done.createdId), registrationSite: false });
  };

  const { failure } = form;
  useEffect(() => {
    if (!failure || failure.signedOut) return;
    const text = 'Something went wrong, please try again or contact IT Support.';
    showMessage('error', text, 12);
  }, [failure]);

  const cancel = () => {
    form.discard();
    onClose();
  };

  return (
    <form
      ref={box}
      noValidate
      autoComplete="off"
      aria-label="New contact"
      onSubmit={save}
      className="space-y-4 border-line border-b px-4 py-4"
    >
      <FormNotices
        form={form}
        look={{ href: routes.organization(orgId), text: 'the contacts of this organization' }}
      />
      <FormFields
        form={form}
        instead={{
          lastName: (
            <div key="lastName" className="min-w-0">
              <FormField form={form} name="lastName" />
              <LikelyMatches index="contacts" typed={form.values.lastName} />
            </div>
          ),
        }}
      />
      <div className="flex gap-2">
        <SaveButton phase={form.phase} label="Save Contact" />
        {/* Leaving now would hide a failure and drop the texts with it. */}
        <Button onClick={cancel} disabled={form.phase !== 'editing'}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
