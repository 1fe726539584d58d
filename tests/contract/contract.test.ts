/** The stand-in keeps the contract, and the suite reports a backend that does not (legacy-api.md §9). */
import { z } from 'zod';
import { calls } from '@/lib/contract/calls';
import { ASSERTIONS, checkContract, inspectBackend } from './check-contract';
import { readingClient } from './client';
import { type Fault, startProxy } from './faulty-proxy';
import { type OwnBackend, startOwnBackend } from './own-backend';
import { readSettings, type Settings } from './settings';
import { failing, HOLDS, NOT_CHECKED, printed, type Report, summaryOf } from './suite';

jest.setTimeout(300_000);

/**
 * Parts that the demo data may not allow: dates have fractions of a second, which a range in a path cannot name (16), and
 * the first rows may have no notes (24), whose shape 29 checks.
 */
const MAY_BE_MISSING: Record<string, string[]> = {
  '16': ['Contacts', 'CallLogs'],
  '24': ['getContactNotes', 'getEventNotes', 'getOrganizationNotes'],
};

let own: OwnBackend;
let report: Report;

beforeAll(async () => {
  own = await startOwnBackend();
  report = await inspectBackend(own.settings, own);
});

afterAll(() => own.stop());

const LABELS = Object.keys(ASSERTIONS);

test('all 56 assertions of the reference and every declared read except the one that sends e-mail are checked', () => {
  const reads = calls.filter(({ method, name }) => method === 'GET' && name !== 'sendInvite');
  const numbers = Array.from({ length: 56 }, (_, index) => String(index + 1));
  expect(LABELS).toEqual([...numbers, ...reads.map(({ name }) => name)]);
});

test.each(LABELS)('assertion %s holds', (label) => {
  const outcome = report.outcomes.find((one) => one.label === label);
  expect(outcome).toMatchObject({ result: HOLDS, findings: [] });
  const missing = outcome?.gaps.map((gap) => gap.split(':')[0] ?? '') ?? [];
  expect(MAY_BE_MISSING[label] ?? []).toEqual(expect.arrayContaining(missing));
});

test('observations on open questions are reported', () => {
  expect(report.seen).toMatchObject({
    'registration site of a contact (§7.3)': 'regsite and regSite',
    'deletion flag of an event (§7.5)': 'deleteflag and deleteFlag',
    'primaryPresenter (§7.6)': expect.stringContaining('raw text'),
    'regsite=0 in a filter (§7.2)': 'no filter',
    'dates of raw rows (§7.28)': expect.stringMatching(/^\+00:00, [56]\.0 hours/),
  });
});

/** The same backend, behind a proxy that changes its responses and records the requests. */
async function behindProxy(fault: Fault | undefined, changes: Partial<Settings> = {}) {
  const proxy = await startProxy(own.settings.baseUrl, fault);
  const settings = { ...own.settings, ...changes, baseUrl: proxy.baseUrl };
  const found = await inspectBackend(settings, changes.writes === false ? undefined : own);
  await proxy.stop();
  return { found, received: proxy.received };
}

type Change = (text: string) => string;
const inText =
  (paths: RegExp, change: Change): Fault =>
  ({ path }, { status, text }) =>
    paths.test(path) ? { status, text: change(text) } : undefined;
const otherStatus =
  (method: string, paths: RegExp, from: number, to: number): Fault =>
  (request, { status }) =>
    request.method === method && paths.test(request.path) && status === from
      ? { status: to, text: '' }
      : undefined;
const page = z.looseObject({ content: z.array(z.unknown()) });
const reversed: Change = (text) => {
  const { content, ...rest } = page.parse(JSON.parse(text));
  return JSON.stringify({ ...rest, content: content.reverse() });
};

