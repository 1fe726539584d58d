/** The numbers of all presenters together; an event that two of them present counts once. */
import 'server-only';
import { allEvents } from '@/lib/legacy/all-events';
import type { RequestContext } from '@/lib/legacy/request-context';
import type { DayRange } from '@/lib/list/state';
import { countByType, startsWithin, type TypeCounts } from './counts';

export interface AllPresentersFigures {
  types: TypeCounts[];
  /** Events that could not be read and are not counted. */
  missing: number;
}

export async function allPresentersFigures(
  context: RequestContext,
  range: DayRange | null,
): Promise<AllPresentersFigures> {
  const all = await allEvents.list(context);
  const events = all.filter((event) => event !== null);
  return {
    types: countByType(events.filter((event) => startsWithin(event, range))),
    missing: all.length - events.length,
  };
}
