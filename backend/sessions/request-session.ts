/** The session of a request, from its cookie (legacy-api.md §1.2). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '@/backend/database/connection';
import { type Employee, findSession, type Session } from './store';

const COOKIE = 'JSESSIONID';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
}

export function addSessions(app: FastifyInstance, db: Database): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[COOKIE];
    if (token) request.session = await findSession(db, token);
  });
}

/** For handlers behind the guard, where somebody is always signed in. */
export function employeeOf(request: FastifyRequest): Employee {
  const employee = request.session?.employee;
  if (!employee) throw new Error('This call was reached without a signed-in employee.');
  return employee;
}

export function sendSessionCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(COOKIE, token, { httpOnly: true });
}

export function expireSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { httpOnly: true });
}
