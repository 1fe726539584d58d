/** Pages of the outbox: the newest e-mails, text and calendar file of each. With a mail server managers see states only. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { StandIn } from '@/backend/config';
import { HttpError } from '@/backend/http/errors';
import { type Html, html, sendPage } from '@/backend/http/html-page';
import { ownOrigin } from '@/backend/http/request-hooks';
import { employeeOf } from '@/backend/sign-in/sessions';
import { wallClockAt } from '@/backend/wire/dates';
import { pathId } from '@/backend/wire/path-and-query';
import { type InviteEmail, isDeliverable, undeliverableReason } from './invite-email';
import { calendarOf, ICS_NAME, subjectOf, textOf } from './message';
import { findEmail, readEmails } from './outbox';

const MOST_SHOWN = 200;
const HEADERS = ['Time', 'To', 'Subject', 'Event', 'State', 'Attempts', 'Last error'];

const STYLE = `
main { max-width: 76rem; margin: 0 auto; }
h1 { margin: 0 0 1rem; font-size: 1.625rem; line-height: 1.25; }
a { color: var(--accent); }
.rows { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
table { width: 100%; min-width: 64rem; border-collapse: collapse; }
th, td { padding: .5rem .75rem; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line);
  overflow-wrap: break-word; }
thead th { white-space: nowrap; color: var(--quiet); font-size: .9375rem; }
.time { white-space: nowrap; }
.error { color: var(--problem); }
`;

const STATES: Record<InviteEmail['state'], string> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here: there is no mail server',
  superseded: 'Not sent: a newer mail replaces it',
  failed: 'Given up',
  undeliverable: 'Cannot be delivered',
};

export function outboxRoutes(app: FastifyInstance, { db, config }: StandIn): void {
  const { agencyTimeZone, smtpUrl } = config;
  const showsContents = smtpUrl === undefined;

  app.get('/outbox', async (request, reply) => {
    if (!showsContents && !employeeOf(request).managerialAccess) {
      throw new HttpError(403, 'managers only');
    }
    const emails = await readEmails(db, undefined, MOST_SHOWN);
    const content = html`<h1>Outbox</h1>
${emails.length === 0 ? html`<p>No mails.</p>` : table(emails)}`;
    return sendPage(reply, { title: 'Outbox', style: STYLE, content });
  });

  app.get('/outbox/:id', async (request, reply) => {
    const email = await shownEmail(request);
    const text = isDeliverable(email) ? textOf(email, agencyTimeZone) : undeliverableReason(email);
    const file = `${ownOrigin(request)}/outbox/${email.mailId}/${ICS_NAME}`;
    return reply.type('text/plain; charset=utf-8').send(`${text}\n${file}\n`);
  });

  app.get(`/outbox/:id/${ICS_NAME}`, async (request, reply) => {
    const email = await shownEmail(request);
    if (!isDeliverable(email)) throw new HttpError(404, 'e-mail that cannot be delivered');
    return reply
      .type(`text/calendar; charset=utf-8; method=${email.method}`)
      .header('content-disposition', `attachment; filename="${ICS_NAME}"`)
      .send(calendarOf(email, config));
  });

  async function shownEmail(request: FastifyRequest): Promise<InviteEmail> {
    if (!showsContents) throw new HttpError(403, 'contents of sent e-mails are not shown');
    const email = await findEmail(db, pathId(request));
    if (!email) throw new HttpError(404, 'unknown e-mail');
    return email;
  }

  function table(emails: InviteEmail[]): Html {
    return html`<div class="rows" role="region" aria-label="Mails" tabindex="0"><table>
<thead><tr>${HEADERS.map((header) => html`<th scope="col">${header}</th>`)}</tr></thead>
<tbody>
${emails.map(row)}</tbody>
</table></div>`;
  }

  function row(email: InviteEmail): Html {
    const subject = subjectOf(email) || '(no subject)';
    const cell = showsContents ? html`<a href="/outbox/${email.mailId}">${subject}</a>` : subject;
    const to = `${email.recipientName} <${email.recipient ?? 'no address'}>`;
    const time = wallClockAt(email.createdAt, agencyTimeZone).slice(0, 16);
    return html`<tr><td class="time">${time}</td><td dir="auto">${to}</td><td dir="auto">${cell}</td><td>${email.eventId}</td><td>${STATES[email.state]}</td><td>${email.attempts}</td><td class="error">${email.lastError ?? ''}</td></tr>
`;
  }
}
