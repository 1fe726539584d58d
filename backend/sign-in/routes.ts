/** The stand-in's employee login, in place of the agency's identity provider (legacy-api.md §1.4). */
import formbody from '@fastify/formbody';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Database } from '@/backend/database/connection';
import { presenter } from '@/backend/database/schema';
import { sendPage } from '@/backend/http/html-page';
import type { StandIn } from '@/backend/http/stand-in';
import { sendSessionCookie } from '@/backend/sessions/request-session';
import { endSession, startSession } from '@/backend/sessions/store';
import { homePage, pageBefore } from './landing';
import { SignInLimits } from './limits';
import { SIGN_IN_STYLE, type SignIn, signInForm } from './page';
import { passwordMatches } from './password';

const LARGEST_FORM = 16 * 1024;
const open = { config: { open: true, page: true } };
const field = z
  .string()
  .min(1)
  .regex(/^[^\0]*$/);
const form = z.object({ username: field.trim().max(200), password: field });

/** A scope of its own: nothing else here reads forms. */
export function signInRoutes(
  app: FastifyInstance,
  { db, config }: StandIn,
  done: () => void,
): void {
  const { frontendOrigins } = config;
  const limits = new SignInLimits();
  app.register(formbody, { bodyLimit: LARGEST_FORM });

  app.get('/login', open, async (request, reply) => {
    const returnTo = pageBefore(request, frontendOrigins);
    if (request.session?.employee) {
      return reply.redirect(returnTo ?? homePage(request, frontendOrigins));
    }
    if (returnTo) {
      if (request.session) await endSession(db, request.session.tokenHash);
      sendSessionCookie(reply, await startSession(db, { returnTo }));
    }
    return showPage(reply, 200, {});
  });

  app.post('/login', open, async (request, reply) => {
    const sent = form.safeParse(request.body);
    if (!sent.success)
      return showPage(reply, 400, { problem: 'Enter your user name and password.' });
    const { password } = sent.data;
    const username = sent.data.username.toLowerCase();
    const outcome = await limits.attempt({ username, address: request.ip, password }, () =>
      employeeWith(db, username, password),
    );
    if ('waitSeconds' in outcome) {
      reply.header('retry-after', outcome.waitSeconds);
      const problem = 'Too many failed sign-ins. Wait a minute, then try again.';
      return showPage(reply, 429, { username: sent.data.username, problem });
    }
    const { presenterId } = outcome;
    if (presenterId === null) {
      const problem = 'The user name or the password is wrong.';
      return showPage(reply, 401, { username: sent.data.username, problem });
    }
    if (request.session) await endSession(db, request.session.tokenHash);
    sendSessionCookie(reply, await startSession(db, { presenterId }));
    return reply.redirect(request.session?.returnTo ?? homePage(request, frontendOrigins));
  });

  /** Signing out has happened before a browser comes here (legacy-api.md §1.5). */
  app.get('/logout', open, async (request, reply) =>
    reply.redirect(homePage(request, frontendOrigins)),
  );

  app.get('/', open, async (request, reply) => reply.redirect(homePage(request, frontendOrigins)));

  done();

  function showPage(reply: FastifyReply, status: number, state: SignIn) {
    // "no-referrer" would make browsers send the form with an unknown origin.
    reply.code(status).header('referrer-policy', 'same-origin');
    return sendPage(reply, {
      title: `${state.problem ? 'Problem: ' : ''}Employee sign-in`,
      style: SIGN_IN_STYLE,
      content: signInForm(state),
      // The browser is redirected to the frontend after the form is sent, and this covers that too.
      formAction: `'self' ${frontendOrigins.join(' ')}`,
    });
  }
}

/** An employee who is not active may sign in all the same, as in the legacy (§1.4). */
async function employeeWith(
  db: Database,
  username: string,
  password: string,
): Promise<number | null> {
  const [found] = await db
    .select({ presenterId: presenter.presenterId, passwordHash: presenter.passwordHash })
    .from(presenter)
    .where(sql`lower(${presenter.username}) = ${username}`);
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  return found && matches ? found.presenterId : null;
}
