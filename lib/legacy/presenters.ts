/** Who presents an event, who of them is primary, and whether the caller is one of them. */
import 'server-only';
import * as calls from '@/lib/contract/calls/presenters';
import { ask } from './ask';
import type { Caller } from './caller';
import { getEvent } from './events';

export interface Membership {
  /** The caller is one of the event's presenters. */
  joined: boolean;
  /** Name of the primary presenter; null when there is none. */
  primary: string | null;
}

export interface PresenterState {
  /** Names. The backend tells no ids of those who have joined. */
  presenters: string[];
  /** Null: could not be had. */
  membership: Membership | null;
  /** Milliseconds of this server's clock, by which the newer of two readings is known. */
  readAt: number;
}

export async function getMembership(caller: Caller, eventId: number): Promise<Membership> {
  const input = { params: { eventId } };
  const [joined, primary] = await Promise.all([
    ask(caller, calls.checkPresenter, input),
    ask(caller, calls.getPrimaryPresenter, input),
  ]);
  return { joined: joined.value, primary: primary.value };
}

export async function getPresenterState(caller: Caller, eventId: number): Promise<PresenterState> {
  const readAt = Date.now();
  const [{ presenters }, membership] = await Promise.all([
    getEvent(caller, eventId),
    getMembership(caller, eventId),
  ]);
  return { presenters, membership, readAt };
}
