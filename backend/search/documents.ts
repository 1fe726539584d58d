/** What is searched of each kind of row (legacy-api.md §4.1). */
import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Queries } from '@/backend/database/connection';
import type { searchField } from '@/backend/database/own-schema';
import { contact, event, organization } from '@/backend/database/schema';

export type SearchKind = (typeof searchField.$inferSelect)['kind'];
export type SearchDocument = {
  kind: SearchKind;
  id: number;
  fields: Record<string, string | null>;
};

export const SEARCHED: Record<SearchKind, { id: PgColumn; fields: Record<string, PgColumn> }> = {
  events: {
    id: event.eventId,
    fields: { eventName: event.eventName, location: event.location, address: event.address },
  },
  organizations: {
    id: organization.orgId,
    fields: {
      orgname: organization.orgname,
      address: organization.address,
      email: organization.email,
      phone: organization.phone,
      // The search document spells it with a capital P, the organization itself does not.
      altPhone: organization.altphone,
    },
  },
  contacts: {
    id: contact.contactId,
    fields: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      title: contact.title,
      email: contact.email,
      phone: contact.phone,
      altPhone: contact.altPhone,
    },
  },
};

/** In the order of their ids. */
export async function readDocuments(
  db: Queries,
  kind: SearchKind,
  condition: SQL,
  limit: number,
): Promise<SearchDocument[]> {
  const { id, fields } = SEARCHED[kind];
  const texts = Object.entries(fields).map(([name, column]): [string, SQL<string | null>] => [
    name,
    sql`${column}`,
  ]);
  const rows = await db
    .select({ id: sql<number>`${id}`, fields: Object.fromEntries(texts) })
    .from(id.table)
    .where(condition)
    .orderBy(asc(id))
    .limit(limit);
  return rows.map((row) => ({ kind, ...row }));
}
