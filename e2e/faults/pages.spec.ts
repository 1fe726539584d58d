/** Every page under every fault of the backend: a response within 10 s that reports the failure. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type APIRequestContext, expect, request, test } from '@playwright/test';
import { sealData, unsealData } from 'iron-session';
import pLimit from 'p-limit';
import { FAULTY_APP, FAULTY_SECRET } from '@/e2e/support/addresses';
import type { FaultKind } from '@/e2e/support/broken-response';
import { control, SESSION_SUFFIX } from '@/e2e/support/fault';
import { newSession } from '@/e2e/support/fixtures';
import { ALL_FAULTS, PAGE_FAULTS, type PageFault } from './faults';
import { type MatrixPage, PAGES } from './pages';
import { FAILED, noteCell } from './reliability-reporter';

const LIMIT_SECONDS = 10;
/** Pages at the same time. */
const AT_ONCE = 6;
const FLOODED_AT_ONCE = 2;
const APART_MS = 200;

/** `none`: the first load, before there is a sealed session; `old`: one that has to be confirmed again. */
type Seal = 'fresh' | 'none' | 'old';
interface Scope {
  name: string;
  seal: Seal;
  every: boolean;
}
const EVERY_CALL: Scope = { name: 'every call', seal: 'fresh', every: true };
const SCOPES: Scope[] = [
  { name: 'main call', seal: 'fresh', every: false },
  EVERY_CALL,
  { name: 'every call, first load', seal: 'none', every: true },
  { name: 'every call, old session', seal: 'old', every: true },
];
const waits = (kind: FaultKind) => kind === 'silence' || kind === 'drip';
const scopesOf = ({ kind }: PageFault) => (waits(kind) ? SCOPES : SCOPES.slice(0, 2));

type Result = 'shown' | 'part' | 'failed' | 'sign-in';
const LETTERS: Record<Result, string> = { shown: '✓', part: 'P', failed: 'F', 'sign-in': 'S' };

const PART =
  /We could not (load|check|read)|could not be shown|Error occurred in retrieving|Something went wrong while|cannot be shown/;
const REQUEST_NUMBER = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** Follows redirects. Throws for a bare error, a blank page, and an outage that is reported as "not found". */
async function visit(client: APIRequestContext, page: MatrixPage): Promise<Result> {
  const response = await client.get(page.path);
  const status = response.status();
  const type = response.headers()['content-type'] ?? '';
  // Scripts contain texts of other pages.
  const text = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  const wrong = (what: string) => new Error(`${what}, status ${status}, ${excerpt(text)}`);
  if (page.data && status >= 400) {
    if (!REQUEST_NUMBER.test(text)) throw wrong('a bare error');
    return status === 401 ? 'sign-in' : 'failed';
  }
  if (page.data && status === 200 && !type.includes('text/html')) {
    if (type.includes('json')) JSON.parse(text);
    return 'shown';
  }
  if (status === 200 && text.includes('Employee Login')) return 'sign-in';
  if (!/<h1[\s>]/.test(text)) throw wrong('a page without a heading');
  if (status >= 500 && REQUEST_NUMBER.test(text)) return 'failed';
  if (status !== 200) throw wrong('neither shown nor failed');
  if (page.path !== '/' && response.url() === `${FAULTY_APP}/`) throw wrong('led to the home page');
  if (text.includes('request number')) throw wrong('failed as a whole');
  return PART.test(text) ? 'part' : 'shown';
}

/** Text of the main part. */
function excerpt(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html.replace(/<head[\s\S]*<\/head>/, '');
  return main
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 160);
}

/** Several results where the page can be shown without the call. */
function allowed(page: MatrixPage, fault: PageFault, scope: Scope): Result[] {
  if (fault.page === 'shown') return ['shown'];
  // The session stays confirmed until the backend responds again.
  const withoutCall: Result[] = page.main === null && scope.seal !== 'none' ? ['shown'] : [];
  if (fault.page === 'signed-out') {
    // A single call that reports it is a failure while the session is valid.
    return scope.every ? ['sign-in', ...withoutCall] : ['sign-in', 'failed'];
  }
  const copes: Result[] = page.copes ? ['shown'] : [];
  const signedOut: Result[] = fault.page === 'maybe-signed-out' ? ['sign-in'] : [];
  return ['failed', 'part', ...signedOut, ...copes, ...withoutCall];
}

