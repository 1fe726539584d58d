/**
 * An export of many events out of the built application: how long it takes, what memory, and how long other people's
 * pages take meanwhile.
 */
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { latencyOf, pages } from './pages';
import { childrenOf, memory, processorTime, start, stop, untilAnswers } from './processes';

const TSX = ['--conditions=react-server', '--import', 'tsx'];
const WATCH_MS = 100;

export async function measureExports(root: string, rows: number): Promise<void> {
  const [appPort, backendPort] = [String(await getPort()), String(await getPort())];
  const app = `http://localhost:${appPort}`;
  const behind = `http://127.0.0.1:${backendPort}`;
  const backend = start(root, [...TSX, 'bench/exports/backend.ts', String(rows), backendPort]);
  const application = start(root, ['node_modules/next/dist/bin/next', 'start'], {
    NODE_ENV: 'production',
    PORT: appPort,
    LEGACY_API_URL: behind,
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    LOG_LEVEL: 'warn',
  });
  try {
    await untilAnswers(`${behind}/api/user`);
    await untilAnswers(`${app}/health`);
    const [mine, theirs] = [await signIn(app, 'mine'), await signIn(app, 'theirs')];
    await pages(app, theirs, pause(5_000));
    report('pages while nothing is exported', latencyOf(await pages(app, theirs, pause(10_000))));
    for (const format of ['xlsx', 'csv']) {
      const memoryOf = watchMemory(application);
      const worked = processorTime(application);
      const exporting = exportEvents(app, mine, format);
      const times = await pages(app, theirs, exporting);
      const { firstByte, seconds, megabytes } = await exporting;
      const cpu = Math.round(processorTime(application) - worked);
      report(
        `${rows} events as ${format}`,
        `first byte ${firstByte} ms, ${seconds} s, ${megabytes} MB; ${memoryOf()}; server ${cpu} s of processor, with the pages`,
      );
      report('pages meanwhile', latencyOf(times));
      await pause(3_000);
    }
  } finally {
    await Promise.all([stop(application), stop(backend)]);
  }
}

/** What the server and its export process take at most until this is asked for. */
function watchMemory(application: ChildProcess): () => string {
  const most = { server: memory(application), process: 0 };
  const watch = setInterval(() => {
    most.server = Math.max(most.server, memory(application));
    for (const child of childrenOf(application)) {
      most.process = Math.max(most.process, memory(child));
    }
  }, WATCH_MS);
  return () => {
    clearInterval(watch);
    return `memory ${most.server} MB at most, its process ${most.process} MB`;
  };
}

/** The backend of this measurement knows everybody by any session. */
async function signIn(app: string, person: string): Promise<string> {
  const cookie = `JSESSIONID=${person}; XSRF-TOKEN=token`;
  const answer = await fetch(app, { headers: { cookie } });
  await answer.arrayBuffer();
  const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return [cookie, ...set].join('; ');
}

async function exportEvents(app: string, cookie: string, format: string) {
  const began = performance.now();
  const answer = await fetch(`${app}/export/events?rows=all&format=${format}`, {
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

function report(what: string, figures: string): void {
  process.stdout.write(`${what.padEnd(34)} ${figures}\n`);
}
