/**
 * Runs the saves of one record one after another, so that each compares its values with what the one before it has
 * stored. Holds inside one process; between two processes the time between reading and writing remains (ADR 0020).
 */
import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';

const queues = new Map<string, { limit: LimitFunction; saves: number }>();

/** `record` names the record, such as `organization 21`. */
export async function inRecordOrder<Value>(
  record: string,
  save: () => Promise<Value>,
): Promise<Value> {
  const queue = queues.get(record) ?? { limit: pLimit(1), saves: 0 };
  queues.set(record, queue);
  queue.saves += 1;
  try {
    return await queue.limit(save);
  } finally {
    queue.saves -= 1;
    if (queue.saves === 0) queues.delete(record);
  }
}
