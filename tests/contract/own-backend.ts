/** A stand-in of the suite's own with demo data, on a database that goes with it, and a mail server beside it. */
import { TestClient } from '@/tests/backend/support/client';
import { startStandIn } from '@/tests/backend/support/stand-in';
import type { OwnMeans } from './inspect';
import { openMailbox } from './mailbox';
import type { Settings } from './settings';

export interface OwnBackend {
  settings: Settings;
  means: OwnMeans;
  stop: () => Promise<void>;
}

const ORIGIN = 'http://localhost:3000';
const ZONE = 'America/Chicago';

export async function startOwnBackend(): Promise<OwnBackend> {
  const mailbox = await openMailbox();
  const standIn = await startStandIn({
    ...{ SMTP_URL: mailbox.url, DEMO_DATA: 'demo', FRONTEND_ORIGINS: ORIGIN },
    ...{ AGENCY_TIME_ZONE: ZONE, LOG_LEVEL: 'error' },
  });
  const newCookie = async () => {
    const client = new TestClient(standIn.url);
    await client.signIn('coordinator', 'outreach');
    return `JSESSIONID=${client.cookies.get('JSESSIONID')}`;
  };
  const manners = { baseUrl: standIn.url, pauseMs: 0, timeoutMs: 30_000 };
  const asked = { origin: ORIGIN, exports: true, writes: true, zone: ZONE };
  /** Every mail is sent, or given up. */
  const settled = async () => {
    const waiting = await standIn.db.query("select 1 from mail where state = 'queued'");
    return waiting.rows.length === 0;
  };
  return {
    settings: { ...manners, ...asked, cookie: await newCookie() },
    means: { mailbox: mailbox.seenOnce(settled), newCookie },
    stop: async () => {
      await standIn.stop();
      await mailbox.close();
    },
  };
}
