/** What hangs on events: presenters, audience types and organizations, for many events at once. */
import { asc, eq } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import {
  audienceType,
  eventAudienceType,
  eventOrganization,
  eventPresenter,
  organization,
  presenter,
  status,
} from '@/backend/database/schema';
import { grouped, groupedRecords } from '@/backend/wire/grouped';
import { personName } from '@/backend/wire/person';

export async function presenterNames(
  db: Queries,
  eventIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({
      eventId: eventPresenter.eventId,
      name: presenter.name,
      lastName: presenter.lastName,
    })
    .from(eventPresenter)
    .innerJoin(presenter, eq(presenter.presenterId, eventPresenter.presenterId))
    .where(among(eventPresenter.eventId, eventIds))
    .orderBy(asc(presenter.presenterId));
  return grouped(
    rows,
    (row) => row.eventId,
    (row) => personName(row.name, row.lastName),
  );
}

export async function audienceTypes(
  db: Queries,
  eventIds: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ eventId: eventAudienceType.eventId, audienceDesc: audienceType.audienceDesc })
    .from(eventAudienceType)
    .innerJoin(audienceType, eq(audienceType.audienceTypeId, eventAudienceType.audienceTypeId))
    .where(among(eventAudienceType.eventId, eventIds))
    .orderBy(asc(audienceType.audienceTypeId));
  return grouped(
    rows,
    (row) => row.eventId,
    (row) => row.audienceDesc,
  );
}

/** By event id: organization id → name and last status. */
export async function organizationNames(
  db: Queries,
  eventIds: readonly number[],
): Promise<Map<number, Record<string, [string | null, string | null]>>> {
  const rows = await db
    .select({
      eventId: eventOrganization.eventId,
      orgId: organization.orgId,
      orgname: organization.orgname,
      lastStatus: status.statusDesc,
    })
    .from(eventOrganization)
    .innerJoin(organization, eq(organization.orgId, eventOrganization.orgId))
    .leftJoin(status, eq(status.statusId, organization.lastStatusId))
    .where(among(eventOrganization.eventId, eventIds));
  return groupedRecords(
    rows,
    (row) => row.eventId,
    (row) => [row.orgId, [row.orgname, row.lastStatus]],
  );
}
