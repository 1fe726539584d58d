'use client';
/** The form of a contact, for a new one and for one that is there. */
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/components/forms/draft';
import { FormField, FormFields } from '@/components/forms/form-field';
import { FormNotices } from '@/components/forms/form-notices';
import { LeaveQuestion } from '@/components/forms/leave-guard';
import { NewNameField } from '@/components/forms/likely-matches';
import { OrganizationPicker } from '@/components/forms/organization-picker';
import { SaveButton } from '@/components/forms/save-button';
import { useForm } from '@/components/forms/use-form';
import { useRedirect } from '@/components/forms/use-redirect';
import { listLeftAt } from '@/components/list/list-address';
import { Button } from '@/components/ui/button';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import { pathTo } from '@/lib/contract/paths';
import { CONTACT, type ContactValues } from '@/lib/forms/contact';
import type { Choice } from '@/lib/forms/field';
import { routes } from '@/lib/routes';
import { goBack } from './contact-form-back';

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

export function ContactForm({ contactId, name, saved, memberOf, person }: ContactFormProps) {
  const router = useRouter();
  const redirect = useRedirect(2);
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const isNew = contactId === null;
  const address = isNew ? routes.newContact : routes.editContact(contactId);
  const isMember = (one: Choice | null) => one !== null && memberOf.includes(one.id);
  const form = useForm({
    form: CONTACT,
    saved,
    draft: draftKey(address, person),
    // Associated after all by a save in the middle of which the page was left.
    unsaved: (sent) => (isMember(sent.organization) ? { ...sent, organization: null } : sent),
    saveUnchanged: isNew,
    write: (values, base) =>
      isNew
        ? { method: 'POST', path: pathTo('contactForms'), body: { values } }
        : { method: 'PUT', path: pathTo('contactForm', { contactId }), body: { base, values } },
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const done = await form.submit();
    if (!done) return;
    if (isNew) {
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
    setAsking(false);
    const otherwise = isNew ? listLeftAt(routes.contacts, address) : routes.contact(contactId);
    goBack(router, { otherwise, changed: false });
  };

  const { id, label, value, error, readOnly = false, onChange } = form.field('organization');

  return (
    <Panel title={<bdi>{name}</bdi>}>
      <form noValidate onSubmit={save} className="space-y-4 px-4 py-4">
        <FormNotices form={{ ...form, dirty: form.dirty && !leaving }} look={LOOK} />
        <FormFields
          form={form}
          instead={{
            lastName: (
              <div key="lastName" className="min-w-0">
                {isNew ? (
                  <NewNameField form={form} name="lastName" index="contacts" />
                ) : (
                  <FormField form={form} name="lastName" />
                )}
              </div>
            ),
          }}
        />
        <OrganizationPicker
          {...{ id, label, error, readOnly }}
          searchLabel="Link Org. with this Contact"
          taken={memberOf}
          chosen={value}
          onChoose={onChange}
          consequence={(chosen) => (
            <span className={`min-w-0 wrap-anywhere ${isMember(chosen) ? 'text-warning' : ''}`}>
              {isMember(chosen)
                ? 'The contact is already part of '
                : 'Save makes the contact part of '}
              <bdi className="font-semibold">{chosen.text}</bdi>.
            </span>
          )}
        />
        <div className="flex flex-wrap gap-2">
          <SaveButton phase={form.phase} label="Save" />
          {/* Leaving while it is saved would hide a failure. */}
          <Button
            disabled={form.phase !== 'editing'}
            onClick={form.dirty ? () => setAsking(true) : leave}
          >
            Cancel
          </Button>
          {asking ? <LeaveQuestion onLeave={leave} onStay={() => setAsking(false)} /> : null}
        </div>
      </form>
    </Panel>
  );
}
