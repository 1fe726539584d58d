/** An export as an HTTP answer: the bare file, or the file among news of it. */
import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { bytesFrame, type Frame, type News, newsFrame } from './frames';
import type { Making } from './process/make-file';

type Failed = Extract<News, { kind: 'failed' }>;
type Opening = { kind: 'failed'; news: Failed } | { kind: 'begun'; making: Making };

/**
 * Waits until the first row is there, so that what fails before can still be answered as a failure. After `limit`
 * milliseconds the answer begins, whatever the backend does.
 */
export async function openingOf({ frames, stop }: Making, limit: number): Promise<Opening> {
  const seen: Frame[] = [];
  const tooLong = setTimeout(limit, null);
  for (let begun = false; !begun; ) {
    const pending = frames.next();
    const next = await Promise.race([pending, tooLong]);
    if (next?.done) break;
    if (!next) return { kind: 'begun', making: { frames: after(seen, frames, pending), stop } };
    const news = 'news' in next.value ? next.value.news : null;
    if (news?.kind === 'failed') return { kind: 'failed', news };
    seen.push(next.value);
    begun = news?.kind === 'done' || (news?.kind === 'progress' && news.rows > 0);
  }
  return { kind: 'begun', making: { frames: after(seen, frames), stop } };
}

async function* after(
  seen: Frame[],
  frames: Making['frames'],
  pending = frames.next(),
): Making['frames'] {
  yield* seen;
  const next = await pending;
  if (next.done) return;
  yield next.value;
  yield* frames;
}

/** Breaks off where the export fails, so that nobody takes what came for a whole file. */
export function bareFile(making: Making): ReadableStream<Uint8Array> {
  return streamOf(making, bareBytes(making));
}

async function* bareBytes({ frames }: Making): AsyncGenerator<Uint8Array, void> {
  for await (const frame of frames) {
    if ('bytes' in frame) yield frame.bytes;
    else if (frame.news.kind === 'failed') throw new Error(frame.news.message);
  }
}

/** Begins at once; ends with `done` or `failed`, and an answer that ends with neither broke off. */
export function fileWithNews(making: Making): ReadableStream<Uint8Array> {
  return streamOf(making, framedBytes(making));
}

async function* framedBytes({ frames }: Making): AsyncGenerator<Uint8Array, void> {
  yield newsFrame({ kind: 'progress', rows: 0, total: null });
  for await (const frame of frames) {
    yield 'bytes' in frame ? bytesFrame(frame.bytes) : newsFrame(frame.news);
  }
}

function streamOf(
  { stop }: Making,
  pieces: AsyncGenerator<Uint8Array, void>,
): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: stop,
  });
}
