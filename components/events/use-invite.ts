'use client';
import { type RefObject, useRef, useState } from 'react';
import { useTyped } from '@/components/forms/use-typed';
import { showMessage } from '@/components/ui/messages';
import { type FailedWrite, sendToProxy } from '@/lib/browser/send';
import { MOST_INVITED } from '@/lib/contract/entities/invite';
/** An invite while it is written and sent: its draft, whom it goes to, and what became of it. */
import { pathTo } from '@/lib/contract/paths';
import { fieldsOf } from '@/lib/forms/field';
import { defineForm } from '@/lib/forms/form';
import type { Invitee } from './active-presenters';
import type { InvitedEvent } from './event-presenters';
import { inviteLetter } from './invite-letter';

const { text, ids } = fieldsOf<never>();

const INVITE = defineForm({
  message: text('Message', () => ''),
  presenterIds: ids('Presenters'),
});

const NOBODY = 'Please have atleast one Presenter selected to send the invite.';
const FAILED =
  'Sorry! Something went wrong with the invite, please try again or contact IT Support.';

interface InviteOf {
  event: InvitedEvent;
  draft: string;
  invitees: Invitee[];
  onInvited: (since: number) => Promise<boolean>;
  fields: { choice: RefObject<HTMLElement | null>; message: RefObject<HTMLElement | null> };
}

export interface SentInvite {
  names: string;
  /** Who presents now could be read again. */
  told: boolean;
}

export function useInvite({ event, draft, invitees, onInvited, fields }: InviteOf) {
  const {
    typed,
    latest,
    put,
    settle,
    sending: mark,
    notSaved,
    restored,
  } = useTyped(INVITE, INVITE.blank, draft);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const [sent, setSent] = useState<SentInvite | null>(null);
  const busy = useRef<boolean>(false);
  const { eventId, eventName, location } = event;
  const { message } = typed.values;

  // Somebody in a draft may be active no more.
  const kept = typed.values.presenterIds;
  const chosen = invitees.filter(({ presenterId }) => kept.includes(presenterId));
  const presenterIds = chosen.map(({ presenterId }) => presenterId);
  const letter = inviteLetter({ eventName, location, message }, presenterIds);

  const change = (values: Partial<typeof INVITE.blank>) => {
    setSent(null);
    put({ base: INVITE.blank, values: { ...latest().values, ...values } });
  };

  /** Says what keeps it from being sent, and leads there. */
  const isReady = (): boolean => {
    if (presenterIds.length === 0) showMessage('warning', NOBODY, 8);
    if (presenterIds.length === 0 || presenterIds.length > MOST_INVITED) {
      fields.choice.current?.querySelector('input')?.focus();
      return false;
    }
    if (letter.over > 0) fields.message.current?.focus();
    return letter.over <= 0;
  };

  /** Once, however often it is pressed: a second one would be mailed too (legacy-api.md §1.18). */
  const send = async () => {
    if (busy.current || !isReady()) return;
    busy.current = true;
    setSending(true);
    setFailure(null);
    const since = performance.now();
    const body = { eventName, location, message, presenterIds };
    mark();
    const answer = await sendToProxy({
      method: 'POST',
      path: pathTo('eventInvites', { eventId }),
      body,
    });
    // A failure may come after some have been made presenters and mailed.
    const told = await onInvited(since);
    if (answer.ok) {
      showMessage('success', 'Invite sent!', 10);
      settle(INVITE.blank);
      setSent({ names: chosen.map(({ label }) => label).join(', '), told });
    } else {
      if (!answer.uncertain) notSaved();
      showMessage('error', FAILED, 10);
      setFailure(answer);
    }
    setSending(false);
    busy.current = false;
  };

  return {
    message,
    chosen,
    presenterIds,
    letter,
    change,
    send,
    sending,
    failure,
    sent,
    restored,
    unsaved: message !== '' || kept.length > 0,
  };
}
