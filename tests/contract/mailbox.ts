/** The mails that a backend sent to the suite's own mail server. */
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { eventually } from '@/tests/backend/support/eventually';
import { MailServer, type Taken } from '@/tests/backend/support/mail-server';

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

export async function openMailbox() {
  const server = new MailServer();
  const url = await server.listen();
  const seenOnce = (settled: () => Promise<boolean>): Mailbox => ({
    invitations: async (subject) => {
      await eventually(async () => {
        if (!(await settled())) throw new Error('Mails are still on their way.');
      });
      const read = await Promise.all(server.taken.map(readInvitation));
      return read.flatMap((one) => (one?.subject === subject ? one : []));
    },
  });
  return { url, close: () => server.close(), seenOnce };
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
