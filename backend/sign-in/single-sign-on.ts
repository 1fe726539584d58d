/**
 * Single sign-on by an identity provider on another host (legacy-api.md §1.3 to §1.5). SAML's signed XML is replaced by
 * random names, which this process maps to sessions.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

import type { StandIn } from '@/backend/config';
import { HttpError } from '@/backend/http/errors';
import { type Html, html, sendPage } from '@/backend/http/html-page';
import { changeSession, returnToOf, type StartSignIn, startSession } from './sessions';
import { passwordCheck, SIGN_IN_STYLE, sendSignInForm } from './sign-in-form';

const LONGEST_SIGN_IN_MS = 30 * 60_000;
const open = { config: { open: true, page: true } };
const requestQuery = z.object({ SAMLRequest: z.string() }).catch({ SAMLRequest: '' });
const responseBody = z.object({ SAMLResponse: z.string() }).catch({ SAMLResponse: '' });

const EXPIRED = html`<p>This sign-in is too old or not complete. Go back to the application and sign in there.</p>`;

/** By name: the hash of the session that is signed in, and in an assertion the presenter. */
type Message = { session: string; presenterId?: number };
const messages = new LRUCache<string, Message>({ max: 10_000, ttl: LONGEST_SIGN_IN_MS });

function addMessage(message: Message): string {
  const name = randomUUID();
  messages.set(name, message);
  return name;
}

/** Redirects to the sign-in. With an identity provider the session stores the page to return to. */
export function startOfSignIn({ db, config }: StandIn): StartSignIn {
  const { frontendOrigins, identityProvider } = config;
  if (identityProvider === undefined) return async (_request, reply) => reply.redirect('/login');
  const address = `/saml/login?idp=${encodeURIComponent(identityProvider)}`;
  return async (request, reply) => {
    const session = await ensureSession(db, request, reply);
    const returnTo = returnToOf(request, frontendOrigins);
    if (returnTo) await changeSession(db, session, { returnTo });
    return reply.redirect(address);
  };
}

/** Without `/login`, which is a protected path that does not exist. */
export function serviceProviderRoutes(app: FastifyInstance, standIn: StandIn): void {
  const { db, config } = standIn;
  const startSignIn = startOfSignIn(standIn);

  app.get('/saml/login', open, async (request, reply) => {
    const session = await ensureSession(db, request, reply);
    const query = new URLSearchParams({ SAMLRequest: addMessage({ session }) });
    return reply.redirect(`${config.identityProvider}/sso?${query}`);
  });

  /** Signs in the session that sent the request; its cookie stays the same (§1.5). */
  app.post('/saml/SSO', open, async (request, reply) => {
    if (!request.session) return startSignIn(request, reply);
    const { tokenHash, returnTo } = request.session;
    const assertion = messages.get(responseBody.parse(request.body).SAMLResponse);
    if (assertion?.session !== tokenHash || !assertion.presenterId) {
      throw new HttpError(401, 'assertion of another session');
    }
    await changeSession(db, tokenHash, { presenterId: assertion.presenterId, returnTo: null });
    return reply.redirect(returnTo ?? '/');
  });

  app.get('/saml/logout', open, async (_request, reply) =>
    reply.redirect(`${config.identityProvider}/signed-out`),
  );
}

async function ensureSession(db: StandIn['db'], request: FastifyRequest, reply: FastifyReply) {
  return request.session?.tokenHash ?? startSession(db, reply, {});
}

export function identityProviderRoutes(
  app: FastifyInstance,
  { db, config: { frontendOrigins } }: StandIn,
  origin: string,
): void {
  const options = { ...open, constraints: { host: new URL(origin).host } };
  const check = passwordCheck(db);

  app.route({
    ...options,
    url: '/sso',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      const { SAMLRequest } = requestQuery.parse(request.query);
      const message = messages.get(SAMLRequest);
      if (!message) return sendText(reply.code(400), 'Sign in again', EXPIRED);
      const action = `/sso?${new URLSearchParams({ SAMLRequest })}`;
      const form = { action, formAction: "'self'" };
      if (request.method === 'GET') return sendSignInForm(reply, form);
      const checked = await check(request);
      if ('rejected' in checked) return sendSignInForm(reply, form, checked.rejected);
      return sendAssertion(reply, addMessage({ ...message, ...checked }));
    },
  });

  app.get('/signed-out', options, async (_request, reply) =>
    sendText(reply, 'Signed out', html`<p>You are signed out. You can close this window.</p>`),
  );

  function sendAssertion(reply: FastifyReply, assertion: string) {
    // The backend checks the origin of the form.
    reply.header('referrer-policy', 'strict-origin');
    const content = html`<form method="post" action="${frontendOrigins[0]}/saml/SSO">
<input type="hidden" name="SAMLResponse" value="${assertion}">
<p>You are signed in.</p>
<button type="submit">Continue to Outreach Tracking</button>
</form>`;
    return sendText(reply, 'Go back to the application', content, frontendOrigins.join(' '));
  }
}

function sendText(reply: FastifyReply, title: string, text: Html, formAction = "'none'") {
  const content = html`<h1>${title}</h1>${text}`;
  return sendPage(reply, { title, style: SIGN_IN_STYLE, content, formAction });
}
