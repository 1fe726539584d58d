/** Who may come in: everything needs a signed-in employee unless its route says otherwise (legacy-api.md §1.3). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { checkToken } from '@/backend/http/every-request';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers without a signed-in employee, and without an anti-forgery token. */
    open?: boolean;
  }
}

/** Leads a signed-out browser to the sign-in. */
export type StartSignIn = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The signed-out are redirected, whatever path and method they tried; there is no 401 here. */
export function addGuard(app: FastifyInstance, startSignIn: StartSignIn): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.open) return;
    if (!request.session?.employee) return startSignIn(request, reply);
    checkToken(request);
  });
}
