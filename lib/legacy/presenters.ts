/** Presenters of an event, the caller's membership, and all active presenters. */
import 'server-only';
import { presenters as calls } from '@/lib/contract/calls/presenters';
import type { Presenter } from '@/lib/contract/entities/person';
import { callApi } from './call-api';
import { getEvent } from './events';
import type { RequestContext } from './request-context';
import { orNull, settle } from './settle';
import { byText } from './wall-clock';

export interface Membership {
  joined: boolean;
  /** Name of the primary presenter, or null; undefined if that call failed. */
  primary?: string | null;
}

export interface PresenterState {
  /** Names; the backend returns no ids. */
  presenters: string[];
  /** Null if that call failed. */
  membership: Membership | null;
  /** Milliseconds since 1970, by which the newer of two states is chosen. */
  readAt: number;
}

/** Backends before 2.8 have no `primaryPresenter` and respond with 404 (legacy-api.md §8). Throws LegacyError. */
export async function getMembership(context: RequestContext, eventId: number): Promise<Membership> {
  const input = { params: { eventId } };
  const [joined, primary] = await Promise.all([
    callApi(context, calls.checkPresenter, input),
    settle(callApi(context, calls.getPrimaryPresenter, input)),
  ]);
  return { joined: joined.value, ...(primary.ok && { primary: primary.value.value }) };
}

/** Presenters and the caller's membership. Throws LegacyError if the event cannot be read. */
export async function getPresenterState(
  context: RequestContext,
  eventId: number,
): Promise<PresenterState> {
  const readAt = Date.now();
  const [{ presenters }, membership] = await Promise.all([
    getEvent(context, eventId),
    orNull(getMembership(context, eventId)),
  ]);
  return { presenters, membership, readAt };
}

/** Sorted by last name, then by first name. Throws LegacyError. */
export async function listActivePresenters(context: RequestContext): Promise<Presenter[]> {
  const { value } = await callApi(context, calls.getActivePresenters);
  return value.sort((a, b) => byText(a.lastName, b.lastName) || byText(a.firstName, b.firstName));
}
