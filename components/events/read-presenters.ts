import { type Read, read } from '@/lib/browser/read';
import { pathTo } from '@/lib/contract/paths';
import type { PresenterState } from '@/lib/legacy/presenters';

export type PresentersRead = Read<PresenterState>;

/** A press has an answer within this time, milliseconds: what it changed, and what is true after it. */
const RESPOND_WITHIN_MS = 9_500;
/** What is true after a slow change still gets this time, milliseconds. */
const LEAST_MS = 1_000;

/** Reads who presents an event now. `since`: when the button was pressed, on the clock of `performance`. Never throws. */
export function readPresenters(eventId: number, since: number): Promise<PresentersRead> {
  const limit = Math.max(since + RESPOND_WITHIN_MS - performance.now(), LEAST_MS);
  return read(
    pathTo('eventPresenters', { eventId }),
    async () => (await import('./presenter-state')).presenterState,
    AbortSignal.timeout(Math.round(limit)),
  );
}
