'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/components/forms/draft';
import { FormNotices } from '@/components/forms/form-notices';
import { LikelyMatches } from '@/components/forms/likely-matches';
import { SaveButton } from '@/components/forms/save-button';
import { useForm } from '@/components/forms/use-form';
import { useRedirect } from '@/components/forms/use-redirect';
import { listLeftAt } from '@/components/list/list-address';
import { TextField } from '@/components/ui/field';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { PhoneField } from '@/components/ui/phone-field';
import { YesNoField } from '@/components/ui/yes-no-field';
/** The form of a contact, for a new one and for one that is there. */
import { pathTo } from '@/lib/contract/paths';
import { CONTACT_FIELDS, type ContactField, type ContactValues } from '@/lib/forms/contact-fields';
import { routes } from '@/lib/routes';
import { goBack } from './contact-form-back';
import { ContactFormCancel } from './contact-form-cancel';
import { useOrganizationChoice } from './contact-form-choice';
import { ContactFormOrganization } from './contact-form-organization';

interface ContactFormProps {
  /** Null: a new one. */
  contactId: number | null;
  name: string;
  saved: ContactValues;
  /** Ids of the organizations that the contact is part of. */
  memberOf: number[];
  /** Whose unsaved changes are kept. */
  person: string;
}

const FAILED =
  'Something went wrong, it could be possible that the contact is already associated with the Org., otherwise ' +
  'please try again or contact IT Support.';

const LOOK = { href: routes.contacts, text: 'the list of contacts' };

const check = async (values: ContactValues) =>
  (await import('@/lib/forms/contact')).contactErrors(values);

export function ContactForm({ contactId, name, saved, memberOf, person }: ContactFormProps) {
  const router = useRouter();
  const redirect = useRedirect(2);
  const [leaving, setLeaving] = useState(false);
  const address = contactId === null ? routes.newContact : routes.editContact(contactId);
  const choice = useOrganizationChoice(draftKey(`${address} organization`, person));
  const { orgId } = choice;
  const form = useForm<ContactField>({
    saved,
    draft: draftKey(address, person),
    check,
    saveUnchanged: contactId === null || choice.unsaved,
    write: (values, base) =>
      contactId === null
        ? { method: 'POST', path: pathTo('contactForms'), body: { values, orgId } }
        : {
            method: 'PUT',
            path: pathTo('contactForm', { contactId }),
            body: { base, values, orgId },
          },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    choice.sending();
    const done = await form.submit();
    if (!done) {
      choice.notSaved();
      return;
    }
    choice.settle();
    if (contactId === null) {
      showMessage('success', 'New contact is created!', 3);
      const created = done.createdId;
      redirect(() => router.push(created === null ? routes.contacts : routes.contact(created)));
    } else {
      showMessage('success', 'Contact is updated.', 3);
      redirect(() => goBack(router, { otherwise: routes.contact(contactId), changed: true }));
    }
  };

  const { failure } = form;
  useEffect(() => {
    // Who is signed out reads that, and the way back in, above the fields.
    if (failure && !failure.signedOut) showMessage('error', FAILED, 12);
  }, [failure]);

  const leave = () => {
    // The question has been answered; the browser does not ask it a second time.
    flushSync(() => setLeaving(true));
    const otherwise =
      contactId === null ? listLeftAt(routes.contacts, address) : routes.contact(contactId);
    goBack(router, { otherwise, changed: false });
  };

  useEffect(() => {
    // Saved after all, in the middle of which the page was left.
    if (choice.restored === 'sent' && memberOf.includes(choice.orgId)) choice.discard();
  }, [choice, memberOf]);

  const unsaved = form.dirty || choice.unsaved;
  const notices = {
    ...form,
    dirty: unsaved && !leaving,
    restored: form.restored ?? choice.restored,
    discard: () => {
      form.discard();
      choice.discard();
    },
  };
  const field = (one: ContactField) => ({ ...form.field(one), label: CONTACT_FIELDS[one].label });
  const editing = form.phase === 'editing';

  return (
    <Panel title={<bdi>{name}</bdi>}>
      <form noValidate onSubmit={save} className="space-y-4 px-4 py-4">
        <FormNotices form={notices} fields={CONTACT_FIELDS} look={LOOK} />
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <TextField {...field('firstName')} />
          <div className="min-w-0">
            <TextField {...field('lastName')} />
            {contactId === null ? (
              <LikelyMatches
                // Asked anew after each attempt, one of which may have created what it could not confirm.
                key={form.attempt}
                index="contacts"
                typed={form.values.lastName}
              />
            ) : null}
          </div>
          <TextField {...field('title')} />
          <YesNoField {...field('regSite')} />
          <PhoneField {...field('phone')} />
          <PhoneField {...field('altPhone')} />
          <TextField {...field('email')} inputMode="email" />
        </div>
        <ContactFormOrganization choice={choice} memberOf={memberOf} readOnly={!editing} />
        <div className="flex flex-wrap gap-2">
          <SaveButton phase={form.phase} label="Save" />
          {/* Leaving while it is saved would hide a failure. */}
          <ContactFormCancel unsaved={unsaved} disabled={!editing} onLeave={leave} />
        </div>
      </form>
    </Panel>
  );
}
