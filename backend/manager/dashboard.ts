/** The counts of the manager's dashboard (legacy-api.md §3.8): what a presenter has no event of has no row. */
import { and, count, eq, type SQL, sum } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';
import { county, event, eventType } from '@/backend/database/schema';
import { presentedBy } from '@/backend/presenters/schedule';
import { ignoringCase } from '@/backend/wire/list-order';

/** All events, and how many of them are at a registration site, of a new organization, with an elected official. */
export function eventsByType(db: Queries, presenterId: number, range: SQL | undefined) {
  return db
    .select({
      name: eventType.eventTypeDesc,
      ev: count(),
      rg: marked(event.regsite),
      nw: marked(event.neworg),
      el: marked(event.electedOfficial),
    })
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
    .where(and(presentedBy(db, presenterId), range))
    .groupBy(eventType.eventTypeId)
    .orderBy(ignoringCase(eventType.eventTypeDesc), eventType.eventTypeId);
}

/** Events without a county are in none of the rows. */
export function eventsByCounty(db: Queries, presenterId: number, range: SQL | undefined) {
  return db
    .select({ County: county.countyDesc, Events: count() })
    .from(event)
    .innerJoin(county, eq(county.countyId, event.countyId))
    .where(and(presentedBy(db, presenterId), range))
    .groupBy(county.countyId)
    .orderBy(ignoringCase(county.countyDesc), county.countyId);
}

function marked(flag: PgColumn): SQL<number> {
  return sum(flag).mapWith(Number);
}
