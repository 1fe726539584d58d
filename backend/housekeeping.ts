/** Now and then, throws away what nobody needs any more and picks up what somebody left lying. */
import type { FastifyBaseLogger } from 'fastify';

import type { Database } from './database/connection';
import { queueAbandonedMails, removeOldMails } from './mail/outbox';
import { removeExpiredSessions } from './sessions/store';

const EVERY_MS = 10 * 60 * 1000;

/** Cleans once before it returns; the returned function ends it. */
export async function startHousekeeping(db: Database, log: FastifyBaseLogger): Promise<() => void> {
  const clean = () =>
    Promise.all([removeExpiredSessions(db), removeOldMails(db), queueAbandonedMails(db)]).catch(
      (error: unknown) => log.warn({ err: error }, 'housekeeping failed'),
    );
  await clean();
  const timer = setInterval(() => void clean(), EVERY_MS);
  return () => clearInterval(timer);
}
