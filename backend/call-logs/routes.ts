/** The calls for call logs (legacy-api.md §3.7). */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { callLog } from '@/backend/database/schema';
import { jsonBody } from '@/backend/http/json-body';
import { createdLocation } from '@/backend/http/origins';
import {
  checkPage,
  pathBoolean,
  pathNumber,
  pathValues,
  sortedPagePath,
} from '@/backend/http/path-values';
import { queryFlag, queryList } from '@/backend/http/query-values';
import { Refusal } from '@/backend/http/refusal';
import type { StandIn } from '@/backend/http/stand-in';
import { employeeOf } from '@/backend/sessions/request-session';
import { stampOf } from '@/backend/sessions/stamp';
import { jsonList } from '@/backend/wire/all-rows';
import { rangePath, withinRange } from '@/backend/wire/date-range';
import { listOrder } from '@/backend/wire/list-order';
import { FIRST_PAGE } from '@/backend/wire/page';
import { changedCallLog, newCallLog } from './body';
import { allCallLogs, callLogDetail, chosenCallLogs } from './comments';
import { CALL_LOG_SORTING, callLogPage, NO_FILTER } from './list';
import { changeCallLog, createCallLog } from './write';

const listPath = { ...sortedPagePath, ...rangePath, onlyMine: pathBoolean };
const givenId = pathNumber.transform((id) => (id === -1 ? null : id));
const savePath = {
  orgId: givenId,
  contactId: givenId,
  statusId: givenId,
  regsite: pathNumber.pipe(z.literal([0, 1])),
};
const SAVE = '/api/callLogChange/:orgId/:contactId/:statusId/:regsite';

export function callLogRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/call-logs-sorted-default', async () => {
    const order = listOrder(CALL_LOG_SORTING, 'null', 'null');
    return callLogPage(db, NO_FILTER, order, FIRST_PAGE);
  });

  app.get(
    '/api/call-logs-filtered-sorted/:page/:size/:field/:order/:fromDate/:toDate/:onlyMine',
    async (request) => {
      const { field, order, onlyMine, fromDate, toDate, ...page } = pathValues(request, listPath);
      const filter = {
        statuses: queryList(request, 'status'),
        registrationSitesOnly: queryFlag(request, 'regsite'),
        createdById: onlyMine ? employeeOf(request).presenterId : null,
        range: withinRange(callLog.lastModifiedDate, { fromDate, toDate }),
      };
      const sorted = listOrder(CALL_LOG_SORTING, field, order);
      return callLogPage(db, filter, sorted, checkPage(page));
    },
  );

  /** Nothing at all where the comment was deleted. */
  app.get('/api/callLog-detail/:id', async (request, reply) => {
    const { id } = pathValues(request, { id: pathNumber });
    return reply.send((await callLogDetail(db, id)) ?? undefined);
  });

  app.post(SAVE, async (request, reply) => {
    const path = pathValues(request, savePath);
    const sent = jsonBody(request, newCallLog);
    const id = await createCallLog(db, path, sent, stampOf(request, config.agencyTimeZone));
    return reply.code(201).header('location', createdLocation(request, id)).send();
  });

  app.put(SAVE, async (request, reply) => {
    const path = pathValues(request, savePath);
    const sent = jsonBody(request, changedCallLog);
    await changeCallLog(db, path, sent, stampOf(request, config.agencyTimeZone));
    return reply.code(204).send();
  });

  app.get('/api/all-callLogs-export', async (_request, reply) =>
    reply.type('application/json').send(jsonList(allCallLogs(db, null))),
  );

  app.get('/api/all-my-callLogs-export', async (request, reply) => {
    const { presenterId } = employeeOf(request);
    return reply.type('application/json').send(jsonList(allCallLogs(db, presenterId)));
  });

  app.get('/api/callLogs-view-export', async (request, reply) => {
    const ids = chosenIds(request);
    return reply.send(ids.length === 0 ? undefined : await chosenCallLogs(db, ids));
  });
}

/** The legacy reads these itself, so that what is no number is a server error here. */
function chosenIds(request: FastifyRequest): number[] {
  const ids = z.array(pathNumber).safeParse(queryList(request, 'cid'));
  if (!ids.success) throw new Refusal(500, 'call log id that is no number');
  return ids.data;
}
