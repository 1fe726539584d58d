/** The stand-in's HTTP server: what every request passes through, in order, and then the routes. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { callLogRoutes } from '@/backend/call-logs/routes';
import type { StandIn } from '@/backend/config';
import { contactRoutes } from '@/backend/contacts/routes';
import { eventRoutes } from '@/backend/events/routes';
import { lookupRoutes } from '@/backend/lookups/routes';
import { outboxRoutes } from '@/backend/mail/routes';
import { noteRoutes } from '@/backend/notes/routes';
import { openapiRoutes } from '@/backend/openapi/routes';
import { organizationRoutes } from '@/backend/organizations/routes';
import { presenterRoutes } from '@/backend/presenters/routes';
import { scheduleRoutes } from '@/backend/presenters/schedule-routes';
import { searchRoutes } from '@/backend/search/routes';
import { addGuard } from '@/backend/sessions/guard';
import { addSessions } from '@/backend/sessions/request-session';
import { sessionRoutes } from '@/backend/sessions/routes';
import { signInRoutes } from '@/backend/sign-in/routes';
import { startOfSignIn } from '@/backend/sign-in/service-provider';
import { addCors } from './cors';
import { answerBadUrl, answerErrors } from './errors';
import {
  addSecurityHeaders,
  checkRequestTarget,
  issueToken,
  logRequests,
  requestId,
} from './every-request';
import { trustedProxies } from './trusted-proxies';
import { watchMethods } from './wrong-methods';

const LONGEST_PATH_VALUE = 8_000;
const LARGEST_BODY = 1024 * 1024;

export async function createServer(
  standIn: StandIn,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 60_000,
    trustProxy: trustedProxies(standIn.config.trustedProxies),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_VALUE },
    frameworkErrors: answerBadUrl,
  });
  answerErrors(app);
  logRequests(app);
  // Bodies stay bytes until a handler reads them: calls without a body ignore what comes, whatever its type (§1.8).
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // The legacy's cookies carry no SameSite attribute (legacy-api.md §1.2); the plugin's own default is Lax.
  await app.register(cookie, { parseOptions: { path: '/', sameSite: false } });
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(reply);
    checkRequestTarget(request.url);
  });
  const { frontendOrigins, identityProvider } = standIn.config;
  addCors(app, identityProvider ? [...frontendOrigins, identityProvider] : frontendOrigins);
  app.addHook('onRequest', async (request, reply) => issueToken(request, reply));
  addSessions(app, standIn.db);
  addGuard(app, startOfSignIn(standIn));

  const refuseWrongMethods = watchMethods(app);
  await app.register(signInRoutes, standIn);
  sessionRoutes(app, standIn);
  searchRoutes(app, standIn);
  organizationRoutes(app, standIn);
  contactRoutes(app, standIn);
  callLogRoutes(app, standIn);
  noteRoutes(app, standIn);
  eventRoutes(app, standIn);
  presenterRoutes(app, standIn);
  scheduleRoutes(app, standIn);
  lookupRoutes(app, standIn);
  outboxRoutes(app, standIn);
  openapiRoutes(app);
  refuseWrongMethods();
  return app;
}
