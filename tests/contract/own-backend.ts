/** The suite's own stand-in with demo data, and a mail server that receives its invites. */
import { TestClient } from '@/tests/backend/support/client';
import { MailServer, readMail } from '@/tests/backend/support/mail-server';
import { eventually, startStandIn } from '@/tests/backend/support/stand-in';
import type { Settings } from './settings';

export type OwnBackend = Awaited<ReturnType<typeof startOwnBackend>>;

const ORIGIN = 'http://localhost:3000';
const ZONE = 'America/Chicago';

export async function startOwnBackend() {
  const mails = new MailServer();
  const standIn = await startStandIn({
    ...{ SMTP_URL: await mails.listen(), DEMO_DATA: 'demo', FRONTEND_ORIGINS: ORIGIN },
    ...{ AGENCY_TIME_ZONE: ZONE, LOG_LEVEL: 'error' },
  });
  const newCookie = async () => {
    const client = new TestClient(standIn.url);
    await client.signIn('coordinator', 'outreach');
    return `JSESSIONID=${client.cookies.get('JSESSIONID')}`;
  };
  /** Invites of that subject without cancellations, once the queue is empty. Start and end are wall clocks. */
  const invitations = async (subject: string) => {
    await eventually(async () => {
      const { rows } = await standIn.db.query("select 1 from mail where state = 'queued'");
      if (rows.length > 0) throw new Error('E-mails are still queued.');
    });
    const invites = await Promise.all(
      mails.accepted.map(async (one) => {
        const { mail, entry } = await readMail(one);
        const method = entry.calendar.getFirstPropertyValue('method');
        if (mail.subject !== subject || method !== 'REQUEST') return [];
        const types = mail.attachments.map(({ mimeType }) => mimeType);
        const calendarParts = types.filter((type) => type === 'text/calendar').length;
        const times = { start: entry.value('dtstart'), end: entry.value('dtend') };
        return [{ recipients: one.recipients, calendarParts, ...times }];
      }),
    );
    return invites.flat();
  };
  const settings: Settings = {
    ...{ baseUrl: standIn.url, pauseMs: 0, timeoutMs: 30_000, cookie: await newCookie() },
    ...{ origin: ORIGIN, exports: true, writes: true, zone: ZONE },
  };
  const stop = async () => {
    await standIn.stop();
    await mails.close();
  };
  return { settings, mailbox: { invitations }, newCookie, stop };
}

export type Mailbox = OwnBackend['mailbox'];
