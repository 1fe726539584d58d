/** Who is signed in, what they may see, and signing out (legacy-api.md §3.1 and §1.5). */
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '@/backend/config';
import { isForeignOrigin, ownOrigin } from '@/backend/http/origins';
import { employeeOf, expireSessionCookie } from './request-session';
import { endSession } from './store';

export function sessionRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  app.get('/api/user', { config: { open: true } }, async (request, reply) => {
    const employee = request.session?.employee;
    if (!employee) {
      const wantsOnlyJson = request.headers.accept === 'application/json';
      return reply.type(wantsOnlyJson ? 'application/json' : 'text/plain').send('');
    }
    const { presenterId, name, lastName, email, username } = employee;
    return { presenterId, firstName: name, lastName, email, username };
  });

  app.get(
    '/api/checkUserManagerialAccess',
    async (request) => employeeOf(request).managerialAccess,
  );

  app.post('/api/logout', async (request, reply) => {
    if (request.session) await endSession(db, request.session.tokenHash);
    expireSessionCookie(reply);
    // An identity provider ends its own session too, on the way from an address of ours.
    if (config.identityProvider) {
      return { port: portOf(ownOrigin(request)), logoutUrl: '/saml/logout' };
    }
    // A script of another origin finds our /logout here; a server that asks for its own pages has one of its own.
    const origin = isForeignOrigin(request) ? ownOrigin(request) : config.frontendOrigins[0];
    return { port: portOf(origin), logoutUrl: '/logout' };
  });
}

/** Clients put host, port and address together without separators, so the port brings its colon. */
function portOf(origin: string): string {
  const { port } = new URL(origin);
  return port && `:${port}`;
}
