/**
 * The log files of the programs we run: one JSON object a line, whatever the program prints. Most of it is JSON already;
 * what Next, Node or PostgreSQL print themselves is wrapped, a stack trace together with the sentence above it.
 */
import { ftruncateSync, openSync, writeSync } from 'node:fs';
import { Refusal, sentenceFor } from './refusal.mjs';

/** As in pino's lines. */
const INFO = 30;
const WARN = 40;
const ERROR = 50;

/** What a program prints in one go arrives in one go, or nearly. */
const PAUSE_WITHIN_MESSAGE_MS = 100;
const KEPT_CHARACTERS = 10_000;

/** @typedef {{ write: (line: string) => void, failed: Promise<never> }} LogFile `failed` rejects when it takes no more */
/**
 * @typedef {object} Printed of what a program printed that was no JSON, as it stood there
 * @property {() => string} text its end
 * @property {(withinMs: number) => string} lastWords first line of the last message, empty where that is older
 * @property {Promise<void>} ended everything is in the log
 */

/**
 * Until the stream ends, which a file that cannot be written must not stop: the program would hang at its next line.
 * @param {import('node:stream').Readable} stream
 * @param {LogFile} file
 * @param {{ program: string, isErrors: boolean }} about for the lines that are wrapped
 * @returns {Printed}
 */
export function writeProgramLog(stream, file, { program, isErrors }) {
  /** @type {string[]} lines of one message that are not wrapped yet */
  let message = [];
  let rest = '';
  let text = '';
  let last = { line: '', at: 0 };
  /** @type {NodeJS.Timeout | undefined} */
  let pause;

  const flush = () => {
    clearTimeout(pause);
    const msg = message.join('\n').trimEnd();
    message = [];
    if (msg.trim() === '') return;
    const time = Date.now();
    text = `${text}${msg}\n`.slice(-KEPT_CHARACTERS);
    last = { line: msg.trimStart().split('\n', 1)[0] ?? '', at: time };
    file.write(JSON.stringify({ level: levelOf(msg, isErrors), time, program, msg }));
  };
  /** @param {string} line */
  const take = (line) => {
    if (isJsonObject(line)) {
      flush();
      file.write(line);
    } else {
      if (!continuesMessage(line)) flush();
      message.push(line);
    }
  };

  stream.setEncoding('utf8');
  stream.on('data', (/** @type {string} */ chunk) => {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) take(line);
    clearTimeout(pause);
    pause = setTimeout(flush, PAUSE_WITHIN_MESSAGE_MS);
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => {
    // A pipe that breaks has ended too.
    stream.on('error', () => undefined);
    stream.on('close', () => {
      if (rest) take(rest);
      flush();
      resolve();
    });
  });
  return {
    text: () => text,
    lastWords: (withinMs) => (Date.now() - last.at < withinMs ? last.line : ''),
    ended,
  };
}

/**
 * @param {string} path of a file that is appended to
 * @returns {LogFile}
 */
export function openLog(path) {
  const file = openSync(path, 'a');
  let size = 0;
  let isBroken = false;
  /** @type {(error: Error) => void} */
  let fail = () => undefined;
  /** @type {Promise<never>} */
  const failed = new Promise((_resolve, reject) => {
    fail = reject;
  });
  // It may reject without a handler, such as during a stop.
  failed.catch(() => undefined);
  return {
    failed,
    write: (line) => {
      if (isBroken) return;
      const bytes = Buffer.from(`${line}\n`);
      try {
        for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
        size += bytes.length;
      } catch (error) {
        isBroken = true;
        takeBackHalfLine(file, size);
        const sentence = sentenceFor(error) ?? String(error);
        fail(new Refusal(`${sentence}\nThe log ${path} cannot be written.`));
      }
    },
  };
}

/**
 * @param {number} file
 * @param {number} size of its whole lines
 */
function takeBackHalfLine(file, size) {
  try {
    ftruncateSync(file, size);
  } catch {
    // A device, or a file system that takes nothing at all any more.
  }
}

/**
 * Frames, fields and the closing bracket of an error that Node prints belong to its first line.
 * @param {string} line
 */
function continuesMessage(line) {
  return /^(?:\s|[}\]]|\(Use |$)/.test(line);
}

/** @param {string} line */
function isJsonObject(line) {
  if (!line.startsWith('{')) return false;
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/**
 * @param {string} message
 * @param {boolean} isErrors
 */
function levelOf(message, isErrors) {
  if (/^(?:⚠|\(node:\d+\) |warn)/i.test(message)) return WARN;
  return isErrors ? ERROR : INFO;
}
