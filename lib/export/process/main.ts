/**
 * The export process: a program beside the server that makes one file after the other, so that the server itself has
 * time for pages all the while. Tasks come in as messages; frames go out as messages, and logs where the server's go.
 */
import 'server-only';
import { on } from 'node:events';
import { setPriority } from 'node:os';
import type { Frame } from '@/lib/export/frames';
import { runExport, task } from '@/lib/export/run';

/** Pages come first, without starving exports on a busy machine: a third of what a page gets. 0 is usual, 19 is least. */
const PRIORITY = 5;

const messages = on(process, 'message');

/** A slow reader holds up everything behind it: after bytes, nothing is sent before the server has asked for more. */
async function send(frame: Frame): Promise<void> {
  process.send?.(frame);
  if ('bytes' in frame) await messages.next();
}

async function main(): Promise<void> {
  // The server has gone, also where it could not say so.
  process.once('disconnect', () => process.exit());
  setPriority(PRIORITY);
  for await (const [message] of messages) await runExport(task.parse(message), send);
}

void main();
