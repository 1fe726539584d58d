/** A mail server that records the e-mails it accepts, and rejects on request. */
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { calendarEntry } from '@/tests/support/calendar';

export type AcceptedEmail = { from: string; recipients: string[]; raw: Buffer };
/** The reply to a recipient or an e-mail; undefined accepts it. */
type Verdict = { status: number; words: string } | undefined;

export class MailServer {
  readonly accepted: AcceptedEmail[] = [];
  /** Number of recipients that clients named, accepted or not. */
  offers = 0;
  onRecipient: (address: string) => Verdict = () => undefined;
  onMail: () => Verdict | Promise<Verdict> = () => undefined;
  readonly #server: SMTPServer;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, callback) => {
        this.offers += 1;
        callback(errorOf(this.onRecipient(address)));
      },
      onData: (stream, { envelope }, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', async () => {
          const verdict = await this.onMail();
          if (!verdict) {
            const from = envelope.mailFrom ? envelope.mailFrom.address : '';
            const recipients = envelope.rcptTo.map(({ address }) => address);
            this.accepted.push({ from, recipients, raw: Buffer.concat(chunks) });
          }
          callback(errorOf(verdict));
        });
      },
    });
    // Ignores clients that were killed.
    this.#server.on('error', () => undefined);
  }

  /** The value of SMTP_URL. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return `smtp://127.0.0.1:${port}`;
  }

  reset(): void {
    this.accepted.length = 0;
    this.offers = 0;
    this.onRecipient = () => undefined;
    this.onMail = () => undefined;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve));
  }
}

/** The e-mail, and the calendar entry of its file. */
export async function readMail({ raw }: AcceptedEmail) {
  const mail: Email = await PostalMime.parse(raw);
  const file = mail.attachments.find(({ filename }) => filename === 'invite.ics');
  if (!file) throw new Error('There is no invite.ics.');
  const { content } = file;
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  return { mail, entry: calendarEntry(text) };
}

function errorOf(verdict: Verdict): Error | undefined {
  return verdict && Object.assign(new Error(verdict.words), { responseCode: verdict.status });
}
