/** An invite e-mail of the outbox, and whether it can be delivered. */
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

import type { mail } from '@/backend/database/own-schema';

export type Mailbox = { name: string; address: string };
/** `uid` names the calendar entry. */
export type InviteEmail = typeof mail.$inferSelect & { uid: string };
export type DeliverableEmail = InviteEmail & { recipient: string; startsAt: string };
export type Sender = { mailFrom: Mailbox; agencyTimeZone: string };

const LONGEST_ADDRESS = 254;
const address = z.email({ pattern: z.regexes.html5Email }).max(LONGEST_ADDRESS);

export function isMailAddress(text: string): boolean {
  return address.safeParse(text).success;
}

/** Parses `Name <address>` or an address; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (!mailbox || others.length > 0 || !isMailAddress(mailbox.address)) return undefined;
  return { name: mailbox.name || mailbox.address, address: mailbox.address };
}

export function isDeliverable(email: InviteEmail): email is DeliverableEmail {
  return undeliverableReason(email) === null;
}

export function undeliverableReason({ recipient, startsAt }: InviteEmail): string | null {
  if (recipient === null) return 'The presenter has no e-mail address.';
  if (!isMailAddress(recipient)) return 'The e-mail address of the presenter is not valid.';
  return startsAt === null ? 'The event has no start.' : null;
}
