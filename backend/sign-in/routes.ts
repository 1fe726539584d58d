/** The stand-in's sign-in: a form of its own, or a single sign-on as the agency has (legacy-api.md §1.4). */
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { sendSessionCookie } from '@/backend/sessions/request-session';
import { endSession, startSession } from '@/backend/sessions/store';
import { passwordCheck } from './check';
import { identityProviderRoutes } from './identity-provider';
import { homePage, pageBefore } from './landing';
import { sendSignInForm } from './page';
import { serviceProviderRoutes } from './service-provider';

const LARGEST_FORM = 16 * 1024;
const open = { config: { open: true, page: true } };

/** A scope of its own: nothing else here reads forms. */
export function signInRoutes(app: FastifyInstance, standIn: StandIn, done: () => void): void {
  const { frontendOrigins } = standIn.config;
  app.register(formbody, { bodyLimit: LARGEST_FORM });
  app.get('/', open, async (request, reply) => reply.redirect(homePage(request, frontendOrigins)));
  if (standIn.config.identityProvider === undefined) {
    formRoutes(app, standIn);
  } else {
    serviceProviderRoutes(app, standIn);
    identityProviderRoutes(app, standIn, standIn.config.identityProvider);
  }
  done();
}

function formRoutes(app: FastifyInstance, { db, config: { frontendOrigins } }: StandIn): void {
  const check = passwordCheck(db);
  // The browser is redirected to the frontend after the form is sent, and the policy covers that too.
  const form = { action: '/login', formAction: `'self' ${frontendOrigins.join(' ')}` };

  app.get('/login', open, async (request, reply) => {
    const returnTo = pageBefore(request, frontendOrigins);
    if (request.session?.employee) {
      return reply.redirect(returnTo ?? homePage(request, frontendOrigins));
    }
    if (returnTo) {
      if (request.session) await endSession(db, request.session.tokenHash);
      sendSessionCookie(reply, await startSession(db, { returnTo }));
    }
    return sendSignInForm(reply, form);
  });

  app.post('/login', open, async (request, reply) => {
    const checked = await check(request);
    if ('rejected' in checked) return sendSignInForm(reply, form, checked.rejected);
    if (request.session) await endSession(db, request.session.tokenHash);
    sendSessionCookie(reply, await startSession(db, checked));
    return reply.redirect(request.session?.returnTo ?? homePage(request, frontendOrigins));
  });

  /** Signing out has happened before a browser comes here (legacy-api.md §1.5). */
  app.get('/logout', open, async (request, reply) =>
    reply.redirect(homePage(request, frontendOrigins)),
  );
}
