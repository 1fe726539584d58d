/** The HTTP response of an export: the bare file, or frames of the file and its events. */
import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { bytesFrame, type ExportEvent, eventFrame, type Frame } from './frames';
import type { RunningExport } from './process/export-process';

type Failed = Extract<ExportEvent, { kind: 'failed' }>;

/**
 * Waits for the first row, so that an earlier failure can become an error response, for `limit` milliseconds at most.
 * Returns the failure, or the export with all of its frames.
 */
export async function waitForFirstRow(
  { frames, stop }: RunningExport,
  limit: number,
): Promise<RunningExport | Failed> {
  const seen: Frame[] = [];
  const timeout = setTimeout(limit, null);
  let pending = frames.next();
  for (let started = false; !started; pending = frames.next()) {
    const next = await Promise.race([pending, timeout]);
    if (!next || next.done) break;
    const event = 'event' in next.value ? next.value.event : null;
    if (event?.kind === 'failed') return event;
    seen.push(next.value);
    started = event?.kind === 'done' || (event?.kind === 'progress' && event.rows > 0);
  }
  async function* resumed(): RunningExport['frames'] {
    yield* seen;
    const next = await pending;
    if (next.done) return;
    yield next.value;
    yield* frames;
  }
  return { frames: resumed(), stop };
}

/**
 * The body of the response. With events, it begins at once and ends with `done` or `failed`. Without, it is truncated where
 * the export fails, so that no client mistakes a part for the whole file.
 */
export function exportBody(
  { frames, stop }: RunningExport,
  withEvents: boolean,
): ReadableStream<Uint8Array> {
  const chunks = withEvents ? framedBytes(frames) : bareBytes(frames);
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: stop,
  });
}

async function* bareBytes(frames: RunningExport['frames']): AsyncGenerator<Uint8Array, void> {
  for await (const frame of frames) {
    if ('bytes' in frame) yield frame.bytes;
    else if (frame.event.kind === 'failed') throw new Error(frame.event.message);
  }
}

async function* framedBytes(frames: RunningExport['frames']): AsyncGenerator<Uint8Array, void> {
  yield eventFrame({ kind: 'progress', rows: 0, total: null });
  for await (const frame of frames) {
    yield 'bytes' in frame ? bytesFrame(frame.bytes) : eventFrame(frame.event);
  }
}
