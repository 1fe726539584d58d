/** What will be sent, to whom, and what follows from it, before it is sent. */
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Invitee } from './active-presenters';
import type { InvitedEvent } from './event-presenters';
import type { LetterPart } from './invite-letter';

interface InvitePreviewProps {
  event: InvitedEvent;
  invitees: Invitee[];
  parts: LetterPart[];
}

export function InvitePreview({ event, invitees, parts }: InvitePreviewProps) {
  const unreachable = invitees.filter(({ reachable }) => !reachable);
  const names = (some: Invitee[]) => some.map(({ label }) => label).join(', ');
  return (
    <section
      aria-label="What will be sent"
      className="rounded border border-line bg-sunken px-4 py-3"
    >
      <h3 className="pb-2 font-semibold text-sm">What will be sent</h3>
      <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-muted">To</dt>
        <dd className="wrap-anywhere">
          {invitees.length === 0 ? 'nobody selected' : <bdi>{names(invitees)}</bdi>}
        </dd>
        <dt className="text-muted">Time</dt>
        <dd>
          {formatDateTime(event.startDateTime)} to {formatDateTime(event.endDateTime)}
        </dd>
        {parts.map((part) => (
          <Part key={part.label} {...part} />
        ))}
      </dl>
      <p className="pt-3 text-sm">
        Everybody selected gets a calendar invite by mail and becomes a presenter of this event,
        without being asked first.
      </p>
      {unreachable.length > 0 ? (
        <p className="pt-1 text-sm text-warning">
          No mail can reach <bdi>{unreachable.map(({ name }) => name).join(', ')}</bdi>: an invite
          to them may fail.
        </p>
      ) : null}
    </section>
  );
}

function Part({ label, text, standsIn, replaced }: LetterPart) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        <bdi>{text}</bdi>
        {standsIn ? <span className="text-muted"> (because there is no other text)</span> : null}
        {replaced.length > 0 ? (
          <p className="text-warning">
            Blanks stand for what the mail cannot carry: {replaced.map(quoted).join(', ')}
          </p>
        ) : null}
      </dd>
    </>
  );
}

/** A sign in quotation marks, so that it is not taken for one of the sentence's own. */
const quoted = (sign: string) => (sign.length === 1 ? `“${sign}”` : sign);
