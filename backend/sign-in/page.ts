/** The sign-in form, reached through the application at the same path. */
import type { FastifyReply } from 'fastify';

import { type Html, html, sendPage } from '@/backend/http/page';

/** How it looks beyond what all pages have. */
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

/** Why the form is shown again. */
export interface Rejected {
  status: 400 | 401 | 429;
  problem: string;
  username?: string;
  waitSeconds?: number;
}

interface Form {
  /** Address that it is sent to. */
  action: string;
  /** Where that may lead, in the words of a content security policy. */
  formAction: string;
}

export function sendSignInForm(reply: FastifyReply, form: Form, rejected?: Rejected) {
  if (rejected) reply.code(rejected.status);
  if (rejected?.waitSeconds) reply.header('retry-after', rejected.waitSeconds);
  // "no-referrer" would make browsers send the form with an unknown origin.
  reply.header('referrer-policy', 'same-origin');
  return sendPage(reply, {
    title: `${rejected ? 'Problem: ' : ''}Employee sign-in`,
    style: SIGN_IN_STYLE,
    content: signInForm(form.action, rejected),
    formAction: form.formAction,
  });
}

function signInForm(action: string, { username = '', problem = '' }: Partial<Rejected> = {}): Html {
  const alert = problem
    ? html`<p class="problem" role="alert" id="problem">${problem}</p>`
    : html``;
  const invalid = problem ? html` aria-describedby="problem"` : html``;
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
