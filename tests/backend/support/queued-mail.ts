/** Mails and their jobs behind the scenes. */
import type { Client } from 'pg';

import { eventually } from './eventually';
import { countRows } from './rows';

/** The mails of one event, in the order they were asked for. */
export async function mailsOf(db: Client, eventId: number) {
  const { rows } = await db.query(
    'select state, attempts, last_error from mail where event_id = $1 order by sequence',
    [eventId],
  );
  return rows;
}

/** A job goes a moment after its mail is settled. */
export function nothingIsQueued(db: Client): Promise<void> {
  return eventually(async () => expect(await countRows(db, 'graphile_worker.jobs')).toBe(0));
}

/** Once the given attempt has failed, the next is made at once instead of after the queue's own pause. */
export async function tryAgainAfter(db: Client, attempt: number): Promise<void> {
  await eventually(async () => {
    const { rows } = await db.query(
      `select graphile_worker.reschedule_jobs(array(
         select id from graphile_worker.jobs where attempts = $1 and locked_at is null), now())`,
      [attempt],
    );
    expect(rows).toHaveLength(1);
  });
}
