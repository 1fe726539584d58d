import type { PresenterState } from '@/lib/legacy/presenters';

export type PresentersRead =
  | { ok: true; state: PresenterState }
  | { ok: false; signedOut: boolean };

/** Asks our own side who presents an event now. Never throws. */
export async function readPresenters(eventId: number): Promise<PresentersRead> {
  try {
    const response = await fetch(`/api/events/${eventId}/presenters`);
    if (!response.ok) return { ok: false, signedOut: response.status === 401 };
    const { presenterState } = await import('./presenter-state');
    return { ok: true, state: presenterState.parse(await response.json()) };
  } catch {
    return { ok: false, signedOut: false };
  }
}
