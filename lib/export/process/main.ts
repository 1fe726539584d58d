/**
 * The export process: a program beside the server that makes one file after the other, so that the server itself has
 * time for pages all the while. Tasks come in by lines; frames go out where the server listens, and logs where its own go.
 */
import 'server-only';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { drained } from '@/lib/export/drained';
import { runExport } from '@/lib/export/run';
import { FRAMES_DESCRIPTOR } from './descriptor';
import { task } from './task';

async function main(): Promise<void> {
  const frames = new Socket({ fd: FRAMES_DESCRIPTOR, readable: false, writable: true });
  // The server has gone, also where it could not say so.
  process.stdin.once('end', () => process.exit());
  frames.once('error', () => process.exit());
  for await (const line of createInterface({ input: process.stdin })) {
    await runExport(task.parse(JSON.parse(line)), async (frame) => {
      frames.write(frame);
      await drained(frames);
    });
  }
}

void main();
