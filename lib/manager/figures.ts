/** The numbers of one presenter: the backend's own for all days, and reckoned from the presenter's events for some. */
import 'server-only';
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
  withCountyless,
} from './counts';
import { previousRange } from './previous-range';

export interface Period {
  range: DayRange;
  types: TypeCounts[];
}

export interface Figures {
  types: Settled<TypeCounts[]>;
  counties: Settled<CountyCount[]>;
  /** Where some days are asked for: as many days before them. */
  previous: Period | null;
  /** Events that could not be read and are not counted. */
  missing: number;
}

export function presenterFigures(
  context: RequestContext,
  presenterId: number,
  range: DayRange | null,
): Promise<Figures> {
  return range
    ? reckonedFigures(context, presenterId, range)
    : backendFigures(context, presenterId);
}

async function backendFigures(context: RequestContext, presenterId: number): Promise<Figures> {
  const [byType, byCounty] = await Promise.all([
    settle(countsByType(context, presenterId)),
    settle(countsByCounty(context, presenterId)),
  ]);
  const types = mapped(byType, orderedTypes);
  const counties = mapped(byCounty, (rows) =>
    types.ok ? withCountyless(rows, types.value) : orderedCounties(rows),
  );
  return { types, counties, previous: null, missing: 0 };
}

async function reckonedFigures(
  context: RequestContext,
  presenterId: number,
  range: DayRange,
): Promise<Figures> {
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

function mapped<From, To>(part: Settled<From>, change: (value: From) => To): Settled<To> {
  return part.ok ? { ok: true, value: change(part.value) } : part;
}
