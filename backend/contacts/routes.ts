/** The calls for contacts (legacy-api.md §3.3, §3.4 and §3.7). */
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { contact } from '@/backend/database/schema';
import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import {
  checkPage,
  numberInText,
  pathNumber,
  pathText,
  pathValues,
  sortedPagePath,
} from '@/backend/http/path-values';
import { queryFlag, queryList } from '@/backend/http/query-values';
import { Refusal } from '@/backend/http/refusal';
import type { StandIn } from '@/backend/http/stand-in';
import { stampOf } from '@/backend/sessions/stamp';
import { jsonList } from '@/backend/wire/all-rows';
import { rangePath, withinRange } from '@/backend/wire/date-range';
import { listOrder } from '@/backend/wire/list-order';
import { FIRST_PAGE } from '@/backend/wire/page';
import { associateContact, organizationContacts, removeContact } from './associations';
import { changedContact, newContact } from './body';
import { allContacts, CONTACT_SORTING, contactPage, NO_FILTER } from './list';
import { fullContacts } from './read';
import { changeContact, createContact } from './write';

const NO_ORGANIZATION = -1;

const listPath = { ...sortedPagePath, ...rangePath };
const pairPath = { orgId: pathNumber, contactId: pathNumber };
const savePath = { orgId: pathText };

export function contactRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/contacts-sorted-default', async () => {
    const order = listOrder(CONTACT_SORTING, 'null', 'null');
    return contactPage(db, NO_FILTER, order, FIRST_PAGE);
  });

  app.get(
    '/api/contacts-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate',
    async (request) => {
      const { field, order, fromDate, toDate, ...page } = pathValues(request, listPath);
      const filter = {
        counties: queryList(request, 'county'),
        registrationSitesOnly: queryFlag(request, 'regsite'),
        range: withinRange(contact.lastContactDate, { fromDate, toDate }),
      };
      const sorted = listOrder(CONTACT_SORTING, field, order);
      return contactPage(db, filter, sorted, checkPage(page));
    },
  );

  app.get('/api/all-contacts-export', async (_request, reply) =>
    reply.type('application/json').send(jsonList(allContacts(db))),
  );

  app.get('/api/all-contact-names', async () => {
    const { contactId, firstName, lastName, title, phone, altPhone, email } = contact;
    const columns = { contactId, firstName, lastName, title, phone, altPhone, email };
    return db.select(columns).from(contact).orderBy(asc(contactId));
  });

  app.get('/api/contact/:id', async (request) => {
    const { id } = pathValues(request, { id: pathNumber });
    const found = (await fullContacts(db, [id])).get(id);
    if (!found) throw new Refusal(500, 'unknown contact');
    return found;
  });

  app.get('/api/orgContacts/:orgId', async (request, reply) => {
    const { orgId } = pathValues(request, { orgId: pathNumber });
    if (orgId === NO_ORGANIZATION) return reply.send();
    return organizationContacts(db, orgId);
  });

  app.post('/api/create-update-contact/:orgId', async (request, reply) => {
    const orgId = organizationIn(pathValues(request, savePath).orgId);
    const sent = jsonBody(request, newContact);
    const id = await createContact(db, orgId, sent, stampOf(request, config.agencyTimeZone));
    return reply.code(201).header('location', createdLocation(request, id)).send();
  });

  app.put('/api/create-update-contact/:orgId', async (request, reply) => {
    const orgId = organizationIn(pathValues(request, savePath).orgId);
    const sent = jsonBody(request, changedContact);
    await changeContact(db, orgId, sent, stampOf(request, config.agencyTimeZone));
    return reply.code(204).send();
  });

  app.put('/api/associate-org-contact/:orgId/:contactId', async (request, reply) => {
    const { orgId, contactId } = pathValues(request, pairPath);
    await db.transaction((tx) => associateContact(tx, orgId, contactId));
    return reply.code(204).send();
  });

  app.delete('/api/orgContact/:orgId/:contactId', async (request, reply) => {
    const { orgId, contactId } = pathValues(request, pairPath);
    await removeContact(db, orgId, contactId);
    return reply.code(204).send();
  });
}

function organizationIn(text: string): number | null {
  const orgId = numberInText(text);
  return orgId === NO_ORGANIZATION ? null : orgId;
}
