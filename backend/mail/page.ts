/** The outbox in a browser: a list of mails, and one mail as text. */
import { type Html, html } from '@/backend/http/page';
import { wallClockAt } from '@/backend/wire/dates';
import type { Letter, Sender } from './letter';
import { ICS_NAME, subjectOf } from './message';

/** How it looks beyond what all pages have. */
export const OUTBOX_STYLE = `
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
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { margin: 0 0 1rem; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; font: inherit; }
`;

const STATES: Record<Letter['state'], string> = {
  queued: 'Waiting to be sent',
  sent: 'Sent',
  kept: 'Kept here: there is no mail server',
  superseded: 'Not sent: a newer mail replaces it',
  failed: 'Given up',
  undeliverable: 'Cannot be delivered',
};

export type Outbox = {
  letters: Letter[];
  /** Whether mails may be opened. */
  opens: boolean;
  /** The number below which older mails begin, where there are any. */
  olderFrom: number | undefined;
  sender: Sender;
};

export function outboxList({ letters, opens, olderFrom, sender }: Outbox): Html {
  const heading = html`<h1>Outbox</h1>`;
  if (letters.length === 0) {
    return html`${heading}
<p>No mails.</p>`;
  }
  const headers = ['Time', 'To', 'Subject', 'Event', 'State', 'Attempts', 'Last error'];
  const older = html`<p><a href="/outbox?before=${olderFrom ?? ''}">Older mails</a></p>`;
  return html`${heading}
<div class="rows" role="region" aria-label="Mails" tabindex="0"><table>
<thead><tr>${headers.map((header) => html`<th scope="col">${header}</th>`)}</tr></thead>
<tbody>
${letters.map((letter) => row(letter, opens, sender))}</tbody>
</table></div>
${olderFrom === undefined ? '' : older}`;
}

export function openedMail(letter: Letter, text: string, { mailFrom }: Sender): Html {
  return html`<h1 dir="auto">${subjectOf(letter)}</h1>
<dl>
<dt>From</dt><dd>${mailFrom.name} &lt;${mailFrom.address}&gt;</dd>
<dt>To</dt><dd dir="auto">${addressee(letter)}</dd>
<dt>State</dt><dd>${STATES[letter.state]}</dd>
</dl>
<pre dir="auto">${text}</pre>
<p><a href="/outbox/${letter.mailId}/${ICS_NAME}" download>Download ${ICS_NAME}</a></p>
<p><a href="/outbox">All mails</a></p>`;
}

function row(letter: Letter, opens: boolean, { agencyTimeZone }: Sender): Html {
  const subject = subjectOf(letter) || '(no subject)';
  const time = wallClockAt(letter.createdAt, agencyTimeZone).slice(0, 16);
  return html`<tr><td class="time">${time}</td><td dir="auto">${addressee(letter)}</td><td dir="auto">${
    opens && letter.state !== 'sent'
      ? html`<a href="/outbox/${letter.mailId}">${subject}</a>`
      : subject
  }</td><td>${letter.eventId}</td><td>${STATES[letter.state]}</td><td>${letter.attempts}</td><td class="error">${letter.lastError ?? ''}</td></tr>
`;
}

function addressee({ recipientName, recipient }: Letter): Html {
  return html`${recipientName} &lt;${recipient ?? 'no address'}&gt;`;
}
