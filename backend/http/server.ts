/** The HTTP server: the hooks of every request, in order, and the routes. */
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { callLogSaveRoutes } from '@/backend/api/call-log-saves';
import { callLogRoutes } from '@/backend/api/call-logs';
import { contactRoutes } from '@/backend/api/contacts';
import { eventSaveRoutes } from '@/backend/api/event-saves';
import { eventRoutes } from '@/backend/api/events';
import { lookupRoutes } from '@/backend/api/lookups';
import { noteRoutes } from '@/backend/api/notes';
import { organizationRoutes } from '@/backend/api/organizations';
import { presenterRoutes } from '@/backend/api/presenters';
import { scheduleRoutes } from '@/backend/api/schedules';
import { searchRoutes } from '@/backend/api/search';
import type { StandIn } from '@/backend/config';
import { outboxRoutes } from '@/backend/mail/outbox-routes';
import { sessionRoutes, signInRoutes } from '@/backend/sign-in/routes';
import { addGuard, addSessions } from '@/backend/sign-in/sessions';
import { startOfSignIn } from '@/backend/sign-in/single-sign-on';
import { handleErrors, sendError } from './errors';
import {
  addCors,
  addMethodChecks,
  addSecurityHeaders,
  checkRequestTarget,
  issueToken,
  logRequests,
  requestId,
} from './request-hooks';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const LONGEST_PATH_VALUE = 8_000;
const LARGEST_BODY = 1024 * 1024;
const ROUTES = [
  ...[sessionRoutes, searchRoutes, organizationRoutes, contactRoutes, callLogRoutes],
  ...[callLogSaveRoutes, noteRoutes, eventRoutes, eventSaveRoutes, presenterRoutes],
  ...[scheduleRoutes, lookupRoutes, outboxRoutes],
];

export async function createServer(
  standIn: StandIn,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { frontendOrigins, identityProvider } = standIn.config;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 60_000,
    // X-Forwarded-For of the application on this machine, which appends the address of its own peer.
    trustProxy: (address, hop) => hop === 0 && LOOPBACK.test(address),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: LONGEST_PATH_VALUE },
    // A path that cannot be decoded runs no hooks.
    frameworkErrors: (_error, request, reply) => {
      addSecurityHeaders(reply);
      sendError(request, reply, 400);
    },
  });
  handleErrors(app);
  logRequests(app);
  // Handlers parse bodies: calls without one ignore what is sent, of any type (§1.8).
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // The legacy's cookies have no SameSite attribute (legacy-api.md §1.2); the plugin's default is Lax.
  await app.register(cookie, { parseOptions: { path: '/', sameSite: false } });
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(reply);
    checkRequestTarget(request.url);
  });
  addCors(app, identityProvider ? [...frontendOrigins, identityProvider] : frontendOrigins);
  app.addHook('onRequest', async (request, reply) => issueToken(request, reply));
  addSessions(app, standIn.db);
  addGuard(app, startOfSignIn(standIn));

  const checkMethods = addMethodChecks(app);
  await app.register(signInRoutes, standIn);
  for (const addRoutes of ROUTES) addRoutes(app, standIn);
  checkMethods();
  return app;
}
