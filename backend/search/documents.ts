/** What is searched of each kind of row (legacy-api.md §4.1). */
import { asc, type SQL } from 'drizzle-orm';
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

type Source = {
  id: PgColumn;
  /** In the order of their ids. */
  load: (db: Queries, condition: SQL, limit: number) => Promise<SearchDocument[]>;
};

export const SEARCH_SOURCES: Record<SearchKind, Source> = {
  events: {
    id: event.eventId,
    load: async (db, condition, limit) => {
      const rows = db.select().from(event).where(condition).orderBy(asc(event.eventId));
      return (await rows.limit(limit)).map(eventDocument);
    },
  },
  organizations: {
    id: organization.orgId,
    load: async (db, condition, limit) => {
      const rows = db.select().from(organization).where(condition).orderBy(asc(organization.orgId));
      return (await rows.limit(limit)).map(organizationDocument);
    },
  },
  contacts: {
    id: contact.contactId,
    load: async (db, condition, limit) => {
      const rows = db.select().from(contact).where(condition).orderBy(asc(contact.contactId));
      return (await rows.limit(limit)).map(contactDocument);
    },
  },
};

export function eventDocument(row: typeof event.$inferSelect): SearchDocument {
  const { eventId, eventName, location, address } = row;
  return { kind: 'events', id: eventId, fields: { eventName, location, address } };
}

export function organizationDocument(row: typeof organization.$inferSelect): SearchDocument {
  const { orgId, orgname, address, email, phone, altphone } = row;
  // The search document spells it with a capital P, the organization itself does not.
  const fields = { orgname, address, email, phone, altPhone: altphone };
  return { kind: 'organizations', id: orgId, fields };
}

export function contactDocument(row: typeof contact.$inferSelect): SearchDocument {
  const { contactId, firstName, lastName, title, email, phone, altPhone } = row;
  const fields = { firstName, lastName, title, email, phone, altPhone };
  return { kind: 'contacts', id: contactId, fields };
}
