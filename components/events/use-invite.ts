'use client';
/** The state of an invite: its draft, its recipients, and the result of sending it. */
import { type RefObject, useRef, useState } from 'react';
import { useDraft } from '@/components/forms/draft';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendToProxy } from '@/lib/browser/send';
import { MOST_INVITED } from '@/lib/contract/entities/invite';
import { pathTo } from '@/lib/contract/paths';
import { fieldsOf } from '@/lib/forms/field';
import { defineForm } from '@/lib/forms/form';
import type { InvitedEvent } from './event-presenters';
import { inviteEmail } from './invite-email';
import type { Invitee } from './invitees';

const { text, ids } = fieldsOf<never>();
const INVITE = defineForm({
  message: text('Message', () => ''),
  presenterIds: ids('Presenters'),
});

const NO_RECIPIENT = 'Please have atleast one Presenter selected to send the invite.';
const FAILED =
  'Sorry! Something went wrong with the invite, please try again or contact IT Support.';

interface InviteOptions {
  event: InvitedEvent;
  draft: string;
  invitees: Invitee[];
  /** Returns whether the presenters could be read again. */
  onInvited: (since: number) => Promise<boolean>;
  fields: { choice: RefObject<HTMLElement | null>; message: RefObject<HTMLElement | null> };
}

export function useInvite({ event, draft, invitees, onInvited, fields }: InviteOptions) {
  const form = useDraft(INVITE, INVITE.blank, draft);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const [sent, setSent] = useState<{ names: string; refreshed: boolean } | null>(null);
  const busy = useRef<boolean>(false);
  const { eventId, eventName, location } = event;
  const { message, presenterIds: drafted } = form.typed.values;

  // A presenter of an old draft may be inactive by now.
  const chosen = invitees.filter(({ presenterId }) => drafted.includes(presenterId));
  const presenterIds = chosen.map(({ presenterId }) => presenterId);
  const email = inviteEmail({ eventName, location, message }, presenterIds);

  const change = (values: Partial<typeof INVITE.blank>) => {
    setSent(null);
    form.put({ base: INVITE.blank, values: { ...form.latest().values, ...values } });
  };

  /** Focuses the field that prevents sending. */
  const isReady = (): boolean => {
    if (presenterIds.length === 0) showMessage('warning', NO_RECIPIENT, 8);
    if (presenterIds.length === 0 || presenterIds.length > MOST_INVITED) {
      fields.choice.current?.querySelector('input')?.focus();
      return false;
    }
    if (email.over > 0) fields.message.current?.focus();
    return email.over <= 0;
  };

  /** Sends one request at a time: a second one would be mailed as well (legacy-api.md §1.18). */
  const send = async () => {
    if (busy.current || !isReady()) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const since = performance.now();
    form.sending();
    const response = await sendToProxy({
      method: 'POST',
      path: pathTo('eventInvites', { eventId }),
      body: { eventName, location, message, presenterIds },
    });
    // Also after a failure: some may have become presenters before it.
    const refreshed = await onInvited(since);
    if (response.ok) {
      showMessage('success', 'Invite sent!', 10);
      form.settle(INVITE.blank);
      setSent({ names: chosen.map(({ label }) => label).join(', '), refreshed });
    } else {
      if (!response.uncertain) form.notSaved();
      showMessage('error', FAILED, 10);
      setFailure(response);
    }
    setSending(false);
    busy.current = false;
  };

  return {
    ...{ message, chosen, presenterIds, email, change, send, sending, failure, sent },
    restored: form.restored,
    unsaved: message !== '' || drafted.length > 0,
  };
}
