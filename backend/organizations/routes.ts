/** The calls for organizations (legacy-api.md §3.3). */
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import { organization } from '@/backend/database/schema';
import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import {
  checkPage,
  pathNumber,
  pathText,
  pathValues,
  sortedPagePath,
} from '@/backend/http/path-values';
import { queryFlag, queryList } from '@/backend/http/query-values';
import { Refusal } from '@/backend/http/refusal';
import type { StandIn } from '@/backend/http/stand-in';
import { listOrder } from '@/backend/wire/list-order';
import { FIRST_PAGE } from '@/backend/wire/page';
import { changedOrganization, newOrganization } from './body';
import { NO_FILTER, ORGANIZATION_SORTING, organizationPage } from './list';
import { organizationDetail, organizationSummaries } from './read';
import { changeOrganization, createOrganization } from './write';

export function organizationRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/orgs-sorted-default', async () => {
    const order = listOrder(ORGANIZATION_SORTING, 'null', 'null');
    return organizationPage(db, NO_FILTER, order, FIRST_PAGE);
  });

  app.get('/api/orgs-filtered-sorted/:page/:size/:field/:order', async (request) => {
    const { field, order, ...page } = pathValues(request, sortedPagePath);
    const filter = {
      counties: queryList(request, 'county'),
      statuses: queryList(request, 'status'),
      registrationSitesOnly: queryFlag(request, 'regsite'),
    };
    const sorted = listOrder(ORGANIZATION_SORTING, field, order);
    return organizationPage(db, filter, sorted, checkPage(page));
  });

  app.get('/api/organizations', async () => organizationSummaries(db));

  app.get('/api/organizations/:id', async (request) => {
    const { id } = pathValues(request, { id: pathNumber });
    const detail = await organizationDetail(db, id);
    if (!detail) throw new Refusal(500, 'unknown organization');
    return detail;
  });

  /** The id's key is spelt with a capital O (D8). */
  app.get('/api/allorgnames', async () =>
    db
      .select({ OrgID: organization.orgId, orgname: organization.orgname })
      .from(organization)
      .orderBy(asc(organization.orgId)),
  );

  app.post('/api/organization/:countyName', async (request, reply) => {
    const { countyName } = pathValues(request, { countyName: pathText });
    const id = await createOrganization(db, countyName, jsonBody(request, newOrganization));
    return reply.code(201).header('location', createdLocation(request, id)).send();
  });

  app.put('/api/organization/:countyName', async (request, reply) => {
    const { countyName } = pathValues(request, { countyName: pathText });
    await changeOrganization(db, countyName, jsonBody(request, changedOrganization));
    return reply.code(204).send();
  });
}
