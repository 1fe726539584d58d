/** Contacts and their organizations (legacy-api.md D1, D2, §3.3, §3.4 and §3.7). */
import { and, asc, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import { contact, organization, organizationContact } from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { created, sendRows } from '@/backend/http/responses';
import { indexRow } from '@/backend/search/search-documents';
import { auditColumns, creationColumns } from '@/backend/sign-in/sessions';
import * as sent from '@/backend/wire/body';
import * as read from '@/backend/wire/path-and-query';
import * as wire from '@/backend/wire/rows';

const NO_ORGANIZATION = -1;
const SAVE = '/api/create-update-contact/:orgId';
const LINK = { owner: organizationContact.orgId, member: organizationContact.contactId };

const { createdById, lastModifiedById, ...columns } = getTableColumns(contact);
const { createDate, lastModifiedDate, lastContactDate, ...short } = columns;
const full = {
  ...short,
  // Both spellings are in use (§7.3).
  regSite: contact.regsite,
  createDate,
  lastModifiedDate,
  lastContactDate,
  createdBy: wire.presenterName(createdById),
  lastModifiedBy: wire.presenterName(lastModifiedById),
  contactOrgs: wire.subquery<Record<string, string | null>>(
    sql`select coalesce(json_object_agg(${organization.orgId}, ${organization.orgname}), '{}')
        from ${organizationContact} join ${organization} using (org_id)
        where ${organizationContact.contactId} = ${contact.contactId}`,
  ),
};

const values = z.object({
  firstName: sent.text,
  lastName: sent.text,
  title: sent.text,
  email: sent.text,
  phone: sent.text,
  altPhone: sent.text,
  regSite: sent.optionalFlag,
  regsite: sent.optionalFlag,
  createDate: sent.wallClock,
  lastModifiedDate: sent.wallClock,
  lastContactDate: sent.wallClock,
  contactOrgs: sent.emptyList,
  createdBy: sent.mustBeNull,
  lastModifiedBy: sent.mustBeNull,
});
const newContact = values.extend({ contactId: sent.noId });
const changedContact = values.extend({ contactId: sent.idOrZero });

const source = { id: contact.contactId, idOf: (row: { contactId: number }) => row.contactId };

export const CONTACTS: wire.List<Awaited<ReturnType<typeof readFull>>[number]> = {
  ...source,
  read: readFull,
  columns: { ...columns, regSite: contact.regsite },
  defaultField: 'firstName',
  defaultOrder: 'asce',
};

/** The form in an organization's detail and summary. */
export const SHORT_CONTACTS = { ...source, read: readShort };

export function contactRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  wire.addListRoutes(app, db, CONTACTS, {
    first: '/api/contacts-sorted-default',
    filtered: '/api/contacts-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    condition: async (request, path) =>
      and(
        read.withinRange(lastContactDate, path),
        read.flagFilter(request, 'regsite', contact.regsite),
        await inCounties(db, read.queryList(request, 'county')),
      ),
  });

  app.get('/api/all-contacts-export', async (_request, reply) =>
    sendRows(reply, wire.allRows(db, CONTACTS)),
  );

  app.get('/api/all-contact-names', async () => {
    const { contactId, firstName, lastName, title, phone, altPhone, email } = contact;
    const names = { contactId, firstName, lastName, title, phone, altPhone, email };
    return db.select(names).from(contact).orderBy(asc(contactId));
  });

  app.get('/api/contact/:id', async (request) => wire.rowById(db, CONTACTS, read.pathId(request)));

  app.get('/api/orgContacts/:id', async (request, reply) => {
    const id = read.pathId(request);
    if (id === NO_ORGANIZATION) return reply.send();
    await wire.requireRow(db, organization.orgId, id);
    return (await wire.linkedRows(db, LINK, [id], CONTACTS))(id);
  });

  app.post(SAVE, async (request, reply) => {
    const orgId = organizationIn(request);
    const body = sent.jsonBody(request, newContact);
    const row = { ...savedColumns(body), ...creationColumns(auditColumns(request, config)) };
    const id = await db.transaction(async (tx) => {
      const inserted = tx.insert(contact).values(row).returning({ id: contact.contactId });
      const contactId = wire.insertedId(await inserted);
      await indexRow(tx, 'contacts', contactId);
      if (orgId !== NO_ORGANIZATION) await associate(tx, orgId, contactId);
      return contactId;
    });
    return created(reply, id);
  });

  /** If the two are associated already, the legacy responds with 500 and keeps the changed fields. */
  app.put(SAVE, async (request, reply) => {
    const orgId = organizationIn(request);
    const body = sent.jsonBody(request, changedContact);
    const { contactId } = body;
    const row = { ...savedColumns(body), ...auditColumns(request, config) };
    await db.transaction(async (tx) => {
      const updated = await tx.update(contact).set(row).where(eq(contact.contactId, contactId));
      if (!updated.rowCount) throw new HttpError(500, 'unknown contact');
      await indexRow(tx, 'contacts', contactId);
      if (orgId !== NO_ORGANIZATION) await associate(tx, orgId, contactId);
    });
    return reply.code(204).send();
  });

  app.put('/api/associate-org-contact/:orgId/:contactId', async (request, reply) => {
    const pair = { orgId: read.pathNumber, contactId: read.pathNumber };
    const { orgId, contactId } = read.pathValues(request, pair);
    await associate(db, orgId, contactId);
    return reply.code(204).send();
  });

  wire.addUnlinkRoute(app, db, '/api/orgContact', [LINK.owner, LINK.member]);
}

async function readFull(db: Queries, condition: SQL | undefined, limit = wire.EVERY_ROW) {
  const rows = db.select(full).from(contact).where(condition);
  return rows.orderBy(asc(contact.contactId)).limit(limit);
}

async function readShort(db: Queries, condition: SQL | undefined) {
  return db.select(short).from(contact).where(condition).orderBy(asc(contact.contactId));
}

/** A contact has the counties of its organizations (§3.4). */
async function inCounties(db: Queries, counties: string[]): Promise<SQL | undefined> {
  const ids = await wire.lookupIds(db, 'county', counties);
  if (ids.length === 0) return undefined;
  const isTheirs = eq(organizationContact.contactId, contact.contactId);
  return exists(
    db
      .select({ orgId: organization.orgId })
      .from(organizationContact)
      .innerJoin(organization, eq(organization.orgId, organizationContact.orgId))
      .where(and(isTheirs, wire.whereIn(organization.countyId, ids))),
  );
}

function organizationIn(request: FastifyRequest): number {
  return read.numberInText(read.pathValues(request, { orgId: read.pathText }).orgId);
}

/** The flag has two spellings (§7.3). */
function savedColumns(body: z.output<typeof values>) {
  const { firstName, lastName, title, email, phone, altPhone, regSite, regsite } = body;
  return { firstName, lastName, title, email, phone, altPhone, regsite: regSite ?? regsite ?? 0 };
}

/** An unknown id or a second association violates a constraint, which is a 500. */
async function associate(db: Queries, orgId: number, contactId: number): Promise<void> {
  await db.insert(organizationContact).values({ orgId, contactId });
}
