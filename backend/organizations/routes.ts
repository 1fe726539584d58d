/** The calls for organizations (legacy-api.md §3.3). */
import { and, asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { organization } from '@/backend/database/schema';
import { created, noContent } from '@/backend/http/responses';
import { jsonBody } from '@/backend/wire/body-values';
import { listPage, lookupFilter } from '@/backend/wire/lists';
import * as read from '@/backend/wire/request-values';
import {
  changedOrganization,
  changeOrganization,
  createOrganization,
  newOrganization,
  ORGANIZATIONS,
  organizationDetail,
  organizationSummaries,
} from './organizations';

const savePath = { countyName: read.pathText };

export function organizationRoutes(app: FastifyInstance, { db }: StandIn): void {
  app.get('/api/orgs-sorted-default', async (request) =>
    listPage(db, ORGANIZATIONS, read.listPathOf(request)),
  );

  app.get('/api/orgs-filtered-sorted/:page/:size/:field/:order', async (request) => {
    const path = read.listPathOf(request);
    const { countyId, lastStatusId, regsite } = organization;
    const condition = and(
      await lookupFilter(db, 'county', countyId, read.queryList(request, 'county')),
      await lookupFilter(db, 'status', lastStatusId, read.queryList(request, 'status')),
      read.flagFilter(request, 'regsite', regsite),
    );
    return listPage(db, ORGANIZATIONS, path, condition);
  });

  app.get('/api/organizations', async () => organizationSummaries(db));

  app.get('/api/organizations/:id', async (request) =>
    organizationDetail(db, read.pathId(request)),
  );

  /** The id's key is spelt with a capital O (D8). */
  app.get('/api/allorgnames', async () =>
    db
      .select({ OrgID: organization.orgId, orgname: organization.orgname })
      .from(organization)
      .orderBy(asc(organization.orgId)),
  );

  app.post('/api/organization/:countyName', async (request, reply) => {
    const { countyName } = read.pathValues(request, savePath);
    const sent = jsonBody(request, newOrganization);
    return created(reply, await createOrganization(db, countyName, sent));
  });

  app.put('/api/organization/:countyName', async (request, reply) => {
    const { countyName } = read.pathValues(request, savePath);
    await changeOrganization(db, countyName, jsonBody(request, changedOrganization));
    return noContent(reply);
  });
}
