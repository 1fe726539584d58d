/** Every page under every fault of the backend: a response within 10 s that reports the failure. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { FAULTY_APP } from '@/e2e/support/addresses';
import type { FaultKind } from '@/e2e/support/broken-response';
import { setSessionFault } from '@/e2e/support/fault';
import { newSession } from '@/e2e/support/fixtures';
import { ALL_FAULTS, PAGE_FAULTS, type PageFault } from './faults';
import { type MatrixPage, PAGES } from './pages';
import { FAILED_LETTER, noteCell } from './reliability-reporter';
import { type Cookies, type Seal, type Visit, Visitor } from './visitor';

const LIMIT_SECONDS = 10;
/** Pages at the same time. */
const AT_ONCE = 6;
const FLOODED_AT_ONCE = 2;
const APART_MS = 200;

const SCOPES = ['main call', 'every call', 'every call, first load', 'every call, old session'];
type Scope = { name: string; seal: Seal; every: boolean };
const EVERY_CALL: Scope = { name: 'every call', seal: 'fresh', every: true };
const waits = (kind: FaultKind) => kind === 'silence' || kind === 'drip';
const scopesOf = ({ kind }: PageFault): Scope[] => {
  const usual: Scope[] = [{ name: 'main call', seal: 'fresh', every: false }, EVERY_CALL];
  const more: Scope[] = [
    { name: 'every call, first load', seal: 'none', every: true },
    { name: 'every call, old session', seal: 'old', every: true },
  ];
  return waits(kind) ? [...usual, ...more] : usual;
};

type Result = 'shown' | 'part' | 'failed' | 'sign-in';
const LETTERS: Record<Result, string> = { shown: '✓', part: 'P', failed: 'F', 'sign-in': 'S' };

const PART =
  /We could not (load|check|read)|could not be shown|Error occurred in retrieving|Something went wrong while|cannot be shown/;
const REQUEST_NUMBER = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

/** Throws for a bare error, a blank page, and an outage that is reported as "not found". */
function resultOf(page: MatrixPage, visit: Visit): Result {
  const { status, type, path } = visit;
  // Scripts contain texts of other pages.
  const text = visit.text.replace(/<script[\s\S]*?<\/script>/g, '');
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
  if (path === '/' && page.path !== '/') throw wrong('led to the home page');
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
  const unasked: Result[] = page.main === null && scope.seal !== 'none' ? ['shown'] : [];
  // The session stays confirmed until the backend responds again.
  if (fault.page === 'signed-out') {
    // A single call that reports it is a failure while the session is valid.
    return scope.every ? ['sign-in', ...unasked] : ['sign-in', 'failed'];
  }
  const copes: Result[] = page.copes ? ['shown'] : [];
  const signedOut: Result[] = fault.page === 'maybe-signed-out' ? ['sign-in'] : [];
  return ['failed', 'part', ...signedOut, ...copes, ...unasked];
}

let cookies: Cookies;

test.beforeAll(async () => {
  const session = await newSession('manager', FAULTY_APP);
  const value = new Map(session.cookies.map((one) => [one.name, one.value]));
  cookies = { jsessionid: value.get('JSESSIONID') ?? '', token: value.get('XSRF-TOKEN') ?? '' };
});

function lanesFor({ kind }: PageFault, pages: number): number {
  if (waits(kind)) return pages;
  return kind === 'oversized' ? FLOODED_AT_ONCE : AT_ONCE;
}

async function look(page: MatrixPage, fault: PageFault, scope: Scope): Promise<Result> {
  const visitor = new Visitor(cookies);
  await visitor.arrive(scope.seal);
  const call = scope.every ? '' : (page.main ?? '');
  await setSessionFault(visitor.session, { call, kind: fault.kind });
  try {
    const visit = await visitor.visit(page.path);
    const result = resultOf(page, visit);
    if (visit.seconds >= LIMIT_SECONDS) throw new Error(`${result} after ${visit.seconds} s`);
    if (!allowed(page, fault, scope).includes(result)) throw new Error(result);
    return result;
  } finally {
    await setSessionFault(visitor.session, null);
  }
}

type Round = { name: string; visits: { page: MatrixPage; scope: Scope }[] };

/** One round for each scope; in `npm test` each page in one scope, in turn. */
function roundsOf(fault: PageFault): Round[] {
  const scopes = scopesOf(fault);
  const met = (page: MatrixPage, scope: Scope) =>
    scope.every || page.main !== null ? [{ page, scope }] : [];
  if (!ALL_FAULTS) {
    const name = 'in turn';
    const visits = PAGES.flatMap((page, at) => met(page, scopes[at % scopes.length] ?? EVERY_CALL));
    return [{ name, visits }];
  }
  return scopes.map((scope) => ({
    name: scope.name,
    visits: PAGES.flatMap((page) => met(page, scope)),
  }));
}

for (const fault of PAGE_FAULTS) {
  for (const { name, visits } of roundsOf(fault)) {
    test(`pages, ${fault.kind}, ${name}: ${fault.text}`, async ({ browserName: _ }, info) => {
      test.setTimeout(180_000);
      const queue = [...visits];
      const failures: string[] = [];
      const lane = async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const { page, scope } = next;
          const { path: row } = page;
          const letter = await look(page, fault, scope).then(
            (result) => LETTERS[result],
            (error: unknown) => {
              failures.push(`${row}, ${scope.name}: ${error}`);
              return FAILED_LETTER;
            },
          );
          const part = SCOPES.indexOf(scope.name);
          noteCell(info, { table: 'pages', row, column: fault.kind, part, letter });
        }
      };
      const lanes = Array.from({ length: lanesFor(fault, queue.length) }, async (_, at) => {
        if (waits(fault.kind)) await sleep(at * APART_MS);
        await lane();
      });
      await Promise.all(lanes);
      expect(failures).toEqual([]);
    });
  }
}
