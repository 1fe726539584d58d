/**
 * The log files of the programs we run: one JSON object a line, whatever the program prints. Most of it is JSON already;
 * what Next, Node or PostgreSQL print themselves is wrapped, a stack trace together with the sentence above it.
 */
import { ftruncateSync, openSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Refusal, sentenceFor } from './messages.mjs';

/** As in pino's lines. */
const LEVELS = { info: 30, warn: 40, error: 50 };
/** What a program prints in one go arrives in one go, or nearly. */
const PAUSE_WITHIN_MESSAGE_MS = 100;
const KEPT_CHARACTERS = 10_000;

/** Until the stream ends, which a file that cannot be written must not stop: the program would hang at its next line. */
export function keepLog(
  stream: Readable,
  path: string,
  about: { program: string; level: 'info' | 'error' },
) {
  const { write, failed } = openLog(path);
  let message: string[] = [];
  let text = '';
  let last = { line: '', at: 0 };
  let pause: NodeJS.Timeout | undefined;

  const flush = () => {
    clearTimeout(pause);
    const msg = message.join('\n').trimEnd();
    message = [];
    if (msg.trim() === '') return;
    const time = Date.now();
    text = `${text}${msg}\n`.slice(-KEPT_CHARACTERS);
    last = { line: msg.trimStart().split('\n', 1)[0] ?? '', at: time };
    const level = /^(?:⚠|\(node:\d+\) |warn)/i.test(msg) ? LEVELS.warn : LEVELS[about.level];
    write(JSON.stringify({ level, time, program: about.program, msg }));
  };
  const lines = createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', (line) => {
    if (isJsonObject(line)) {
      flush();
      write(line);
      return;
    }
    // Frames, fields and the closing bracket of an error that Node prints belong to its first line.
    if (!/^(?:\s|[}\]]|\(Use |$)/.test(line)) flush();
    message.push(line);
    clearTimeout(pause);
    pause = setTimeout(flush, PAUSE_WITHIN_MESSAGE_MS);
  });
  // A pipe that breaks has ended too.
  stream.on('error', () => lines.close());
  const ended = new Promise<void>((resolve) => {
    lines.once('close', () => {
      flush();
      resolve();
    });
  });
  return {
    path,
    /** What was printed that was no JSON, as it stood there; its end. */
    text: () => text,
    /** First line of the last message, empty where that is older. */
    lastWords: (withinMs: number) => (Date.now() - last.at < withinMs ? last.line : ''),
    /** Everything is in the log. */
    ended,
    /** Rejects when the file takes no more. */
    failed,
  };
}

function openLog(path: string) {
  const file = openSync(path, 'a');
  let size = 0;
  let fail: ((error: Error) => void) | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // It may reject when it is not looked at any more, such as during a stop.
  failed.catch(() => undefined);
  const write = (line: string) => {
    if (!fail) return;
    const bytes = Buffer.from(`${line}\n`);
    try {
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
      size += bytes.length;
    } catch (error) {
      try {
        ftruncateSync(file, size);
      } catch {
        // A device, or a file system that takes nothing at all any more: a half line stays.
      }
      const sentence = sentenceFor(error) ?? String(error);
      fail(new Refusal(`${sentence}\nThe log ${path} cannot be written.`));
      fail = undefined;
    }
  };
  return { write, failed };
}

function isJsonObject(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
