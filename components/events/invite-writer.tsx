'use client';
/** Writes an invite: whom it goes to, its message, and what will be sent, shown while it is written. */
import { type ReactNode, useRef } from 'react';
import { LeaveGuard } from '@/components/forms/leave-guard';
import { SignInAgain } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { PanelText } from '@/components/ui/panel';
import { MOST_INVITED } from '@/lib/contract/entities/invite';
import type { Invitee } from './active-presenters';
import type { InvitedEvent } from './event-presenters';
import { InviteMessage } from './invite-message';
import { InvitePreview } from './invite-preview';
import { InviteeChoice } from './invitee-choice';
import { type SentInvite, useInvite } from './use-invite';

interface InviteWriterProps {
  event: InvitedEvent;
  draft: string;
  /** Those who may be invited, or what stands in their place. */
  invitees: { known: Invitee[] } | { unknown: ReactNode };
  onInvited: (since: number) => Promise<boolean>;
}

export function InviteWriter({ event, draft, invitees, onInvited }: InviteWriterProps) {
  const choice = useRef<HTMLFieldSetElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const fields = { choice, message };
  const known = 'known' in invitees ? invitees.known : null;
  const invite = useInvite({ event, draft, invitees: known ?? [], onInvited, fields });
  const { chosen, presenterIds, letter, sending, failure, sent } = invite;
  const error = tooLong(letter.over);

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
      <LeaveGuard unsaved={invite.unsaved} />
      {invite.restored && invite.unsaved ? (
        <p role="status" className="rounded bg-brand-soft px-3 py-1.5 text-sm">
          {invite.restored === 'typed'
            ? 'The invite that you had begun is back. It has not been sent.'
            : 'Your invite is back. It was being sent when you left the page and may be sent already: see above who ' +
              'presents this event before you send it again.'}
        </p>
      ) : null}
      {'known' in invitees ? (
        <InviteeChoice
          ref={choice}
          invitees={invitees.known}
          chosen={presenterIds}
          onChange={(presenterIds) => invite.change({ presenterIds })}
          readOnly={sending}
        />
      ) : (
        invitees.unknown
      )}
      {chosen.length > MOST_INVITED ? (
        <p role="alert" className="text-danger text-sm">
          At most {MOST_INVITED} presenters can be invited at once: {chosen.length} are selected.
        </p>
      ) : null}
      <InviteMessage
        ref={message}
        value={invite.message}
        // What is typed while it is sent would not be sent.
        readOnly={sending}
        error={error}
        onChange={(typed) => invite.change({ message: typed.target.value })}
      />
      <InvitePreview event={event} invitees={chosen} parts={letter.parts} />
      {failure ? (
        <Notice kind="danger">
          {failure.signedOut ? 'Not sent: ' : 'It is not certain that the invite was sent: '}
          {failure.message}{' '}
          {failure.signedOut
            ? null
            : 'Some may have been invited all the same: see above who presents this event now. '}
          Your message and selection are still here.{' '}
          {failure.signedOut ? (
            <>
              <SignInAgain /> and then send once more.
            </>
          ) : null}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" weight="primary" aria-disabled={sending || !known}>
          {sending ? 'Sending…' : 'Send invite'}
        </Button>
        <p role="status" className="text-sm text-success wrap-anywhere [&:not(:empty)]:pt-3">
          {sent ? <Report {...sent} /> : null}
        </p>
      </div>
    </form>
  );
}

function Report({ names, told }: SentInvite) {
  return (
    <>
      The invite was handed over for mailing to <bdi>{names}</bdi>.{' '}
      {told ? 'See above who presents this event now.' : null}
    </>
  );
}

function tooLong(over: number): string | undefined {
  if (over <= 0) return undefined;
  if (over === Number.POSITIVE_INFINITY) {
    return 'The invite is too long to be mailed, even without a message: invite fewer at once, or shorten the event name or location.';
  }
  return `The message is too long to be mailed, by ${over} ${over === 1 ? 'character' : 'characters'}.`;
}
