/** Organizations (legacy-api.md D1 and §3.3). */
import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import type { Queries } from '@/backend/database/connection';
import {
  county,
  eventOrganization,
  organization,
  organizationContact,
  status,
} from '@/backend/database/schema';
import { HttpError } from '@/backend/http/errors';
import { created } from '@/backend/http/responses';
import { indexRow } from '@/backend/search/search-documents';
import * as sent from '@/backend/wire/body';
import * as read from '@/backend/wire/path-and-query';
import * as wire from '@/backend/wire/rows';
import { CONTACTS, SHORT_CONTACTS } from './contacts';
import { EVENTS, SHORT_EVENTS } from './events';

const SAVE = '/api/organization/:countyName';
const CONTACT_LINK = { owner: organizationContact.orgId, member: organizationContact.contactId };
const EVENT_LINK = { owner: eventOrganization.orgId, member: eventOrganization.eventId };

const { countyId, lastStatusId, ...columns } = getTableColumns(organization);
const { altphone, lastContact, ...shown } = columns;

const values = {
  orgname: sent.text,
  address: sent.text,
  city: sent.text,
  email: sent.text,
  phone: sent.text,
  zip: sent.text,
  regsite: sent.flag,
  altphone: sent.text,
  lastContact: sent.wallClock,
  lastStatus: sent.mustBeNull,
};
const newOrganization = z.object({ ...values, orgId: sent.noId, orgContacts: sent.emptyList });
/** The contacts may be sent as they were read; they are ignored. */
const changedOrganization = z.object({
  ...values,
  orgId: sent.idOrZero,
  orgContacts: z.array(sent.ignoredObject).nullish(),
});

/** The rows of pages, with contacts and events in full. */
const ORGANIZATIONS: wire.List<Awaited<ReturnType<typeof readFull>>[number]> = {
  id: organization.orgId,
  idOf: ({ orgId }) => orgId,
  read: readFull,
  columns,
  joins: {
    county: { on: eq(county.countyId, countyId), columns: getTableColumns(county) },
    lastStatus: { on: eq(status.statusId, lastStatusId), columns: wire.LAST_STATUS },
  },
  defaultField: 'orgname',
  defaultOrder: 'asce',
};

export function organizationRoutes(app: FastifyInstance, { db }: StandIn): void {
  wire.addListRoutes(app, db, ORGANIZATIONS, {
    first: '/api/orgs-sorted-default',
    filtered: '/api/orgs-filtered-sorted/:page/:size/:field/:order',
    condition: async (request) =>
      and(
        await wire.lookupFilter(db, 'county', countyId, read.queryList(request, 'county')),
        await wire.lookupFilter(db, 'status', lastStatusId, read.queryList(request, 'status')),
        read.flagFilter(request, 'regsite', organization.regsite),
      ),
  });

  app.get('/api/organizations', async () => readSummaries(db));

  app.get('/api/organizations/:id', async (request) => {
    const orgId = read.pathId(request);
    const [found] = await readSummaries(db, eq(organization.orgId, orgId));
    if (!found) throw new HttpError(500, 'unknown organization');
    const eventsOf = await wire.linkedRows(db, EVENT_LINK, [orgId], SHORT_EVENTS);
    return { ...found, eventOrgs: eventsOf(orgId) };
  });

  /** `OrgID` has a capital O (D8). */
  app.get('/api/allorgnames', async () =>
    db
      .select({ OrgID: organization.orgId, orgname: organization.orgname })
      .from(organization)
      .orderBy(asc(organization.orgId)),
  );

  app.post(SAVE, async (request, reply) => {
    const { orgId: _none, ...body } = sent.jsonBody(request, newOrganization);
    const id = await db.transaction(async (tx) => {
      const row = { ...body, countyId: await countyIdIn(tx, request) };
      const inserted = tx.insert(organization).values(row).returning({ id: organization.orgId });
      const orgId = wire.insertedId(await inserted);
      await indexRow(tx, 'organizations', orgId);
      return orgId;
    });
    return created(reply, id);
  });

  /** Does not change last status, last contact, alternative phone, contacts and events. */
  app.put(SAVE, async (request, reply) => {
    const body = sent.jsonBody(request, changedOrganization);
    const { orgId, altphone: _altphone, lastContact: _lastContact, ...change } = body;
    await db.transaction(async (tx) => {
      const row = { ...change, countyId: await countyIdIn(tx, request) };
      const updated = await tx.update(organization).set(row).where(eq(organization.orgId, orgId));
      if (!updated.rowCount) throw new HttpError(500, 'unknown organization');
      await indexRow(tx, 'organizations', orgId);
    });
    return reply.code(204).send();
  });
}

/** `altphone` is in the full shape only. */
function select(db: Queries, condition: SQL | undefined, limit = wire.EVERY_ROW) {
  const lookups = { lastStatus: status.statusDesc, countyName: county.countyDesc };
  return db
    .select({ ...shown, lastContact, ...lookups, altphone })
    .from(organization)
    .innerJoin(county, eq(county.countyId, countyId))
    .leftJoin(status, eq(status.statusId, lastStatusId))
    .where(condition)
    .orderBy(asc(organization.orgId))
    .limit(limit);
}

async function readFull(db: Queries, condition: SQL | undefined, limit?: number) {
  const rows = await select(db, condition, limit);
  const ids = rows.map(({ orgId }) => orgId);
  const [contactsOf, eventsOf] = await Promise.all([
    wire.linkedRows(db, CONTACT_LINK, ids, CONTACTS),
    wire.linkedRows(db, EVENT_LINK, ids, EVENTS),
  ]);
  return rows.map((row) => ({
    ...row,
    orgContacts: contactsOf(row.orgId),
    eventOrgs: eventsOf(row.orgId),
  }));
}

async function readSummaries(db: Queries, condition?: SQL) {
  const rows = await select(db, condition);
  const ids = rows.map(({ orgId }) => orgId);
  const contactsOf = await wire.linkedRows(db, CONTACT_LINK, ids, SHORT_CONTACTS);
  return rows.map(({ altphone: _altphone, ...row }) => ({
    ...row,
    orgContacts: contactsOf(row.orgId),
  }));
}

/** Rejects an unknown county. The legacy stores the row without one, which breaks every response with it (D1). */
async function countyIdIn(tx: Queries, request: FastifyRequest): Promise<number> {
  const { countyName } = read.pathValues(request, { countyName: read.pathText });
  const [id] = await wire.lookupIds(tx, 'county', [countyName]);
  if (id === undefined) throw new HttpError(400, 'unknown county');
  return id;
}
