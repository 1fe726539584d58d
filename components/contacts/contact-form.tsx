'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { FormField, FormFields } from '@/components/forms/form-field';
import { NewNameField } from '@/components/forms/likely-matches';
import { OrganizationPicker } from '@/components/forms/organization-picker';
import { type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { listLeftAt } from '@/components/list/list-address';
import { Button } from '@/components/ui/button';
import { LeaveQuestion } from '@/components/ui/leave-guard';
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
  /** Ids of the contact's organizations. */
  memberOf: number[];
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
    // The save during which the page was left did associate it.
    unsaved: (sent) => (isMember(sent.organization) ? { ...sent, organization: null } : sent),
    target: isNew
      ? { method: 'POST', path: pathTo('contactForms') }
      : { method: 'PUT', path: pathTo('contactForm', { contactId }) },
  });

  const onSaved = ({ createdId }: SavedForm<ContactValues>) => {
    if (isNew) {
      showMessage('success', 'New contact is created!', 3);
      redirect(() => router.push(createdId === null ? routes.contacts : routes.contact(createdId)));
    } else {
      showMessage('success', 'Contact is updated.', 3);
      redirect(() => goBack(router, { otherwise: routes.contact(contactId), changed: true }));
    }
  };

  const { failure } = form;
  useEffect(() => {
    if (failure && !failure.signedOut) showMessage('error', FAILED, 12);
  }, [failure]);

  const leave = () => {
    // Deactivates the leave guard, which would ask a second time.
    flushSync(() => setLeaving(true));
    setAsking(false);
    const otherwise = isNew ? listLeftAt(routes.contacts, address) : routes.contact(contactId);
    goBack(router, { otherwise, changed: false });
  };

  const { id, label, value, error, readOnly = false, onChange } = form.field('organization');

  return (
    <Panel title={<bdi>{name}</bdi>}>
      <FormBody
        form={{ ...form, dirty: form.dirty && !leaving }}
        look={LOOK}
        save="Save"
        onSaved={onSaved}
        buttons={
          <>
            <Button
              // Leaving during a save would hide a failure.
              disabled={form.phase !== 'editing'}
              onClick={form.dirty ? () => setAsking(true) : leave}
            >
              Cancel
            </Button>
            {asking ? <LeaveQuestion onLeave={leave} onStay={() => setAsking(false)} /> : null}
          </>
        }
      >
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
      </FormBody>
    </Panel>
  );
}
