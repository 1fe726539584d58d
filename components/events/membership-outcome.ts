/** The result of joining or leaving, from the response and the state afterwards: the response alone is no proof (legacy-api.md §3.5). */
import type { FailedWrite, Sent } from '@/lib/browser/send';
import type { Membership } from '@/lib/legacy/presenters';

export type Step = 'join-primary' | 'join' | 'leave';

export interface Outcome {
  kind: 'done' | 'failed';
  text: string;
  signedOut: boolean;
}

interface Attempt {
  step: Step;
  sent: Sent;
  /** As read afterwards; null when that failed. */
  now: Membership | null;
  /** Full name of the employee. */
  person: string;
  /** The event has a start and an end, which a calendar invite needs. */
  timed: boolean;
}

const done = (text: string): Outcome => ({ kind: 'done', text, signedOut: false });
export function failed(text: string, signedOut = false): Outcome {
  return { kind: 'failed', text, signedOut };
}

export function outcomeOf({ step, sent, now, person, timed }: Attempt): Outcome {
  if (step === 'leave') return left(sent, now);
  if (!sent.ok) return joinFailed(sent, now);
  const invited = timed
    ? 'A calendar invite is on its way to you by mail.'
    : 'No calendar invite was mailed, because the event has no start or no end.';
  return done(`${joined(step, now, person)} ${invited}`);
}

/** Why the employee cannot become primary presenter. `now`: as read before anything was sent. */
export function primaryRejected(now: Membership | null): Outcome {
  if (now === null) return failed('You have not joined: Who has joined could not be retrieved.');
  if (now.joined) return failed('You had joined this event already. Nothing was changed.');
  const why =
    now.primary === undefined
      ? 'The primary presenter could not be retrieved.'
      : `${now.primary} has become the primary presenter meanwhile.`;
  return failed(`You have not joined: ${why} You can join as co-presenter.`);
}

function joined(step: Step, now: Membership | null, person: string): string {
  if (step === 'join' || now === null) return 'You have joined this event.';
  if (now.primary === undefined) {
    return 'You have joined this event, but whether as primary presenter could not be retrieved.';
  }
  if (now.primary === person) return 'You are now the primary presenter of this event.';
  return now.primary === null
    ? 'You have joined this event, but no primary presenter is set.'
    : `You have joined this event, but ${now.primary} is its primary presenter.`;
}

/** The backend stores the membership before it mails the invite, so a failed join may be stored. */
function joinFailed({ message, signedOut }: FailedWrite, now: Membership | null): Outcome {
  if (now?.joined) {
    return failed(
      `You have joined this event, but the calendar invite may not have been mailed: ${message}`,
    );
  }
  return now || signedOut
    ? failed(`You have not joined: ${message}`, signedOut)
    : failed(`It is not certain whether you have joined: ${message}`);
}

function left(sent: Sent, now: Membership | null): Outcome {
  if (sent.ok || now?.joined === false) return done('You are no longer a presenter of this event.');
  if (now === null && sent.uncertain) {
    return failed(`It is not certain whether you have been removed: ${sent.message}`);
  }
  return failed(`You have not been removed: ${sent.message}`, sent.signedOut);
}
