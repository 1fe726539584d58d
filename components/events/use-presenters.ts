'use client';
/** The presenters of an event as last read, and the employee's own joining and leaving. */
import { useRef, useState } from 'react';
import { read } from '@/lib/browser/read';
import { type FailedWrite, type Sent, sendToProxy, type Write } from '@/lib/browser/send';
import { pathTo } from '@/lib/contract/paths';
import type { Membership, PresenterState } from '@/lib/legacy/presenters';

export type Step = 'join-primary' | 'join' | 'leave';

interface Outcome {
  kind: 'done' | 'failed';
  text: string;
  signedOut: boolean;
}

/** By event: what this tab read after the page was sent, because the Back button shows the page as it was sent. */
const newest = new Map<number, PresenterState>();

/** From a click until its result is shown, milliseconds. */
const RESPOND_WITHIN_MS = 9_500;
/** For reading the state after a slow write, milliseconds. */
const MINIMUM_READ_MS = 1_000;

interface PresentersOptions {
  eventId: number;
  loaded: PresenterState;
  /** Full name of the employee. */
  person: string;
  /** The event has a start and an end, which a calendar invite needs. */
  timed: boolean;
  /** Makes a change that may remove the pressed button. */
  update: (change: () => void) => void;
}

export function usePresenters({ eventId, loaded, person, timed, update }: PresentersOptions) {
  const [own, setOwn] = useState(() => newest.get(eventId) ?? null);
  const [running, setRunning] = useState<Step | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef<boolean>(false);
  const state = own && own.readAt >= loaded.readAt ? own : loaded;

  const keep = (next: PresenterState) =>
    update(() => {
      newest.set(eventId, next);
      setOwn(next);
    });

  /** `since`: time of the click, on the clock of `performance`. Never throws. */
  const readNow = (since: number) => {
    const limit = Math.max(since + RESPOND_WITHIN_MS - performance.now(), MINIMUM_READ_MS);
    return read(
      pathTo('eventPresenters', { eventId }),
      async () => (await import('@/lib/contract/responses')).presenterState,
      AbortSignal.timeout(Math.round(limit)),
    );
  };

  /** After a failed read the membership is unknown. */
  const readAgain = async (since: number) => {
    const found = await readNow(since);
    keep(found.ok ? found.value : { ...state, membership: null });
    return found;
  };

  /** The backend lets a second primary presenter replace the first one (legacy-api.md §7.12); we do not. */
  const primaryObstacle = async (since: number): Promise<Outcome | null> => {
    const found = await readNow(since);
    if (!found.ok && found.signedOut)
      return failed('You have not joined: You are signed out.', true);
    const membership = found.ok ? found.value.membership : null;
    if (membership?.joined === false && membership.primary === null) return null;
    if (found.ok) keep(found.value);
    return primaryRejected(membership);
  };

  const run = async (step: Step): Promise<Outcome> => {
    const since = performance.now();
    const obstacle = step === 'join-primary' ? await primaryObstacle(since) : null;
    if (obstacle) return obstacle;
    const sent = await sendToProxy(writeOf(step, eventId));
    const found = await readAgain(since);
    // The response alone is no proof (legacy-api.md §3.5).
    const now = found.ok ? found.value.membership : null;
    if (step === 'leave') return left(sent, now);
    if (!sent.ok) return joinFailed(sent, now);
    const invited = timed
      ? 'We sent you a calendar invite by email.'
      : 'We did not send a calendar invite, because the event has no start or no end.';
    return done(`${joined(step, now, person)} ${invited}`);
  };

  /** One at a time: a click during a request does nothing. */
  const take = async (step: Step) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(step);
    setOutcome(null);
    setOutcome(await run(step));
    setRunning(null);
    busy.current = false;
  };

  return { ...state, running, outcome, take, readAgain };
}

function writeOf(step: Step, eventId: number): Write {
  if (step === 'leave')
    return { method: 'DELETE', path: pathTo('leaveEvent', { eventId }), keepalive: true };
  const query = step === 'join-primary' ? '?primary=1' : '';
  return { method: 'PUT', path: `${pathTo('joinEvent', { eventId })}${query}` };
}

const done = (text: string): Outcome => ({ kind: 'done', text, signedOut: false });
function failed(text: string, signedOut = false): Outcome {
  return { kind: 'failed', text, signedOut };
}

export const PRIMARY_FAILED = 'We could not load the primary presenter.';

/** Why the employee cannot become primary presenter. `now`: as read before the request; null when that failed. */
function primaryRejected(now: Membership | null): Outcome {
  if (now === null) return failed('You have not joined: We could not load the presenters.');
  if (now.joined) return failed('You had already joined this event. Nothing was changed.');
  const why =
    now.primary === undefined
      ? PRIMARY_FAILED
      : `${now.primary} became the primary presenter before you.`;
  return failed(`You have not joined: ${why} You can join as co-presenter.`);
}

function joined(step: Step, now: Membership | null, person: string): string {
  if (step === 'join' || now === null) return 'You have joined this event.';
  if (now.primary === undefined) {
    return 'You have joined this event. We could not check whether you are its primary presenter.';
  }
  if (now.primary === person) return 'You are now the primary presenter of this event.';
  return now.primary === null
    ? 'You have joined this event, but no primary presenter is set.'
    : `You have joined this event, but ${now.primary} is its primary presenter.`;
}

/** The backend stores the membership before it sends the invite, so a failed join may be stored. */
function joinFailed({ message, signedOut }: FailedWrite, now: Membership | null): Outcome {
  if (now?.joined) {
    return failed(
      `You have joined this event, but the calendar invite may not have been mailed: ${message}`,
    );
  }
  return now || signedOut
    ? failed(`You have not joined: ${message}`, signedOut)
    : failed(`We do not know whether you have joined: ${message}`);
}

function left(sent: Sent, now: Membership | null): Outcome {
  if (sent.ok || now?.joined === false) return done('You are no longer a presenter of this event.');
  if (now === null && sent.uncertain) {
    return failed(`We do not know whether you have been removed: ${sent.message}`);
  }
  return failed(`You have not been removed: ${sent.message}`, sent.signedOut);
}
