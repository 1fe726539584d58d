/** A stand-in of the suite's own with demo data, on a database that goes with it, and a mail server beside it. */
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { TestClient } from '@/tests/backend/support/client';
import { MailServer, type Taken } from '@/tests/backend/support/mail-server';
import { eventually, startStandIn } from '@/tests/backend/support/stand-in';
import type { Settings } from './settings';

interface Invitation {
  recipients: string[];
  subject: string;
  calendarParts: number;
  /** As written: a wall clock, with a Z where it is UTC. */
  start: string;
  end: string;
}

export interface Mailbox {
  /** Those of that subject, once the backend has no more to send. Cancellations do not count. */
  invitations: (subject: string) => Promise<Invitation[]>;
}

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
  const invitations = async (subject: string) => {
    await eventually(async () => {
      const { rows } = await standIn.db.query("select 1 from mail where state = 'queued'");
      if (rows.length > 0) throw new Error('Mails are still queued.');
    });
    const read = await Promise.all(mails.taken.map(readInvitation));
    return read.flatMap((one) => (one?.subject === subject ? one : []));
  };
  const settings: Settings = {
    ...{ baseUrl: standIn.url, pauseMs: 0, timeoutMs: 30_000, cookie: await newCookie() },
    ...{ origin: ORIGIN, exports: true, writes: true, zone: ZONE },
  };
  const stop = async () => {
    await standIn.stop();
    await mails.close();
  };
  return { settings, means: { mailbox: { invitations }, newCookie }, stop };
}

/** Null for a mail that is no invitation. */
async function readInvitation({ raw, recipients }: Taken): Promise<Invitation | null> {
  const { subject = '', attachments } = await PostalMime.parse(raw);
  const calendars = attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
  const content = calendars[0]?.content;
  if (content === undefined) return null;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.getFirstPropertyValue('method') !== 'REQUEST') return null;
  const event = calendar.getFirstSubcomponent('vevent');
  const timeOf = (name: string) => String(event?.getFirstPropertyValue(name));
  const times = { start: timeOf('dtstart'), end: timeOf('dtend') };
  return { recipients, subject, calendarParts: calendars.length, ...times };
}
