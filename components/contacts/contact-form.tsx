'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { draftKey } from '@/components/forms/draft';
import { FormBody } from '@/components/forms/form-body';
import { FormFields } from '@/components/forms/form-field';
import { OrganizationPicker } from '@/components/forms/organization-picker';
import { type SavedForm, useForm, useRedirect } from '@/components/forms/use-form';
import { lastListHref } from '@/components/list/list-address';
import { Button } from '@/components/ui/button';
import { LeaveQuestion } from '@/components/ui/leave-guard';
import { showMessage } from '@/components/ui/messages';
import { Panel } from '@/components/ui/panel';
import type { Contact } from '@/lib/contract/entities/contact';
import { CONTACT_CREATED } from '@/lib/contract/messages';
import { pathTo } from '@/lib/contract/paths';
import { contactName } from '@/lib/format/record-names';
import { CONTACT, type ContactValues } from '@/lib/forms/contact';
import type { Choice } from '@/lib/forms/field';
import { routes } from '@/lib/routes';

interface ContactFormProps {
  /** Null: a new one. */
  contact: Contact | null;
  person: string;
}

const FAILED =
  'Something went wrong, it could be possible that the contact is already associated with the Org., otherwise ' +
  'please try again or contact IT Support.';

const LOOK = { href: routes.contacts, text: 'the list of contacts' };

export function ContactForm({ contact, person }: ContactFormProps) {
  const router = useRouter();
  const redirect = useRedirect(2);
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const contactId = contact?.contactId ?? null;
  const isNew = contactId === null;
  const address = isNew ? routes.newContact : routes.editContact(contactId);
  const memberOf = contact?.organizations.map(({ orgId }) => orgId) ?? [];
  const isMember = (one: Choice | null) => one !== null && memberOf.includes(one.id);
  const form = useForm({
    form: CONTACT,
    saved: contact ? CONTACT.read(contact) : CONTACT.blank,
    draft: draftKey(address, person),
    // The save during which the page was left did associate it.
    unsaved: (sent) => (isMember(sent.organization) ? { ...sent, organization: null } : sent),
    failed: FAILED,
    target: isNew
      ? { method: 'POST', path: pathTo('contactForms') }
      : { method: 'PUT', path: pathTo('contactForm', { contactId }) },
  });

  const onSaved = ({ createdId }: SavedForm<ContactValues>) => {
    if (isNew) {
      showMessage('success', CONTACT_CREATED, 3);
      redirect(() =>
        router.replace(createdId === null ? routes.contacts : routes.contact(createdId)),
      );
    } else {
      showMessage('success', 'Contact is updated.', 3);
      redirect(() => goBack(router, routes.contact(contactId), true));
    }
  };

  const leave = () => {
    // Deactivates the leave guard, which would ask a second time.
    flushSync(() => setLeaving(true));
    setAsking(false);
    const otherwise = isNew ? lastListHref(routes.contacts, address) : routes.contact(contactId);
    goBack(router, otherwise, false);
  };

  const { id, label, value, error, readOnly = false, onChange } = form.field('organization');

  return (
    <Panel title={<bdi>{contact ? contactName(contact) : 'New contact'}</bdi>}>
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
        <FormFields form={form} options={isNew ? { lastName: { similarIn: 'contacts' } } : {}} />
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

/** Returns to the page that the form was opened from, which may show a changed record, or opens `otherwise`. */
function goBack(router: ReturnType<typeof useRouter>, otherwise: string, changed: boolean): void {
  const steps = stepsBack();
  if (steps === 0) {
    router.replace(otherwise);
    return;
  }
  // Next restores the earlier page from its cache.
  if (changed) window.addEventListener('popstate', () => router.refresh(), { once: true });
  if (steps === 1) router.back();
  else history.go(-steps);
}

/** The number of history entries back to the page that opened the form; 0 if there is none. */
function stepsBack(): number {
  // `history.length` includes foreign pages, but older browsers have nothing else.
  if (!('navigation' in window)) return history.length > 1 ? 1 : 0;
  const at = navigation.currentEntry?.index ?? 0;
  const before = navigation.entries().slice(0, at).reverse();
  return before.findIndex(({ url }) => url !== null && !leadsHereAgain(new URL(url))) + 1;
}

/** An earlier entry of the sign-in would redirect to this form again. */
function leadsHereAgain({ pathname, searchParams }: URL): boolean {
  if (pathname === location.pathname || pathname === routes.login) return true;
  return (
    pathname.startsWith('/saml/') || (pathname === routes.home && searchParams.has('returnTo'))
  );
}