/** By the assertion that must fail: one fault each, in responses that no other assertion needs. */
const FAULTS: Record<string, Fault> = {
  5: otherStatus('POST', /^\/api\/organization\//, 403, 200),
  11: inText(/call-logs-sorted-default/, (text) => text.replace('"numberOfElements"', '"rows"')),
  13: inText(/contacts-filtered-sorted\/0\/5\/firstName\/desc/, reversed),
  19: inText(/call-logs-filtered.+\/true/, (text) => text.replace(/("createdBy":")/g, '$1Not ')),
  27: inText(/allorgnames/, (text) => text.replaceAll('OrgID', 'orgId')),
  28: inText(/contacts-sorted-default/, (text) => text.replace(/("createDate":"[^"]+)/g, '$1Z')),
  50: inText(/multi-field-index/, (text) => text.replace('{"value":0', '{"value":1')),
  54: inText(/checkPresenter\/2147483000/, () => 'true'),
};

test('exactly the assertions that a backend breaks fail, and the report names no people', async () => {
  const { found } = await behindProxy((request, response) => {
    const replies = Object.values(FAULTS).map((fault) => fault(request, response));
    return replies.find((reply) => reply !== undefined);
  });
  // The fault of 27 breaks a declared read too.
  const due = [...Object.keys(FAULTS), 'getOrganizationNames'];
  expect(failing(found.outcomes)).toEqual(due);
  expect(summaryOf(found.outcomes)).toContain(`9 fail (${due.join(', ')})`);
  const text = printed(found);
  expect(text).toContain('GET /api/call-logs-sorted-default, 200, /numberOfElements: expected');
  expect(text).toMatch(/POST \/api\/organization\/\w+, 200: expected status 403/);
  expect(text).not.toContain('@example.org');
  expect(text).toContain('Left behind, as no call deletes them: organization ');
  const { cookie } = own.settings;
  const contacts = await readingClient(own.settings)('/api/all-contact-names', { cookie });
  for (const { firstName, lastName } of z.array(z.looseObject({})).parse(contacts.json()))
    expect(text).not.toContain(`${firstName} ${lastName}`);
});

test('a run that only reads sends nothing but harmless GETs, each address once for each session', async () => {
  const { found, received } = await behindProxy(undefined, { writes: false, exports: false });
  expect(failing(found.outcomes)).toEqual([]);
  expect(new Set(received.map(({ method }) => method))).toEqual(new Set(['GET']));
  const paths = received.map(({ path }) => path);
  expect(paths.filter((path) => /send-invite|logout/.test(path))).toEqual([]);
  for (const { headers } of received) expect(headers['user-agent']).toContain('contract-suite');
  const requests = received.map(
    ({ path, headers }) => `${path} ${headers.cookie} ${headers.origin}`,
  );
  expect(requests).toEqual([...new Set(requests)]);
  const signedIn = received.filter(({ headers }) => headers.cookie !== undefined);
  expect(signedIn.filter(({ path }) => /-export|allorgnames|^\/api\/events$/.test(path))).toEqual([
    expect.objectContaining({ path: expect.stringContaining('/api/callLogs-view-export?cid=') }),
  ]);
  expect(found.outcomes.find(({ label }) => label === '29')).toMatchObject({
    result: NOT_CHECKED,
    gaps: ['it writes, and this run only reads'],
  });
});

const REMOTE = { CONTRACT_BASE_URL: 'https://backend:9000', CONTRACT_COOKIE: 'JSESSIONID=abc' };

/** The exit code of the command, and what it printed. */
async function command(changes: Record<string, string>) {
  const text: string[] = [];
  const code = await checkContract({ ...REMOTE, ...changes }, (line) => text.push(line));
  return { code, printed: text.join('') };
}

test('the command prints one sentence for a session that is not signed in and for an unreachable backend', async () => {
  const proxy = await startProxy(null);
  expect(await command({ CONTRACT_BASE_URL: proxy.baseUrl })).toEqual({
    code: 1,
    printed:
      'The session is not signed in, or has expired: sign in again and set CONTRACT_COOKIE.\n',
  });
  expect(proxy.received.map(({ path }) => path)).toEqual(['/api/user']);
  await proxy.stop();
  expect(await command({ CONTRACT_BASE_URL: proxy.baseUrl })).toEqual({
    code: 1,
    printed: expect.stringContaining('expected a response (ECONNREFUSED)'),
  });
});

test('the command names wrong settings without their values, and only reads, slowly, by default', async () => {
  const ended = await command({ CONTRACT_COOKIE: 'secret value', CONTRACT_WRITES: 'maybe' });
  const message = /^The settings are wrong: CONTRACT_COOKIE .+; CONTRACT_WRITES .+\n$/;
  expect(ended).toEqual({ code: 1, printed: expect.stringMatching(message) });
  expect(ended.printed).not.toContain('secret');
  expect(readSettings(REMOTE)).toMatchObject({ writes: false, exports: false, pauseMs: 200 });
  expect(readSettings({ CONTRACT_BASE_URL: '' })).toBeNull();
});
