/** An export as an HTTP answer: the bare file, or the file among news of it. */
import 'server-only';
import { LegacyError } from '@/lib/legacy/error';
import { FAILURES } from '@/lib/proxy/problem';
import { bytesFrame, type News, newsFrame } from './frames';
import { IncompleteExport } from './outcome';
import type { Running } from './run';

/** At most so often, milliseconds. */
const NEWS_EVERY = 200;

/** Breaks off where the export fails, so that nobody takes what came for a whole file. */
export function bareFile(running: Running): ReadableStream<Uint8Array> {
  return streamOf(running.out[Symbol.asyncIterator](), running.stop);
}

/** Ends with `done` or `failed`; an answer that ends with neither broke off. */
export function fileWithNews(running: Running, requestId: string): ReadableStream<Uint8Array> {
  return streamOf(frames(running, requestId), running.stop);
}

async function* frames(running: Running, requestId: string): AsyncGenerator<Uint8Array> {
  const { out, progress, finished } = running;
  const report = () => newsFrame({ kind: 'progress', ...progress });
  let reported = performance.now();
  yield report();
  try {
    for await (const chunk of out) {
      yield bytesFrame(chunk);
      if (performance.now() - reported < NEWS_EVERY) continue;
      reported = performance.now();
      yield report();
    }
    const { rows, outcome, cuts } = await finished;
    const { unreadable, leftOut } = outcome;
    yield newsFrame({ kind: 'done', rows, unreadable, leftOut, cuts });
  } catch {
    const error = await finished.then(
      () => null,
      (reason: unknown) => reason,
    );
    yield newsFrame(failureNews(error, requestId));
  }
}

export function failureNews(error: unknown, requestId: string): News {
  const signedOut = error instanceof LegacyError && error.kind === 'signed-out';
  return {
    kind: 'failed',
    message: `${sentenceOf(error)} (Request ${requestId})`,
    signedOut,
  };
}

export function sentenceOf(error: unknown): string {
  if (error instanceof IncompleteExport) return error.message;
  if (error instanceof LegacyError) return FAILURES[error.kind].title;
  return 'Something went wrong.';
}

function streamOf(pieces: AsyncIterator<Uint8Array>, stop: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: () => stop(),
  });
}
