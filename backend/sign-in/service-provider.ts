/** The backend's side of a single sign-on, as the legacy's SAML library behaves (legacy-api.md §1.3 to §1.5). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StandIn } from '@/backend/config';
import { Refusal } from '@/backend/http/refusal';
import type { StartSignIn } from '@/backend/sessions/request-session';
import { sendSessionCookie } from '@/backend/sessions/request-session';
import { changeSession, hashOf, startSession } from '@/backend/sessions/store';
import { pageBefore } from './landing';
import { authenticationRequest, presenterOf } from './saml-message';

const open = { config: { open: true, page: true } };
const response = z.object({ SAMLResponse: z.string() }).catch({ SAMLResponse: '' });

/** Where the signed-out are led, whatever they asked for. With an identity provider the page before is remembered. */
export function startOfSignIn({ db, config }: StandIn): StartSignIn {
  const { frontendOrigins, identityProvider } = config;
  if (identityProvider === undefined) return async (_request, reply) => reply.redirect('/login');
  const address = `/saml/login?idp=${encodeURIComponent(identityProvider)}`;
  return async (request, reply) => {
    const session = await sessionOf(db, request, reply);
    const returnTo = pageBefore(request, frontendOrigins);
    if (returnTo) await changeSession(db, session, { returnTo });
    return reply.redirect(address);
  };
}

/** `/login` is not one of them: it is a protected path, and nothing for the signed-in. */
export function serviceProviderRoutes(app: FastifyInstance, standIn: StandIn): void {
  const { db, config } = standIn;
  const startSignIn = startOfSignIn(standIn);

  app.get('/saml/login', open, async (request, reply) => {
    const session = await sessionOf(db, request, reply);
    const query = new URLSearchParams({ SAMLRequest: authenticationRequest(session) });
    return reply.redirect(`${config.identityProvider}/sso?${query}`);
  });

  /** A form of the identity provider's. It signs in the session that asked, whose cookie stays the same. */
  app.post('/saml/SSO', open, async (request, reply) => {
    if (!request.session) return startSignIn(request, reply);
    const { tokenHash, returnTo } = request.session;
    const presenterId = presenterOf(response.parse(request.body).SAMLResponse, tokenHash);
    if (presenterId === null) throw new Refusal(401, 'assertion that is not for this session');
    // The session itself stays, as it does after a sign-in at the legacy's identity provider (legacy-api.md §1.5).
    await changeSession(db, tokenHash, { presenterId, returnTo: null });
    return reply.redirect(returnTo ?? '/');
  });

  app.get('/saml/logout', open, async (_request, reply) =>
    reply.redirect(`${config.identityProvider}/signed-out`),
  );
}

/** The session's hash; a browser that has none gets one. */
async function sessionOf(
  db: StandIn['db'],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  if (request.session) return request.session.tokenHash;
  const token = await startSession(db, {});
  sendSessionCookie(reply, token);
  return hashOf(token);
}
