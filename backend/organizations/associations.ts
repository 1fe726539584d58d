/** Which contacts and events belong to organizations, for many organizations at once. */
import { asc } from 'drizzle-orm';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { eventOrganization, organizationContact } from '@/backend/database/schema';
import { grouped } from '@/backend/wire/grouped';

type Link = { orgId: number; memberId: number };

export function contactLinks(db: Queries, orgIds: readonly number[]): Promise<Link[]> {
  return db
    .select({ orgId: organizationContact.orgId, memberId: organizationContact.contactId })
    .from(organizationContact)
    .where(among(organizationContact.orgId, orgIds))
    .orderBy(asc(organizationContact.contactId));
}

export function eventLinks(db: Queries, orgIds: readonly number[]): Promise<Link[]> {
  return db
    .select({ orgId: eventOrganization.orgId, memberId: eventOrganization.eventId })
    .from(eventOrganization)
    .where(among(eventOrganization.orgId, orgIds))
    .orderBy(asc(eventOrganization.eventId));
}

/** Loads every linked row once, however many organizations share it, and deals them out. */
export async function nested<Member>(
  linksFound: Promise<Link[]>,
  load: (ids: number[]) => Promise<Map<number, Member>>,
): Promise<(orgId: number) => Member[]> {
  const links = await linksFound;
  const members = await load([...new Set(links.map((link) => link.memberId))]);
  const memberIds = grouped(
    links,
    (link) => link.orgId,
    (link) => link.memberId,
  );
  return (orgId) =>
    (memberIds.get(orgId) ?? []).flatMap((id) => {
      const member = members.get(id);
      return member === undefined ? [] : [member];
    });
}
