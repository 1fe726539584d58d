/** Who takes a mail away: the mail server of SMTP_URL or, where there is none, nobody: the outbox keeps it. */
import { createTransport, type SendMailOptions } from 'nodemailer';
import { z } from 'zod';

export type Courier = {
  /** Rejects where the mail was not taken. The signal gives up. */
  deliver: (message: SendMailOptions, signal: AbortSignal) => Promise<{ state: 'sent' | 'kept' }>;
  close: () => void;
};

/** One attempt ends within these, and long before somebody believes that it was abandoned. */
const TIMES_MS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export function courierFor(smtpUrl: string | undefined): Courier {
  if (smtpUrl === undefined) {
    return { deliver: async () => ({ state: 'kept' }), close: () => undefined };
  }
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    idleTimeout: 10_000,
    // The queue tries again, and says so.
    maxRequeues: 0,
    ...TIMES_MS,
  });
  return {
    deliver: async (message, signal) => {
      await transport.sendMail({ ...message, signal });
      return { state: 'sent' };
    },
    close: () => transport.close(),
  };
}

const smtpRefusal = z.object({ code: z.string(), responseCode: z.number() });
/** Refused for what the mail is or whom it goes to; a refused sign-in, say, is about the settings instead. */
const ABOUT_THE_MAIL = ['EENVELOPE', 'EMESSAGE'];

/** What a log may say about a failure: codes only, for a server's words name people. */
export function failureCodes(error: unknown): { code?: string; smtpStatus?: number } {
  const { data } = smtpRefusal.partial().safeParse(error);
  return {
    ...(data?.code !== undefined && { code: data.code }),
    ...(data?.responseCode !== undefined && { smtpStatus: data.responseCode }),
  };
}

/** Whether trying again can change nothing. */
export function isFinalRefusal(error: unknown): boolean {
  const { code = '', smtpStatus = 0 } = failureCodes(error);
  return ABOUT_THE_MAIL.includes(code) && smtpStatus >= 500;
}
