/** Keeps one event to the transaction that is about to change who takes part in it. */
import { eq, getTableColumns } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { event, eventType } from '@/backend/database/schema';
import { Refusal } from '@/backend/http/refusal';

/** Whoever else joins it, invites to it or saves it waits for the end of this transaction. */
export async function lockEvent(tx: Queries, eventId: number) {
  const [found] = await tx
    .select({ ...getTableColumns(event), eventTypeDesc: eventType.eventTypeDesc })
    .from(event)
    .innerJoin(eventType, eq(eventType.eventTypeId, event.eventTypeId))
    .where(eq(event.eventId, eventId))
    .for('no key update', { of: event });
  if (!found) throw new Refusal(500, 'unknown event');
  return found;
}
