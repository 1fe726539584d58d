/** Sessions in the database, the guard of all calls, and the page to return to (legacy-api.md §1.2 to §1.4 and §1.12). */
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '@/backend/database/connection';
import { session } from '@/backend/database/own-schema';
import { presenter } from '@/backend/database/schema';
import { checkToken } from '@/backend/http/request-hooks';
import { wallClockAt } from '@/backend/wire/dates';

const COOKIE = 'JSESSIONID';
const TOKEN_BYTES = 32;
/** The servlet default (§1.2). */
const IDLE_LIMIT = sql`interval '30 minutes'`;
const UPDATE_INTERVAL = sql`interval '1 minute'`;

const NO_DESTINATION = ['/login', '/logout'];

const { passwordHash: _passwordHash, ...employeeColumns } = getTableColumns(presenter);

type Employee = Omit<typeof presenter.$inferSelect, 'passwordHash'>;
type Session = { tokenHash: string; employee: Employee | null; returnTo: string | null };

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Needs no session and no XSRF token. */
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

async function findSession(db: Database, token: string): Promise<Session | null> {
  const tokenHash = hashOf(token);
  const isActive = sql`${session.lastSeenAt} > now() - ${IDLE_LIMIT}`;
  const [found] = await db
    .select({
      tokenHash: session.tokenHash,
      returnTo: session.returnTo,
      employee: employeeColumns,
      isStale: sql<boolean>`${session.lastSeenAt} < now() - ${UPDATE_INTERVAL}`,
    })
    .from(session)
    .leftJoin(presenter, eq(presenter.presenterId, session.presenterId))
    .where(and(eq(session.tokenHash, tokenHash), isActive));
  if (!found) return null;
  if (found.isStale) await changeSession(db, tokenHash, { lastSeenAt: sql`now()` });
  return found;
}

export type StartSignIn = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Without a session every path and method redirects to the sign-in. */
export function addGuard(app: FastifyInstance, startSignIn: StartSignIn): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.open) return;
    if (!request.session?.employee) return startSignIn(request, reply);
    checkToken(request);
  });
}

export function employeeOf(request: FastifyRequest): Employee {
  const employee = request.session?.employee;
  if (!employee) throw new Error('This call was reached without a signed-in employee.');
  return employee;
}

/** Sets the cookie and returns the hash of its token, which the database stores. Removes expired sessions. */
export async function startSession(
  db: Database,
  reply: FastifyReply,
  values: { presenterId?: number; returnTo?: string },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashOf(token);
  await db.delete(session).where(lt(session.lastSeenAt, sql`now() - ${IDLE_LIMIT}`));
  await db.insert(session).values({ tokenHash, ...values });
  reply.setCookie(COOKIE, token, { httpOnly: true });
  return tokenHash;
}

export async function changeSession(
  db: Database,
  tokenHash: string,
  change: { presenterId?: number; returnTo?: string | null; lastSeenAt?: SQL },
): Promise<void> {
  await db.update(session).set(change).where(eq(session.tokenHash, tokenHash));
}

export async function endSession(db: Database, request: FastifyRequest): Promise<void> {
  if (!request.session) return;
  await db.delete(session).where(eq(session.tokenHash, request.session.tokenHash));
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { httpOnly: true });
}

/** The Referer, if it is a page of the frontend (§1.4). */
export function returnToOf(
  request: FastifyRequest,
  frontendOrigins: readonly string[],
): string | undefined {
  const referer = refererOf(request);
  if (!referer || !frontendOrigins.includes(referer.origin)) return undefined;
  if (NO_DESTINATION.includes(referer.pathname)) return undefined;
  return `${referer.origin}${referer.pathname}${referer.search}`;
}

export function homePage(
  request: FastifyRequest,
  frontendOrigins: readonly [string, ...string[]],
): string {
  const origin = refererOf(request)?.origin ?? '';
  return `${frontendOrigins.includes(origin) ? origin : frontendOrigins[0]}/`;
}

function refererOf(request: FastifyRequest): URL | null {
  const { referer } = request.headers;
  if (!referer || !URL.canParse(referer)) return null;
  return new URL(referer);
}

/** Who saved a row, and when by the agency's wall clock. */
export type AuditColumns = { lastModifiedById: number; lastModifiedDate: string };

export function auditColumns(
  request: FastifyRequest,
  { agencyTimeZone }: { agencyTimeZone: string },
): AuditColumns {
  const lastModifiedDate = wallClockAt(new Date(), agencyTimeZone);
  return { lastModifiedById: employeeOf(request).presenterId, lastModifiedDate };
}

export function creationColumns(audit: AuditColumns) {
  return { createdById: audit.lastModifiedById, createDate: audit.lastModifiedDate, ...audit };
}
