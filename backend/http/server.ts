/** The stand-in's HTTP server: what every request passes through, in order, and then the routes. */
import cookie from '@fastify/cookie';
import proxyAddress from '@fastify/proxy-addr';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';

import { callLogRoutes } from '@/backend/call-logs/routes';
import type { StandIn } from '@/backend/config';
import { contactRoutes } from '@/backend/contacts/routes';
import { eventRoutes } from '@/backend/events/routes';
import { lookupRoutes } from '@/backend/lookups/routes';
import { outboxRoutes } from '@/backend/mail/routes';
import { noteRoutes } from '@/backend/notes/routes';
import { organizationRoutes } from '@/backend/organizations/routes';
import { presenterRoutes } from '@/backend/presenters/routes';
import { scheduleRoutes } from '@/backend/presenters/schedule-routes';
import { searchRoutes } from '@/backend/search/routes';
import { addGuard, addSessions } from '@/backend/sessions/request-session';
import { sessionRoutes } from '@/backend/sessions/routes';
import { signInRoutes } from '@/backend/sign-in/routes';
import { startOfSignIn } from '@/backend/sign-in/service-provider';
import { answerBadUrl, answerErrors } from './errors';
import {
  addSecurityHeaders,
  checkRequestTarget,
  issueToken,
  logRequests,
  requestId,
} from './every-request';
import { addCors } from './origins';
import { watchMethods } from './wrong-methods';

const LONGEST_PATH_VALUE = 8_000;
const LARGEST_BODY = 1024 * 1024;
const ROUTES = [
  ...[sessionRoutes, searchRoutes, organizationRoutes, contactRoutes, callLogRoutes, noteRoutes],
  ...[eventRoutes, presenterRoutes, scheduleRoutes, lookupRoutes, outboxRoutes],
];

export async function createServer(
  standIn: StandIn,
  log: FastifyBaseLogger,
): Promise<FastifyInstance> {
  const { frontendOrigins, identityProvider, trustedProxies } = standIn.config;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    bodyLimit: LARGEST_BODY,
    requestTimeout: 60_000,
    trustProxy: trusting(trustedProxies),
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
  addCors(app, identityProvider ? [...frontendOrigins, identityProvider] : frontendOrigins);
  app.addHook('onRequest', async (request, reply) => issueToken(request, reply));
  addSessions(app, standIn.db);
  addGuard(app, startOfSignIn(standIn));

  const refuseWrongMethods = watchMethods(app);
  await app.register(signInRoutes, standIn);
  for (const addRoutes of ROUTES) addRoutes(app, standIn);
  refuseWrongMethods();
  return app;
}

/**
 * Whose `X-Forwarded-For` is believed. Hop 0 is the peer of the connection: on loopback that is the application, which adds
 * the address of its own peer at the end of the header; what stands before that is believed from a configured proxy only.
 */
function trusting(ranges: string[]) {
  const [isConfigured, isLoopback] = [ranges, 'loopback'].map((list) => proxyAddress.compile(list));
  return (address: string, hop: number) =>
    isConfigured?.(address, hop) || (hop === 0 && isLoopback?.(address, hop)) || false;
}
