/** Past events of the signed-in employee that wait for numbers. */
import 'server-only';
import type { Event } from '@/lib/contract/entities/event';
import { CANCELLED } from '@/lib/forms/event';
import type { RequestContext } from '@/lib/legacy/request-context';
import { waitingDays } from '@/lib/list/schedule-state';
import type { ListState } from '@/lib/list/state';
import { listAllMyEvents, type WholeSchedule } from './my-events';

/** Over, not cancelled, and without an audience count, or with a survey sent and no survey count. `now`: wall clock. */
function isWaiting(event: Event, now: string): boolean {
  const { startDateTime, endDateTime, lastStatus, surveyDateTime } = event;
  const over = endDateTime ?? startDateTime;
  if (over === null || over >= now || lastStatus === CANCELLED) return false;
  const isMissing = (count: string | null) => !count?.trim();
  return (
    isMissing(event.audienceCount) || (surveyDateTime !== null && isMissing(event.surveyCount))
  );
}

/** Latest first. `now`: wall clock. Throws as `listAllMyEvents` does. */
export async function listWaitingEvents(
  context: RequestContext,
  state: ListState,
  now: string,
): Promise<WholeSchedule> {
  const whole = await listAllMyEvents(context, waitingDays(state, now.slice(0, 10)));
  return { ...whole, events: whole.events.filter((event) => isWaiting(event, now)).reverse() };
}
