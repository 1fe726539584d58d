'use client';
/** The presenters of an event as last read, and the employee's own joining and leaving. */
import { useRef, useState } from 'react';
import { read } from '@/lib/browser/read';
import { sendToProxy, type Write } from '@/lib/browser/send';
import { pathTo } from '@/lib/contract/paths';
import type { PresenterState } from '@/lib/legacy/presenters';
import { failed, type Outcome, outcomeOf, primaryRejected, type Step } from './membership-outcome';

/** By event: what this tab read after the page was sent, because the Back button shows the page as it was sent. */
const newest = new Map<number, PresenterState>();

/** From a click until its result is shown, milliseconds. */
const RESPOND_WITHIN_MS = 9_500;
/** For reading the state after a slow write, milliseconds. */
const MINIMUM_READ_MS = 1_000;

interface PresentersOptions {
  eventId: number;
  loaded: PresenterState;
  person: string;
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
      async () => (await import('./presenter-state')).presenterState,
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
    if (!found.ok) {
      const why = found.signedOut
        ? 'You are signed out.'
        : 'Who has joined could not be retrieved.';
      return failed(`You have not joined: ${why}`, found.signedOut);
    }
    const { membership } = found.value;
    if (membership?.joined === false && membership.primary === null) return null;
    keep(found.value);
    return primaryRejected(membership);
  };

  const run = async (step: Step): Promise<Outcome> => {
    const since = performance.now();
    const obstacle = step === 'join-primary' ? await primaryObstacle(since) : null;
    if (obstacle) return obstacle;
    const sent = await sendToProxy(writeOf(step, eventId));
    const found = await readAgain(since);
    const now = found.ok ? found.value.membership : null;
    return outcomeOf({ step, sent, now, person, timed });
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
  if (step === 'leave') return { method: 'DELETE', path: pathTo('leaveEvent', { eventId }) };
  const query = step === 'join-primary' ? '?primary=1' : '';
  return { method: 'PUT', path: `${pathTo('joinEvent', { eventId })}${query}` };
}
