/** The session of a request, from its cookie, and who may come in (legacy-api.md §1.2, §1.3 and §1.12). */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '@/backend/database/connection';
import { checkToken } from '@/backend/http/every-request';
import { wallClockAt } from '@/backend/wire/dates';
import { type Employee, findSession, type Session } from './store';

const COOKIE = 'JSESSIONID';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Answers without a signed-in employee, and without an anti-forgery token. */
    open?: boolean;
  }
}

export function addSessions(app: FastifyInstance, db: Database): void {
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    const token = request.cookies[COOKIE];
    if (token) request.session = await findSession(db, token);
  });
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

/** For handlers behind the guard, where an employee is always signed in. */
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

/** What saving leaves on a row: who, and when by the agency's wall clock. */
export type Stamp = { lastModifiedById: number; lastModifiedDate: string };

export function stampOf(request: FastifyRequest, zone: string): Stamp {
  const lastModifiedDate = wallClockAt(new Date(), zone);
  return { lastModifiedById: employeeOf(request).presenterId, lastModifiedDate };
}

/** The columns of a row that is new. */
export function createdBy(stamp: Stamp) {
  return { createdById: stamp.lastModifiedById, createDate: stamp.lastModifiedDate, ...stamp };
}
