'use client';
import { type FormEvent, useEffect, useRef } from 'react';
import { FormNotices } from '@/components/forms/form-notices';
import { LikelyMatches } from '@/components/forms/likely-matches';
import { SaveButton } from '@/components/forms/save-button';
import { useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { PhoneField } from '@/components/ui/phone-field';
/** Writes a new contact of an organization that is edited. Stays open, with its texts, until it is created. */
import { pathTo } from '@/lib/contract/paths';
import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactValues,
  NEW_CONTACT,
} from '@/lib/forms/contact-fields';
import type { OrganizationContact } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';

interface NewContactFormProps {
  orgId: number;
  draft: string;
  onCreated: (contact: OrganizationContact) => void;
  onClose: () => void;
}

const check = async (values: ContactValues) =>
  (await import('@/lib/forms/contact')).organizationContactErrors(values);

export function NewContactForm({ orgId, draft, onCreated, onClose }: NewContactFormProps) {
  const box = useRef<HTMLFormElement>(null);
  const form = useForm<ContactField>({
    saved: NEW_CONTACT,
    draft,
    check,
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
    const { regSite, ...texts } = done.values;
    onCreated({ ...texts, contactId: Number(done.createdId), registrationSite: regSite === '1' });
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
        fields={CONTACT_FIELDS}
        look={{ href: routes.organization(orgId), text: 'the contacts of this organization' }}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField {...form.field('firstName')} label="First Name" required />
        <div className="min-w-0">
          <TextField {...form.field('lastName')} label="Last Name" />
          <LikelyMatches index="contacts" typed={form.values.lastName} />
        </div>
        <TextField {...form.field('title')} label="Title" />
        <TextField {...form.field('email')} label="Contact Email" inputMode="email" />
        <PhoneField {...form.field('phone')} label="Contact Phone" />
        <PhoneField {...form.field('altPhone')} label="Alt. Phone" />
      </div>
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
