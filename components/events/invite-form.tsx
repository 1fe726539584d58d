'use client';
/** The form of an invite: recipients, message, and a preview of the e-mail. Loaded when it is opened. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { LeaveGuard } from '@/components/ui/leave-guard';
import { Notice } from '@/components/ui/notice';
import { PanelText } from '@/components/ui/panel';
import type { Read } from '@/lib/browser/read';
import type { FailedWrite } from '@/lib/browser/send';
import { MOST_INVITED } from '@/lib/contract/entities/invite';
import type { InvitedEvent } from './event-presenters';
import { InvitePreview } from './invite-email';
import { InviteMessage } from './invite-message';
import { type Invitee, InviteeChoice, readInvitees } from './invitees';
import { useInvite } from './use-invite';

interface InviteFormProps {
  event: InvitedEvent;
  /** Key of the draft. */
  draft: string;
  onInvited: (since: number) => Promise<boolean>;
}

export function InviteForm({ event, draft, onInvited }: InviteFormProps) {
  const [read, setRead] = useState<Read<Invitee[]> | null>(null);
  const load = useCallback(async () => setRead(await readInvitees()), []);
  useEffect(() => void load(), [load]);

  const choice = useRef<HTMLFieldSetElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const known = read?.ok ? read.value : null;
  const fields = { choice, message };
  const invite = useInvite({ event, draft, invitees: known ?? [], onInvited, fields });
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
            ? 'The invite that you had begun is back. It has not been sent.'
            : 'Your invite is back. It was being sent when you left the page and may be sent already: see above who ' +
              'presents this event before you send it again.'}
        </p>
      ) : null}
      {known ? (
        <InviteeChoice
          ref={choice}
          invitees={known}
          chosen={presenterIds}
          onChange={(presenterIds) => invite.change({ presenterIds })}
          readOnly={sending}
        />
      ) : null}
      {read === null ? <p className="text-muted text-sm">Loading presenters…</p> : null}
      {read?.ok === false ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger text-sm">
          Error occurred in retrieving Presenters. {read.signedOut ? <SignInAgain /> : null}
          <Button onClick={() => void load()}>Try again</Button>
        </p>
      ) : null}
      {chosen.length > MOST_INVITED ? (
        <p role="alert" className="text-danger text-sm">
          At most {MOST_INVITED} presenters can be invited at once: {chosen.length} are selected.
        </p>
      ) : null}
      <InviteMessage
        ref={message}
        value={invite.message}
        // What is typed during the request would not be sent.
        readOnly={sending}
        error={tooLong(email.over)}
        onChange={(typed) => invite.change({ message: typed.target.value })}
      />
      <InvitePreview event={event} invitees={chosen} parts={email.parts} />
      {failure ? <InviteFailure {...failure} /> : null}
      <div>
        <Button type="submit" weight="primary" aria-disabled={sending || !known}>
          {sending ? 'Sending…' : 'Send invite'}
        </Button>
        <p role="status" className="text-sm text-success wrap-anywhere [&:not(:empty)]:pt-3">
          {sent ? (
            <>
              The invite was handed over for mailing to <bdi>{sent.names}</bdi>.{' '}
              {sent.refreshed ? 'See above who presents this event now.' : null}
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
      {signedOut ? 'Not sent: ' : 'It is not certain that the invite was sent: '}
      {message}{' '}
      {signedOut
        ? null
        : 'Some may have been invited all the same: see above who presents this event now. '}
      Your message and selection are still here.{' '}
      {signedOut ? (
        <>
          <SignInAgain /> and then send once more.
        </>
      ) : null}
    </Notice>
  );
}

function tooLong(over: number): string | undefined {
  if (over <= 0) return undefined;
  if (over === Number.POSITIVE_INFINITY) {
    return 'The invite is too long to be mailed, even without a message: invite fewer at once, or shorten the event name or location.';
  }
  return `The message is too long to be mailed, by ${over} ${over === 1 ? 'character' : 'characters'}.`;
}
