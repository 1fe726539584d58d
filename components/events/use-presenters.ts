'use client';
import { useRef, useState } from 'react';
import { sendToProxy, type Write } from '@/lib/browser/send';
/** Who presents an event as last read, and a person's own joining and leaving, each sent once and read again. */
import { pathTo } from '@/lib/contract/paths';
import type { PresenterState } from '@/lib/legacy/presenters';
import { failed, type Outcome, outcomeOf, primaryRefused, type Step } from './membership-outcome';
import { readPresenters } from './read-presenters';

/** The Back button shows the page as it was sent; what was read on it since is newer. By event; of this tab. */
const readLater = new Map<number, PresenterState>();

interface PresentersOf {
  eventId: number;
  /** What came with the page. */
  sent: PresenterState;
  person: string;
  timed: boolean;
  /** Makes a change after which a pressed button may be gone. */
  settle: (change: () => void) => void;
}

export function usePresenters({ eventId, sent, person, timed, settle }: PresentersOf) {
  const [own, setOwn] = useState(() => readLater.get(eventId) ?? null);
  const [running, setRunning] = useState<Step | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef<boolean>(false);
  const state = own && own.readAt >= sent.readAt ? own : sent;

  const keep = (next: PresenterState) => {
    readLater.set(eventId, next);
    setOwn(next);
  };

  /** What cannot be read again is not known any more. */
  const readAgain = async (since: number) => {
    const read = await readPresenters(eventId, since);
    settle(() => keep(read.ok ? read.value : { ...state, membership: null }));
    return read;
  };

  const run = async (step: Step): Promise<Outcome> => {
    const since = performance.now();
    if (step === 'join-primary') {
      const obstacle = await obstacleToPrimary(since);
      if (obstacle) return obstacle;
    }
    const answer = await sendToProxy(WRITES[step](eventId));
    const read = await readAgain(since);
    const now = read.ok ? read.value.membership : null;
    return outcomeOf({ step, sent: answer, now, person, timed });
  };

  /** The backend lets a second primary presenter take the first one's place (legacy-api.md §7.12); we do not. */
  const obstacleToPrimary = async (since: number): Promise<Outcome | null> => {
    const read = await readPresenters(eventId, since);
    if (!read.ok) {
      const why = read.signedOut ? 'You are signed out.' : 'Who has joined could not be retrieved.';
      return failed(`You have not joined: ${why}`, read.signedOut);
    }
    const { membership } = read.value;
    if (membership?.joined === false && membership.primary === null) return null;
    settle(() => keep(read.value));
    return primaryRefused(membership);
  };

  /** A second press while one is under way does nothing. */
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

const WRITES: Record<Step, (eventId: number) => Write> = {
  'join-primary': (eventId) => ({
    method: 'PUT',
    path: `${pathTo('joinEvent', { eventId })}?primary=1`,
  }),
  join: (eventId) => ({ method: 'PUT', path: pathTo('joinEvent', { eventId }) }),
  leave: (eventId) => ({ method: 'DELETE', path: pathTo('leaveEvent', { eventId }) }),
};
