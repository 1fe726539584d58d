/** E-mail addresses, as far as they can be judged without asking a mail server. */
import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';

export type Mailbox = { name: string; address: string };

const LONGEST = 254;
/** What browsers accept in a field for e-mail. */
const address = z.email({ pattern: z.regexes.html5Email }).max(LONGEST);

export function isMailAddress(text: string): boolean {
  return address.safeParse(text).success;
}

/** Reads `Name <address>` or a bare address; undefined when it is neither, or several. */
export function parseMailbox(text: string): Mailbox | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const [mailbox, ...others] = addressparser(text, { flatten: true });
  if (!mailbox || others.length > 0 || !isMailAddress(mailbox.address)) return undefined;
  return { name: mailbox.name || mailbox.address, address: mailbox.address };
}
