/** The text of an invite after its way through the path of the backend's call (legacy-api.md §5.2), and its preview. */
import { addressExcess, INVITE_STAND_INS } from '@/lib/contract/entities/invite';
import { pathTextChange } from '@/lib/contract/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { InvitedEvent } from './event-presenters';
import type { Invitee } from './invitees';

interface EmailPart {
  label: string;
  /** As it will be mailed. */
  text: string;
  /** Nothing is left of the typed text; `text` is the default. */
  isDefault: boolean;
  /** Characters that become blanks. */
  replaced: string[];
}

type PartName = keyof typeof INVITE_STAND_INS;

export function inviteEmail(
  typed: Record<PartName, string | null>,
  presenterIds: readonly number[],
) {
  const part = (name: PartName, label: string): EmailPart => {
    const { safe, replaced } = pathTextChange(typed[name] ?? '');
    return { label, text: safe || INVITE_STAND_INS[name], isDefault: !safe, replaced };
  };
  const eventName = part('eventName', 'Event name');
  const location = part('location', 'Location');
  const message = part('message', 'Invite message');
  const texts = { eventName: eventName.text, location: location.text, message: message.text };
  return {
    parts: [eventName, location, message],
    /** Characters of the message that are too many; Infinity when even an empty message is too long. */
    over: charactersOver(message.text, addressExcess(texts, presenterIds)),
  };
}

/** Counted from the end of the message. A character takes 1 to 12 characters of an address. */
function charactersOver(message: string, excess: number): number {
  let left = excess;
  let count = 0;
  for (const character of [...message].reverse()) {
    if (left <= 0) return count;
    left -= encodeURIComponent(character).length;
    count += 1;
  }
  return left <= 0 ? count : Number.POSITIVE_INFINITY;
}

interface InvitePreviewProps {
  event: InvitedEvent;
  invitees: Invitee[];
  parts: EmailPart[];
}

export function InvitePreview({ event, invitees, parts }: InvitePreviewProps) {
  const unreachable = invitees.filter(({ hasEmail }) => !hasEmail);
  return (
    <section
      aria-label="Preview of the invite"
      className="rounded border border-line bg-sunken px-4 py-3"
    >
      <h3 className="pb-2 font-semibold text-sm">Preview of the invite</h3>
      <dl className="grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
        <dt className="text-muted">To</dt>
        <dd className="wrap-anywhere">
          {invitees.length === 0 ? (
            'no presenters selected'
          ) : (
            <bdi>{invitees.map(({ label }) => label).join(', ')}</bdi>
          )}
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
        Each selected presenter gets a calendar invite by email and becomes a presenter of this
        event, without being asked first.
      </p>
      {unreachable.length > 0 ? (
        <p className="pt-1 text-sm text-warning">
          We cannot send email to <bdi>{unreachable.map(({ name }) => name).join(', ')}</bdi>: an
          invite to them may fail.
        </p>
      ) : null}
    </section>
  );
}

function Part({ label, text, isDefault, replaced }: EmailPart) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">
        <bdi>{text}</bdi>
        {isDefault ? <span className="text-muted"> (because there is no other text)</span> : null}
        {replaced.length > 0 ? (
          <p className="text-warning">
            These characters cannot be sent and are replaced by spaces:{' '}
            {replaced.map(quoted).join(', ')}
          </p>
        ) : null}
      </dd>
    </>
  );
}

/** Quotes a character; names such as `line break` stay as they are. */
const quoted = (sign: string) => (sign.length === 1 ? `“${sign}”` : sign);
