/** Has one file made by an export process, and follows it. */
import 'server-only';
import { type Frame, FrameReader } from '@/lib/export/frames';
import { log } from '@/lib/log';
import { giveBack, prepareProcess, takeProcess } from './processes';
import type { Task } from './task';

export interface Making {
  /** The last one is the news that it is done, or why it failed. */
  frames: AsyncGenerator<Frame, void>;
  /** Nobody wants it any more. */
  stop: () => void;
}

/** Whoever takes nothing for this long is gone, milliseconds. */
const STALLED = 300_000;
/** After a longer file a process holds more memory than one that waits should, rows. */
const SHORT = 5_000;

/** `ended` is called once, whatever comes of it. */
export function makeFile(task: Task, ended: () => void): Making {
  const made = takeProcess();
  let rows = 0;
  let over = false;
  let stalled: NodeJS.Timeout | undefined;
  const end = (worthKeeping: boolean) => {
    if (over) return;
    over = true;
    clearTimeout(stalled);
    if (worthKeeping && rows <= SHORT) giveBack(made);
    else made.kill();
    prepareProcess();
    ended();
  };

  async function* frames(): AsyncGenerator<Frame, void> {
    const reader = new FrameReader();
    for await (const chunk of made.frames.iterator({ destroyOnReturn: false })) {
      for (const frame of reader.add(chunk)) {
        const isLast = 'news' in frame && frame.news.kind !== 'progress';
        if ('news' in frame && 'rows' in frame.news) rows = frame.news.rows;
        if (isLast) end(true);
        else stalled = setTimeout(() => end(false), STALLED);
        yield frame;
        clearTimeout(stalled);
        if (isLast) return;
      }
    }
    if (over) return;
    log().error({ requestId: task.caller.requestId }, 'export process ended before its file');
    end(false);
    yield { news: { kind: 'failed', status: 500, message: 'Something went wrong.' } };
  }

  made.begin(task);
  return { frames: frames(), stop: () => end(false) };
}