const SEALED = 'outreach_session';
const CONFIRMED_LONG_AGO_MS = 10 * 60_000;
const password = FAULTY_SECRET;

/** The same sealed session, confirmed long ago. */
async function aged(seal: string): Promise<string> {
  const session = await unsealData<{ checkedAt: number }>(decodeURIComponent(seal), { password });
  const old = { ...session, checkedAt: session.checkedAt - CONFIRMED_LONG_AGO_MS };
  return sealData(old, { password, ttl: 3600 });
}

type Cookies = Awaited<ReturnType<typeof newSession>>['cookies'];
let managerCookies: Cookies;

test.beforeAll(async () => {
  managerCookies = (await newSession('manager', FAULTY_APP)).cookies;
});

const newClient = (cookies: Cookies) =>
  request.newContext({
    baseURL: FAULTY_APP,
    extraHTTPHeaders: { accept: 'text/html' },
    storageState: { cookies, origins: [] },
  });

/** A signed-in HTTP client with this backend session. */
async function openClient(backendSession: string, seal: Seal): Promise<APIRequestContext> {
  const first = await newClient(
    managerCookies
      .filter(({ name }) => name !== SEALED)
      .map((one) => (one.name === 'JSESSIONID' ? { ...one, value: backendSession } : one)),
  );
  if (seal === 'none') return first;
  await first.get('/');
  if (seal === 'fresh') return first;
  const { cookies } = await first.storageState();
  const confirmed = cookies.map(async (one) =>
    one.name === SEALED ? { ...one, value: await aged(one.value) } : one,
  );
  return newClient(await Promise.all(confirmed));
}

async function resultUnder(page: MatrixPage, fault: PageFault, scope: Scope): Promise<Result> {
  const { value = '' } = managerCookies.find(({ name }) => name === 'JSESSIONID') ?? {};
  const session = `${value}${SESSION_SUFFIX}${crypto.randomUUID()}`;
  const client = await openClient(session, scope.seal);
  const call = scope.every ? '' : (page.main ?? '');
  await control({ session, fault: { call, kind: fault.kind } });
  const began = performance.now();
  const result = await visit(client, page);
  const seconds = (performance.now() - began) / 1_000;
  await client.dispose();
  if (seconds >= LIMIT_SECONDS) throw new Error(`${result} after ${seconds} s`);
  if (!allowed(page, fault, scope).includes(result)) throw new Error(result);
  return result;
}

interface Visit {
  page: MatrixPage;
  scope: Scope;
}

/** One round for each scope; in `npm test` one round with each page in one scope, in turn. */
function roundsOf(fault: PageFault): { name: string; visits: Visit[] }[] {
  const scopes = scopesOf(fault);
  const met = ({ page, scope }: Visit) => scope.every || page.main !== null;
  const inTurn = PAGES.map((page, at) => ({
    page,
    scope: scopes[at % scopes.length] ?? EVERY_CALL,
  }));
  if (!ALL_FAULTS) return [{ name: 'in turn', visits: inTurn.filter(met) }];
  return scopes.map((scope) => ({
    name: scope.name,
    visits: PAGES.map((page) => ({ page, scope })).filter(met),
  }));
}

function concurrencyUnder({ kind }: PageFault): number {
  if (waits(kind)) return PAGES.length;
  return kind === 'oversized' ? FLOODED_AT_ONCE : AT_ONCE;
}

for (const fault of PAGE_FAULTS) {
  for (const { name, visits } of roundsOf(fault)) {
    test(`pages, ${fault.kind}, ${name}: ${fault.text}`, async ({ browserName: _ }, info) => {
      test.setTimeout(180_000);
      const failures: string[] = [];
      const visitOne = async ({ page, scope }: Visit, at: number) => {
        if (waits(fault.kind)) await sleep(at * APART_MS);
        const { path: row } = page;
        const letter = await resultUnder(page, fault, scope).then(
          (result) => LETTERS[result],
          (error: unknown) => {
            failures.push(`${row}, ${scope.name}: ${error}`);
            return FAILED;
          },
        );
        const part = SCOPES.indexOf(scope);
        noteCell(info, { table: 'pages', row, column: fault.kind, part, letter });
      };
      const limit = pLimit(concurrencyUnder(fault));
      await Promise.all(visits.map((one, at) => limit(visitOne, one, at)));
      expect(failures).toEqual([]);
    });
  }
}
