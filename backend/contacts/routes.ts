/** The calls for contacts (legacy-api.md §3.3, §3.4 and §3.7). */
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { contact, organization, organizationContact } from '@/backend/database/schema';
import { created, noContent, sendRows } from '@/backend/http/responses';
import { stampOf } from '@/backend/sessions/request-session';
import { jsonBody } from '@/backend/wire/body-values';
import { allRows, linkedRows, listPage, requireRow, rowById } from '@/backend/wire/lists';
import * as read from '@/backend/wire/request-values';
import {
  associateContact,
  CONTACTS,
  changeContact,
  changedContact,
  createContact,
  inCounties,
  newContact,
} from './contacts';

const NO_ORGANIZATION = -1;

const pairPath = { orgId: read.pathNumber, contactId: read.pathNumber };
const savePath = { orgId: read.pathText };
const LINK = { owner: organizationContact.orgId, member: organizationContact.contactId };

export function contactRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/contacts-sorted-default', async (request) =>
    listPage(db, CONTACTS, read.listPathOf(request)),
  );

  app.get(
    '/api/contacts-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    async (request) => {
      const path = read.listPathOf(request);
      const condition = and(
        read.withinRange(contact.lastContactDate, path),
        read.flagFilter(request, 'regsite', contact.regsite),
        await inCounties(db, read.queryList(request, 'county')),
      );
      return listPage(db, CONTACTS, path, condition);
    },
  );

  app.get('/api/all-contacts-export', async (_request, reply) =>
    sendRows(reply, allRows(db, CONTACTS)),
  );

  app.get('/api/all-contact-names', async () => {
    const { contactId, firstName, lastName, title, phone, altPhone, email } = contact;
    const columns = { contactId, firstName, lastName, title, phone, altPhone, email };
    return db.select(columns).from(contact).orderBy(asc(contactId));
  });

  app.get('/api/contact/:id', async (request) => rowById(db, CONTACTS, read.pathId(request)));

  app.get('/api/orgContacts/:id', async (request, reply) => {
    const id = read.pathId(request);
    if (id === NO_ORGANIZATION) return reply.send();
    await requireRow(db, organization.orgId, id);
    return (await linkedRows(db, LINK, [id], CONTACTS))(id);
  });

  app.post('/api/create-update-contact/:orgId', async (request, reply) => {
    const orgId = organizationIn(read.pathValues(request, savePath).orgId);
    const sent = jsonBody(request, newContact);
    const stamp = stampOf(request, config.agencyTimeZone);
    return created(reply, await createContact(db, orgId, sent, stamp));
  });

  app.put('/api/create-update-contact/:orgId', async (request, reply) => {
    const orgId = organizationIn(read.pathValues(request, savePath).orgId);
    const sent = jsonBody(request, changedContact);
    await changeContact(db, orgId, sent, stampOf(request, config.agencyTimeZone));
    return noContent(reply);
  });

  app.put('/api/associate-org-contact/:orgId/:contactId', async (request, reply) => {
    const { orgId, contactId } = read.pathValues(request, pairPath);
    await db.transaction((tx) => associateContact(tx, orgId, contactId));
    return noContent(reply);
  });

  /** The contact itself stays; where nothing was associated, nothing happens. */
  app.delete('/api/orgContact/:orgId/:contactId', async (request, reply) => {
    const { orgId, contactId } = read.pathValues(request, pairPath);
    const { orgId: ofOrganization, contactId: ofContact } = organizationContact;
    const isPair = and(eq(ofOrganization, orgId), eq(ofContact, contactId));
    await db.delete(organizationContact).where(isPair);
    return noContent(reply);
  });
}

function organizationIn(text: string): number | null {
  const orgId = read.numberInText(text);
  return orgId === NO_ORGANIZATION ? null : orgId;
}
