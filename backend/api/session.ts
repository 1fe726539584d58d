/** The signed-in employee, managerial access, and signing out (legacy-api.md §3.1 and §1.5). */
import type { FastifyInstance } from 'fastify';

import type { StandIn } from '@/backend/config';
import { isCrossOrigin, ownOrigin } from '@/backend/http/request-hooks';
import { clearSessionCookie, employeeOf, endSession } from '@/backend/sign-in/sessions';

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
