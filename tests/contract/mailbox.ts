/** The mails that a backend sent to the suite's own mail server. */
import { setTimeout as sleep } from 'node:timers/promises';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { MailServer, type Taken } from '@/tests/backend/support/mail-server';

export interface Invitation {
  recipients: string[];
  subject: string;
  calendarParts: number;
  /** As written: a wall clock, with a Z where it is UTC. */
  start: string;
  end: string;
}

export interface Mailbox {
  /** Waits for as many as are due, and then a moment longer for those that are not. Cancellations do not count. */
  invitations: (subject: string, due: number) => Promise<Invitation[]>;
}

const LONGEST_WAIT_MS = 20_000;
const STRAGGLERS_MS = 500;

export async function openMailbox(): Promise<
  Mailbox & { url: string; close: () => Promise<void> }
> {
  const server = new MailServer();
  const url = await server.listen();
  const found = async (subject: string) => {
    const read = await Promise.all(server.taken.map(readInvitation));
    return read.flatMap((invitation) => invitation ?? []).filter((one) => one.subject === subject);
  };
  return {
    url,
    close: () => server.close(),
    invitations: async (subject, due) => {
      const until = Date.now() + LONGEST_WAIT_MS;
      while ((await found(subject)).length < due && Date.now() < until) await sleep(100);
      await sleep(STRAGGLERS_MS);
      return found(subject);
    },
  };
}

/** Null for a mail that invites nobody. */
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
