/** A small identity provider on a host name of its own, for trials of a single sign-on (legacy-api.md §1.4). */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { StandIn } from '@/backend/config';
import { type Html, html, sendPage } from '@/backend/http/page';
import { passwordCheck } from './check';
import { SIGN_IN_STYLE, sendSignInForm } from './page';
import { assertion, sessionOfRequest } from './saml-message';

const asked = z.object({ SAMLRequest: z.string() }).catch({ SAMLRequest: '' });

/** `origin` is the address of its host. */
export function identityProviderRoutes(
  app: FastifyInstance,
  { db, config: { frontendOrigins } }: StandIn,
  origin: string,
): void {
  const here = {
    config: { open: true, page: true },
    constraints: { host: new URL(origin).host },
  };
  const check = passwordCheck(db);

  app.get('/sso', here, async (request, reply) => {
    const { SAMLRequest } = asked.parse(request.query);
    if (sessionOfRequest(SAMLRequest) === null) return sendTooOld(reply);
    return sendSignInForm(reply, formFor(SAMLRequest));
  });

  app.post('/sso', here, async (request, reply) => {
    const { SAMLRequest } = asked.parse(request.query);
    const session = sessionOfRequest(SAMLRequest);
    if (session === null) return sendTooOld(reply);
    const checked = await check(request);
    if ('rejected' in checked) return sendSignInForm(reply, formFor(SAMLRequest), checked.rejected);
    return sendAssertion(reply, assertion(session, checked.presenterId));
  });

  app.get('/signed-out', here, async (_request, reply) =>
    sendText(reply, 'Signed out', html`<p>You are signed out. You can close this window.</p>`),
  );

  /** A form, because only that brings a long text to another site by POST. Its page has no script to send it. */
  function sendAssertion(reply: FastifyReply, text: string) {
    // The backend looks at the origin of the form.
    reply.header('referrer-policy', 'strict-origin');
    const content = html`<form method="post" action="${frontendOrigins[0]}/saml/SSO">
<input type="hidden" name="SAMLResponse" value="${text}">
<p>You are signed in.</p>
<button type="submit">Continue to Outreach Tracking</button>
</form>`;
    return sendText(reply, 'Go back to the application', content, frontendOrigins.join(' '));
  }
}

function formFor(request: string) {
  return { action: `/sso?${new URLSearchParams({ SAMLRequest: request })}`, formAction: "'self'" };
}

function sendTooOld(reply: FastifyReply) {
  const text =
    'This sign-in is too old or not complete. Go back to the application and sign in there.';
  return sendText(reply.code(400), 'Sign in again', html`<p>${text}</p>`);
}

function sendText(reply: FastifyReply, title: string, text: Html, formAction = "'none'") {
  const content = html`<h1>${title}</h1>${text}`;
  return sendPage(reply, { title, style: SIGN_IN_STYLE, content, formAction });
}
