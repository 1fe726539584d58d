/** Who presents an event, who of them is primary, whether the caller is one of them, and all active presenters. */
import 'server-only';
import { presenters as calls } from '@/lib/contract/calls/presenters';
import type { Presenter } from '@/lib/contract/entities/person';
import { callApi } from './call-api';
import { getEvent } from './events';
import type { RequestContext } from './request-context';
import { settle } from './settle';

export type ActivePresenter = Presenter;

export interface Membership {
  /** The caller is one of the event's presenters. */
  joined: boolean;
  /** Name of the primary presenter; null: there is none; left out: unknown, because that call failed. */
  primary?: string | null;
}

export interface PresenterState {
  /** Names. The backend tells no ids of those who have joined. */
  presenters: string[];
  /** Null: the call that tells whether the caller has joined failed. */
  membership: Membership | null;
  /** Milliseconds of this server's clock, by which the newer of two readings is known. */
  readAt: number;
}

/**
 * Backends older than 2.8 have no `primaryPresenter` and respond with 404 (legacy-api.md §8): whether the caller has
 * joined is known without it. Throws LegacyError, also when only `primaryPresenter` says that the caller is signed out.
 */
export async function getMembership(context: RequestContext, eventId: number): Promise<Membership> {
  const input = { params: { eventId } };
  const [joined, primary] = await Promise.all([
    callApi(context, calls.checkPresenter, input),
    settle(callApi(context, calls.getPrimaryPresenter, input)),
  ]);
  return { joined: joined.value, ...(primary.ok && { primary: primary.value.value }) };
}

export async function getPresenterState(
  context: RequestContext,
  eventId: number,
): Promise<PresenterState> {
  const readAt = Date.now();
  const [{ presenters }, membership] = await Promise.all([
    getEvent(context, eventId),
    settle(getMembership(context, eventId)),
  ]);
  return { presenters, membership: membership.ok ? membership.value : null, readAt };
}

/** By last name, which the backend does not order them by. */
export async function listActivePresenters(context: RequestContext): Promise<ActivePresenter[]> {
  const { value } = await callApi(context, calls.getActivePresenters);
  return value.sort((a, b) => byName(a.lastName, b.lastName) || byName(a.firstName, b.firstName));
}

const byName = (a: string | null, b: string | null) => (a ?? '').localeCompare(b ?? '', 'en');
