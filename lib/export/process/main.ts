/**
 * The export process: a program beside the server that writes one file after another. It receives tasks and sends frames as
 * messages, and logs to the server's output.
 */
import 'server-only';
import { on } from 'node:events';
import { setPriority } from 'node:os';
import type { Frame } from '@/lib/export/frames';
import { runExport, task } from '@/lib/export/run';

/** Niceness, 0 to 19: on a busy machine a third of the processor time of a page. */
const PRIORITY = 5;

const messages = on(process, 'message');

/** After bytes, waits until the server requests more (backpressure). */
async function send(frame: Frame): Promise<void> {
  process.send?.(frame);
  if ('bytes' in frame) await messages.next();
}

async function main(): Promise<void> {
  // Also when the server was killed.
  process.once('disconnect', () => process.exit());
  setPriority(PRIORITY);
  for await (const [message] of messages) await runExport(task.parse(message), send);
}

void main();
