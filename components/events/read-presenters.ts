import { pathTo } from '@/lib/contract/paths';
import type { PresenterState } from '@/lib/legacy/presenters';

export type PresentersRead =
  | { ok: true; state: PresenterState }
  | { ok: false; signedOut: boolean };

/** A press has an answer within this time, milliseconds: what it changed, and what is true after it. */
const RESPOND_WITHIN_MS = 9_500;
/** What is true after a slow change still gets this time, milliseconds. */
const LEAST_MS = 1_000;

/** Reads who presents an event now. `since`: when the button was pressed, on the clock of `performance`. Never throws. */
export async function readPresenters(eventId: number, since: number): Promise<PresentersRead> {
  const limit = Math.max(since + RESPOND_WITHIN_MS - performance.now(), LEAST_MS);
  try {
    const response = await fetch(pathTo('eventPresenters', { eventId }), {
      signal: AbortSignal.timeout(Math.round(limit)),
    });
    if (!response.ok) return { ok: false, signedOut: response.status === 401 };
    const { presenterState } = await import('./presenter-state');
    return { ok: true, state: presenterState.parse(await response.json()) };
  } catch {
    return { ok: false, signedOut: false };
  }
}
