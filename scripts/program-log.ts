/** Writes the output of a program as JSON lines. Text of Next, Node and PostgreSQL is wrapped, a stack trace as one line. */
import { appendFileSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Refusal, sentenceFor } from './messages.mjs';

/** As in pino's lines. */
const LEVELS = { info: 30, warn: 40, error: 50 };
/** Lines of one message arrive within this time. */
const PAUSE_WITHIN_MESSAGE_MS = 100;
const KEPT_CHARACTERS = 10_000;

/** Reads the stream to its end even when the file cannot be written: the program would block otherwise. */
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
    // Frames, fields and the closing bracket of an error belong to its first line.
    if (!/^(?:\s|[}\]]|\(Use |$)/.test(line)) flush();
    message.push(line);
    clearTimeout(pause);
    pause = setTimeout(flush, PAUSE_WITHIN_MESSAGE_MS);
  });
  // A broken pipe has ended.
  stream.on('error', () => lines.close());
  const ended = new Promise<void>((resolve) => {
    lines.once('close', () => {
      flush();
      resolve();
    });
  });
  return {
    /** The end of the printed text that was not JSON. */
    text: () => text,
    /** First line of the last message; empty when it is older. */
    lastMessage: (withinMs: number) => (Date.now() - last.at < withinMs ? last.line : ''),
    /** Resolves when everything is written. */
    ended,
    /** Rejects when the file cannot be written. */
    failed,
  };
}

function openLog(path: string) {
  const file = openSync(path, 'a');
  let fail: ((error: Error) => void) | undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = reject;
  });
  // It may reject without a listener, such as during a stop.
  failed.catch(() => undefined);
  const write = (line: string) => {
    if (!fail) return;
    try {
      appendFileSync(file, `${line}\n`);
    } catch (error) {
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
