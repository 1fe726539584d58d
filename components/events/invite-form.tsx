'use client';
/** The form of an invite: recipients, message, and a preview of the e-mail. Loaded when it is opened. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDraft } from '@/components/forms/draft';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { LeaveGuard } from '@/components/ui/leave-guard';
import { showMessage } from '@/components/ui/messages';
import { Notice, PanelText } from '@/components/ui/panel';
import type { Read } from '@/lib/browser/read';
import { type FailedWrite, sendToProxy } from '@/lib/browser/send';
import { MOST_INVITED } from '@/lib/contract/entities/invite';
import { NO_INVITEE, PRESENTERS_FAILED } from '@/lib/contract/messages';
import { pathTo } from '@/lib/contract/paths';
import { fieldsOf } from '@/lib/forms/field';
import { defineForm } from '@/lib/forms/form';
import type { InvitedEvent } from './event-presenters';
import { InvitePreview, inviteEmail } from './invite-email';
import { InviteMessage } from './invite-message';
import { type Invitee, InviteeChoice, readInvitees } from './invitees';
import { OverlapWarning } from './overlap-warning';

interface InviteFormProps {
  event: InvitedEvent;
  /** Key of the draft. */
  draft: string;
  /** Names of the event's presenters. */
  presenters: string[];
  /** Full name of the signed-in employee. */
  person: string;
  /** Returns whether the presenters could be read again. */
  onInvited: (since: number) => Promise<boolean>;
}

export function InviteForm(props: InviteFormProps) {
  const [read, setRead] = useState<Read<Invitee[]> | null>(null);
  const load = useCallback(async () => setRead(await readInvitees()), []);
  useEffect(() => void load(), [load]);

  const known = read?.ok ? read.value : null;
  const invite = useInvite(props, known ?? []);
  const { chosen, presenterIds, email, sending, failure, sent, restored } = invite;

  if (known?.length === 0) return <PanelText>There is no active presenter to invite.</PanelText>;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (known) void invite.send();
      }}
      className="space-y-4 px-4 py-4"
    >
      <LeaveGuard active={invite.unsaved} />
      {restored && invite.unsaved ? (
        <p role="status" className="rounded bg-brand-soft px-3 py-1.5 text-sm">
          {restored === 'typed'
            ? 'We restored the invite that you started. It has not been sent.'
            : 'We restored your invite. You left the page while it was being sent, so it may be sent already. Check the presenters above before you send it again.'}
        </p>
      ) : null}
      {known ? (
        <InviteeChoice
          ref={invite.choiceField}
          invitees={known}
          chosen={presenterIds}
          onChange={(presenterIds) => invite.change({ presenterIds })}
          readOnly={sending}
          present={props.presenters}
        />
      ) : null}
      <OverlapWarning
        start={props.event.startDateTime}
        end={props.event.endDateTime}
        eventId={props.event.eventId}
        people={chosen.map(({ name }) => name)}
        person={props.person}
      />
      {read === null ? <p className="text-muted text-sm">Loading presenters…</p> : null}
      {read?.ok === false ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger text-sm">
          {PRESENTERS_FAILED} {read.signedOut ? <SignInAgain /> : null}
          <Button onClick={() => void load()}>Try again</Button>
        </p>
      ) : null}
      {chosen.length > MOST_INVITED ? (
        <p role="alert" className="text-danger text-sm">
          At most {MOST_INVITED} presenters can be invited at once: {chosen.length} are selected.
        </p>
      ) : null}
      <InviteMessage
        ref={invite.messageField}
        value={invite.message}
        // What is typed during the request would not be sent.
        readOnly={sending}
        error={tooLong(email.over)}
        onChange={(typed) => invite.change({ message: typed.target.value })}
      />
      <InvitePreview event={props.event} invitees={chosen} parts={email.parts} />
      {failure ? <InviteFailure {...failure} /> : null}
      <div>
        <Button type="submit" weight="primary" aria-disabled={sending || !known}>
          {sending ? 'Sending…' : 'Send invite'}
        </Button>
        <p role="status" className="text-sm text-success wrap-anywhere [&:not(:empty)]:pt-3">
          {sent ? (
            <>
              The invite is being sent to <bdi>{sent.names}</bdi>.{' '}
              {sent.refreshed ? 'Check the presenters above.' : null}
            </>
          ) : null}
        </p>
      </div>
    </form>
  );
}

function InviteFailure({ signedOut, message }: FailedWrite) {
  return (
    <Notice kind="danger">
      {signedOut
        ? `Not sent: ${message} `
        : `We do not know whether the invite was sent: ${message} Some presenters may have been invited. Check the presenters above before you send it again. `}
      Your message and selection are still here. {signedOut ? <SignInAgain /> : null}
      {signedOut ? ' and then send once more.' : null}
    </Notice>
  );
}

function tooLong(over: number): string | undefined {
  if (over <= 0) return undefined;
  if (over === Number.POSITIVE_INFINITY) {
    return 'The invite is too long to be mailed, even without a message. Select fewer presenters, or shorten the event name or location.';
  }
  return `The message is too long to be mailed, by ${over} ${over === 1 ? 'character' : 'characters'}.`;
}

const { text, ids } = fieldsOf<never>();
const INVITE = defineForm({
  message: text('Message', () => ''),
  presenterIds: ids('Presenters'),
});

const FAILED =
  'Sorry! Something went wrong with the invite, please try again or contact IT Support.';

/** The state of an invite: its draft, its recipients, and the result of sending it. */
function useInvite({ event, draft, onInvited }: InviteFormProps, invitees: Invitee[]) {
  const form = useDraft(INVITE, INVITE.blank, draft);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FailedWrite | null>(null);
  const [sent, setSent] = useState<{ names: string; refreshed: boolean } | null>(null);
  const busy = useRef<boolean>(false);
  const choiceField = useRef<HTMLFieldSetElement>(null);
  const messageField = useRef<HTMLTextAreaElement>(null);
  const { eventId, eventName, location } = event;
  const { message, presenterIds: drafted } = form.typed.values;

  // A presenter of an old draft may have become inactive.
  const chosen = invitees.filter(({ presenterId }) => drafted.includes(presenterId));
  const presenterIds = chosen.map(({ presenterId }) => presenterId);
  const email = inviteEmail({ eventName, location, message }, presenterIds);

  const change = (values: Partial<typeof INVITE.blank>) => {
    setSent(null);
    form.put({ base: INVITE.blank, values: { ...form.latest().values, ...values } });
  };

  /** Focuses the field that prevents sending. */
  const isReady = (): boolean => {
    if (presenterIds.length === 0) showMessage('warning', NO_INVITEE, 8);
    if (presenterIds.length === 0 || presenterIds.length > MOST_INVITED) {
      choiceField.current?.querySelector('input')?.focus();
      return false;
    }
    if (email.over > 0) messageField.current?.focus();
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
    ...{ choiceField, messageField },
    restored: form.restored,
    unsaved: message !== '' || drafted.length > 0,
  };
}
