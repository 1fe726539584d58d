/** The sign-in form, and checking what it sends. */
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import type { Database } from '@/backend/database/connection';
import { presenter } from '@/backend/database/schema';
import { type Html, html, sendPage } from '@/backend/http/html-page';
import { LoginRateLimit } from './login-rate-limit';
import { passwordMatches } from './password';

export const SIGN_IN_STYLE = `
body { min-height: 100vh; display: grid; place-items: center; }
main { width: min(100%, 25rem); padding: 2.25rem 2rem 2.5rem; background: var(--card);
  border-radius: .75rem; border-top: .375rem solid #f4b223;
  box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .1); }
h1 { margin: 0 0 1.5rem; font-size: 1.625rem; line-height: 1.25; letter-spacing: -.01em; }
label { display: block; margin: 1.125rem 0 .375rem; font-weight: 600; }
input, button { width: 100%; min-height: 2.875rem; font: inherit; border-radius: .5rem; }
input { padding: .5rem .75rem; color: var(--text); background: var(--card); border: 1px solid var(--line); }
button { margin-top: 1.75rem; padding: .5rem 1rem; border: 0; font-weight: 600; cursor: pointer;
  color: var(--on-accent); background: var(--accent); }
button:hover { background: var(--accent-deep); }
.problem { margin: 0 0 1rem; padding: .75rem 1rem; border-left: .25rem solid currentcolor;
  border-radius: .25rem; color: var(--problem); background: var(--problem-back); }
`;

const field = z
  .string()
  .min(1)
  .regex(/^[^\0]*$/);
const form = z.object({ username: field.trim().max(200), password: field });

const PROBLEMS = {
  400: 'Enter your user name and password.',
  401: 'The user name or the password is wrong.',
  429: 'Too many failed sign-ins. Wait a minute, then try again.',
};
type Rejected = { status: keyof typeof PROBLEMS; username?: string; waitSeconds?: number };

export function passwordCheck(
  db: Database,
): (request: FastifyRequest) => Promise<{ presenterId: number } | { rejected: Rejected }> {
  const rateLimit = new LoginRateLimit();
  return async ({ body, ip }) => {
    const sent = form.safeParse(body);
    if (!sent.success) return { rejected: { status: 400 } };
    const { username: typedName, password } = sent.data;
    const username = typedName.toLowerCase();
    const verify = () => findEmployee(db, username, password);
    const outcome = await rateLimit.attempt(username, ip, verify);
    if ('waitSeconds' in outcome) {
      return { rejected: { status: 429, username: typedName, ...outcome } };
    }
    const { presenterId } = outcome;
    if (presenterId !== null) return { presenterId };
    return { rejected: { status: 401, username: typedName } };
  };
}

/** Inactive employees may sign in, as in the legacy (legacy-api.md §1.4). */
async function findEmployee(db: Database, username: string, password: string) {
  const [found] = await db
    .select({ presenterId: presenter.presenterId, passwordHash: presenter.passwordHash })
    .from(presenter)
    .where(sql`lower(${presenter.username}) = ${username}`);
  const matches = await passwordMatches(password, found?.passwordHash ?? null);
  return found && matches ? found.presenterId : null;
}

export function sendSignInForm(
  reply: FastifyReply,
  { action, formAction }: { action: string; formAction: string },
  rejected?: Rejected,
) {
  if (rejected) reply.code(rejected.status);
  if (rejected?.waitSeconds) reply.header('retry-after', rejected.waitSeconds);
  // With "no-referrer" browsers would send the form with the origin "null".
  reply.header('referrer-policy', 'same-origin');
  return sendPage(reply, {
    title: `${rejected ? 'Problem: ' : ''}Employee sign-in`,
    style: SIGN_IN_STYLE,
    content: signInForm(action, rejected),
    formAction,
  });
}

function signInForm(action: string, rejected?: Rejected): Html {
  const { username = '' } = rejected ?? {};
  const alert = rejected
    ? html`<p class="problem" role="alert" id="problem">${PROBLEMS[rejected.status]}</p>`
    : html``;
  const invalid = rejected ? html` aria-describedby="problem"` : html``;
  const [nameFocus, passwordFocus] = username ? ['', ' autofocus'] : [' autofocus', ''];
  return html`<h1>Employee sign-in</h1>
${alert}
<form method="post" action="${action}">
<label for="username">User name</label>
<input id="username" name="username" type="text" value="${username}" autocomplete="username" autocapitalize="none" spellcheck="false" required${nameFocus}${invalid}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${passwordFocus}${invalid}>
<button type="submit">Sign in</button>
</form>`;
}
