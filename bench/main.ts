/**
 * `npm run bench`: exports events from the built application; prints time, memory, and the latency of another user's pages
 * meanwhile. `npm run bench -- 20000` exports fewer rows. Memory needs Linux.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

const DEFAULT_ROWS = 100_000;
const MEMORY_POLL_MS = 100;
const BETWEEN_PAGES_MS = 50;
const TSX = ['--conditions=react-server', '--import', 'tsx'];
const root = join(__dirname, '..');

bench(Number(process.argv[2] ?? DEFAULT_ROWS)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

async function bench(rows: number): Promise<void> {
  if (!Number.isSafeInteger(rows) || rows < 1) throw new Error('Give a number of rows.');
  const build = ['scripts/start.mjs', 'test', 'build'];
  execFileSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  const [appPort, backendPort] = [String(await getPort()), String(await getPort())];
  const app = `http://localhost:${appPort}`;
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const backend = start([...TSX, 'bench/backend.ts', String(rows), backendPort]);
  const application = start(['node_modules/next/dist/bin/next', 'start'], {
    NODE_ENV: 'production',
    PORT: appPort,
    LEGACY_API_URL: backendUrl,
    SESSION_SECRET: 'only-for-this-measurement-0123456789',
    LOG_LEVEL: 'warn',
  });
  try {
    await untilReady(`${backendUrl}/api/user`);
    await untilReady(`${app}/health`);
    const [exporter, reader] = [await signIn(app, 'exporter'), await signIn(app, 'reader')];
    await pageTimes(app, reader, pause(5_000));
    report('pages without an export', latency(await pageTimes(app, reader, pause(10_000))));
    for (const format of ['xlsx', 'csv']) {
      const peakMemory = watchMemory(application);
      const exporting = exportEvents(app, exporter, format);
      const times = await pageTimes(app, reader, exporting);
      report(`${rows} events as ${format}`, `${await exporting}; ${peakMemory()}`);
      report('pages meanwhile', latency(times));
      await pause(3_000);
    }
  } finally {
    await Promise.all([stop(application), stop(backend)]);
  }
}

function report(what: string, result: string): void {
  console.log(`${what.padEnd(34)} ${result}`);
}

function start(args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await pause(100);
  }
  throw new Error(`${address} does not respond.`);
}

/** The backend of this measurement accepts any session. Returns the `Cookie` header. */
async function signIn(app: string, session: string): Promise<string> {
  const cookie = `JSESSIONID=${session}; XSRF-TOKEN=token`;
  const response = await fetch(app, { headers: { cookie } });
  await response.arrayBuffer();
  const set = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return [cookie, ...set].join('; ');
}

async function exportEvents(app: string, cookie: string, format: string): Promise<string> {
  const began = performance.now();
  const address = `${app}/export/events?rows=all&format=${format}`;
  const response = await fetch(address, { headers: { cookie } });
  if (!response.ok || !response.body) throw new Error(`The export failed with ${response.status}`);
  let bytes = 0;
  let firstByte = 0;
  for await (const chunk of response.body) {
    firstByte ||= performance.now() - began;
    bytes += chunk.length;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  return `first byte ${Math.round(firstByte)} ms, ${seconds} s, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** Loads one page after another until `meanwhile` settles; milliseconds each. */
async function pageTimes(app: string, cookie: string, meanwhile: Promise<unknown>) {
  let over = false;
  const ended = meanwhile.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over) {
    const began = performance.now();
    const response = await fetch(`${app}/organizations`, { headers: { cookie } });
    if (!(await response.text()).includes('Township office 1'))
      throw new Error('The page has no organization.');
    times.push(performance.now() - began);
    await pause(BETWEEN_PAGES_MS);
  }
  await ended;
  return times;
}

function latency(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => Math.round(sorted[Math.floor(part * (sorted.length - 1))] ?? 0);
  return `${sorted.length} pages, ${at(0.5)} ms in the middle, ${at(0.95)} ms at 95 %, ${at(1)} ms at most`;
}

/** The returned function gives the peak of the server and of its export process since this call. */
function watchMemory({ pid = 0 }: ChildProcess): () => string {
  let [server, exporter] = [0, 0];
  const poll = setInterval(() => {
    server = Math.max(server, megabytesOf(pid));
    exporter = Math.max(exporter, ...childrenOf(pid).map(megabytesOf));
  }, MEMORY_POLL_MS);
  return () => {
    clearInterval(poll);
    return `memory ${server} MB at most, its process ${exporter} MB`;
  };
}

function megabytesOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // An ended process has none.
  return Math.round(Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8');
    return children.split(' ').filter(Boolean).map(Number);
  });
}
