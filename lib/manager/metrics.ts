/** The dashboard's numbers: for all days from the backend's counts, for a range computed from the events. */
import 'server-only';
import { allEvents } from '@/lib/legacy/all-events';
import { allPresenterEvents, countsByCounty, countsByType } from '@/lib/legacy/manager';
import type { RequestContext } from '@/lib/legacy/request-context';
import { type Settled, settle } from '@/lib/legacy/settle';
import type { DayRange } from '@/lib/list/state';
import {
  type CountyCount,
  countByCounty,
  countByType,
  orderedCounties,
  orderedTypes,
  startsWithin,
  type TypeCounts,
} from './aggregates';
import { previousRange } from './comparison';

export interface PreviousPeriod {
  range: DayRange;
  types: TypeCounts[];
}

export interface PresenterMetrics {
  types: Settled<TypeCounts[]>;
  counties: Settled<CountyCount[]>;
  /** As many days before the range; null without a range. */
  previous: PreviousPeriod | null;
  /** Unreadable events, which are not counted. */
  missing: number;
}

export interface AllPresentersMetrics {
  types: TypeCounts[];
  /** Unreadable events, which are not counted. */
  missing: number;
}

export async function presenterMetrics(
  context: RequestContext,
  presenterId: number,
  range: DayRange | null,
): Promise<PresenterMetrics> {
  if (range) return computedMetrics(context, presenterId, range);
  const [types, counties] = await Promise.all([
    settle(countsByType(context, presenterId).then(orderedTypes)),
    settle(countsByCounty(context, presenterId)),
  ]);
  if (counties.ok) counties.value = orderedCounties(counties.value, types.ok ? types.value : []);
  return { types, counties, previous: null, missing: 0 };
}

async function computedMetrics(
  context: RequestContext,
  presenterId: number,
  range: DayRange,
): Promise<PresenterMetrics> {
  const all = await settle(allPresenterEvents(context, presenterId));
  if (!all.ok) return { types: all, counties: all, previous: null, missing: 0 };
  const within = (days: DayRange) => all.value.events.filter((event) => startsWithin(event, days));
  const events = within(range);
  const before = previousRange(range);
  return {
    types: { ok: true, value: countByType(events) },
    counties: { ok: true, value: countByCounty(events) },
    previous: before && { range: before, types: countByType(within(before)) },
    missing: all.value.missing,
  };
}

/** An event with several presenters counts once. */
export async function allPresentersMetrics(
  context: RequestContext,
  range: DayRange | null,
): Promise<AllPresentersMetrics> {
  const all = await allEvents.list(context);
  const events = all.filter((event) => event !== null);
  return {
    types: countByType(events.filter((event) => startsWithin(event, range))),
    missing: all.length - events.length,
  };
}
