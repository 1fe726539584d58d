/** Signing in, by a form of the stand-in or a single sign-on like the agency's (legacy-api.md §1.4), and the session. */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { isCrossOrigin, ownOrigin } from '@/backend/http/request-hooks';
import {
  clearSessionCookie,
  employeeOf,
  endSession,
  homePage,
  returnToOf,
  startSession,
} from './sessions';
import { passwordCheck, sendSignInForm } from './sign-in-form';
import { identityProviderRoutes, serviceProviderRoutes } from './single-sign-on';

const LARGEST_FORM = 16 * 1024;
const open = { config: { open: true, page: true } };

/** In a scope of its own, as no other route reads forms. */
export function signInRoutes(app: FastifyInstance, standIn: StandIn, done: () => void): void {
  const { frontendOrigins, identityProvider } = standIn.config;
  app.register(formbody, { bodyLimit: LARGEST_FORM });
  app.get('/', open, async (request, reply) => reply.redirect(homePage(request, frontendOrigins)));
  if (identityProvider === undefined) {
    formRoutes(app, standIn);
  } else {
    serviceProviderRoutes(app, standIn);
    identityProviderRoutes(app, standIn, identityProvider);
  }
  done();
}

function formRoutes(app: FastifyInstance, { db, config: { frontendOrigins } }: StandIn): void {
  const check = passwordCheck(db);
  // The policy also covers the redirect to the frontend that follows the form.
  const form = { action: '/login', formAction: `'self' ${frontendOrigins.join(' ')}` };

  app.get('/login', open, async (request, reply) => {
    const returnTo = returnToOf(request, frontendOrigins);
    if (request.session?.employee) {
      return reply.redirect(returnTo ?? homePage(request, frontendOrigins));
    }
    if (returnTo) {
      await endSession(db, request);
      await startSession(db, reply, { returnTo });
    }
    return sendSignInForm(reply, form);
  });

  app.post('/login', open, async (request, reply) => {
    const checked = await check(request);
    if ('rejected' in checked) return sendSignInForm(reply, form, checked.rejected);
    await endSession(db, request);
    await startSession(db, reply, checked);
    return reply.redirect(request.session?.returnTo ?? homePage(request, frontendOrigins));
  });

  /** The session has ended before (legacy-api.md §1.5). */
  app.get('/logout', open, async (request, reply) =>
    reply.redirect(homePage(request, frontendOrigins)),
  );
}

/** The signed-in employee, managerial access, and signing out (legacy-api.md §3.1 and §1.5). */
export function sessionRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/user', { config: { open: true } }, async (request, reply) => {
    const employee = request.session?.employee;
    if (!employee) {
      const acceptsOnlyJson = request.headers.accept === 'application/json';
      return reply.type(acceptsOnlyJson ? 'application/json' : 'text/plain').send('');
    }
    const { presenterId, name, lastName, email, username } = employee;
    return { presenterId, firstName: name, lastName, email, username };
  });

  app.get(
    '/api/checkUserManagerialAccess',
    async (request) => employeeOf(request).managerialAccess,
  );

  app.post('/api/logout', async (request, reply) => {
    await endSession(db, request);
    clearSessionCookie(reply);
    const { identityProvider, frontendOrigins } = config;
    // A script of another origin is sent to our own /logout; the application serves that path itself.
    const isOurs = identityProvider !== undefined || isCrossOrigin(request);
    const { port } = new URL(isOurs ? ownOrigin(request) : frontendOrigins[0]);
    // Clients concatenate host, port and path without separators.
    return { port: port && `:${port}`, logoutUrl: identityProvider ? '/saml/logout' : '/logout' };
  });
}
