/**
 * An export of many events out of the built application: how long it takes, what memory, and how long other people's
 * pages take meanwhile. Beside it, the same workbook made in memory.
 */
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { memory, processorTime, start, stop, untilAnswers } from './processes';

const APP_PORT = '3562';
const BACKEND_PORT = '3563';
const APP = `http://localhost:${APP_PORT}`;
const BACKEND = `http://127.0.0.1:${BACKEND_PORT}`;
const TSX = ['--conditions=react-server', '--import', 'tsx'];
const BETWEEN_PAGES_MS = 50;

export async function measureExports(root: string, rows: number): Promise<void> {
  const backend = start(root, [...TSX, 'bench/exports/backend.ts', String(rows), BACKEND_PORT]);
  const application = start(root, ['node_modules/next/dist/bin/next', 'start'], {
    NODE_ENV: 'production',
    PORT: APP_PORT,
    LEGACY_API_URL: BACKEND,
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    LOG_LEVEL: 'warn',
  });
  try {
    await untilAnswers(`${BACKEND}/api/user`);
    await untilAnswers(`${APP}/health`);
    const [mine, theirs] = [await signIn('mine'), await signIn('theirs')];
    await pages(theirs, pause(3_000));
    report('pages while nothing is exported', latencyOf(await pages(theirs, pause(5_000))));
    for (const format of ['xlsx', 'csv']) {
      const before = memory(application, 'VmRSS');
      const worked = processorTime(application);
      const exporting = exportEvents(mine, format);
      const times = await pages(theirs, exporting);
      const { firstByte, seconds, megabytes } = await exporting;
      const peak = memory(application, 'VmHWM');
      const cpu = Math.round(processorTime(application) - worked);
      report(
        `${rows} events as ${format}`,
        `first byte ${firstByte} ms, ${seconds} s (processor ${cpu} s with the pages), ${megabytes} MB; memory ${before} MB before, ${peak} MB at most`,
      );
      report('pages meanwhile', latencyOf(times));
    }
  } finally {
    await Promise.all([stop(application), stop(backend)]);
  }
  await measureInMemory(root, rows);
}

/** The backend of this measurement knows everybody by any session. */
async function signIn(person: string): Promise<string> {
  const cookie = `JSESSIONID=${person}; XSRF-TOKEN=token`;
  const answer = await fetch(APP, { headers: { cookie } });
  await answer.arrayBuffer();
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return [cookie, ...set].join('; ');
}

async function exportEvents(cookie: string, format: string) {
  const began = performance.now();
  const answer = await fetch(`${APP}/export/events?rows=all&format=${format}`, {
    headers: { cookie },
  });
  if (!answer.ok || !answer.body) throw new Error(`The export was answered with ${answer.status}`);
  let bytes = 0;
  let firstByte = 0;
  for await (const chunk of answer.body) {
    firstByte ||= performance.now() - began;
    bytes += chunk.length;
  }
  return {
    firstByte: Math.round(firstByte),
    seconds: ((performance.now() - began) / 1000).toFixed(1),
    megabytes: (bytes / 1e6).toFixed(1),
  };
}

/** Somebody else's pages, one after the other, for as long as `meanwhile` takes; milliseconds each. */
async function pages(cookie: string, meanwhile: Promise<unknown>): Promise<number[]> {
  let over = false;
  const ended = meanwhile.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    const answer = await fetch(`${APP}/organizations`, { headers: { cookie } });
    if (!(await answer.text()).includes('Township office 1')) throw new Error('That is no page.');
    times.push(performance.now() - began);
    await pause(BETWEEN_PAGES_MS);
  }
  await ended;
  return times;
}

function latencyOf(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `${sorted.length} pages, ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`;
}

async function measureInMemory(root: string, rows: number): Promise<void> {
  const began = performance.now();
  const child = start(root, [...TSX, 'bench/exports/in-memory.ts', String(rows)]);
  let peak = 0;
  const watch = setInterval(() => {
    if (child.exitCode === null) peak = Math.max(peak, memory(child, 'VmHWM'));
  }, 100);
  let size = '';
  child.stdout?.on('data', (text) => {
    size += text;
  });
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error('The comparison failed.');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  report(
    'the same in memory',
    `nothing before the end, ${seconds} s, ${(Number(size) / 1e6).toFixed(1)} MB; memory ${peak} MB at most`,
  );
}

function report(what: string, figures: string): void {
  process.stdout.write(`${what.padEnd(34)} ${figures}\n`);
}
