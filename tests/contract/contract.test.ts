/** The stand-in keeps the contract, and the suite tells when a backend does not (legacy-api.md §9). */
import { z } from 'zod';
import { calls } from '@/lib/contract/calls';
import { checkContract } from './check-contract';
import { factsSeen } from './facts';
import { inspectBackend, QUESTIONS } from './inspect';
import { harmlessLine, Reader } from './line';
import { type OwnBackend, startOwnBackend } from './own-backend';
import { Samples } from './rows';
import { readSettings, type Settings } from './settings';
import { type Spoil, startProxy } from './spoiling-proxy';
import { failing, HOLDS, printed, type Report, summaryOf } from './suite';

jest.setTimeout(300_000);

/**
 * What may be missing in the demo data: stamps have fractions of a second, which a range in a path cannot name (16),
 * and the first rows may have no notes (24), whose shape is seen where they are written (29).
 */
const MAY_BE_MISSING: Record<string, string[]> = {
  '16': ['contacts', 'call logs'],
  '24': ['getContactNotes', 'getEventNotes', 'getOrganizationNotes'],
};

let own: OwnBackend;
let report: Report;

beforeAll(async () => {
  own = await startOwnBackend();
  report = await inspectBackend(own.settings, own.means);
});

afterAll(() => own.stop());

test('every assertion of the reference is asked in order, and every declared read but the one that sends mail', () => {
  const numbers = QUESTIONS.map(({ label }) => Number(label)).filter((number) => number > 0);
  expect(numbers).toEqual(Array.from({ length: 56 }, (_, index) => index + 1));
  const labels = new Set(QUESTIONS.map(({ label }) => label));
  const left = calls.filter(({ method, name }) => method === 'GET' && !labels.has(name));
  expect(left.map(({ name }) => name)).toEqual(['sendInvite']);
});

test.each(QUESTIONS.map(({ label, sentence }) => [label, sentence]))('%s: %s', (label) => {
  const outcome = report.outcomes.find((one) => one.label === label);
  expect(outcome).toMatchObject({ result: HOLDS, findings: [] });
  const missing = outcome?.gaps.map((gap) => gap.split(':')[0] ?? '') ?? [];
  expect(MAY_BE_MISSING[label] ?? []).toEqual(expect.arrayContaining(missing));
});

test('what the reference leaves open is answered from what was seen', () => {
  expect(report.seen).toMatchObject({
    'registration site of a contact (§7.3)': 'regsite and regSite',
    'flag of deletion of an event (§7.5)': 'deleteflag and deleteFlag',
    'primaryPresenter (§7.6)': expect.stringContaining('raw text'),
    'regsite=0 in a filter (§7.2)': 'no filter',
    'dates of raw rows (§7.28)': expect.stringMatching(/^\+00:00, [56]\.0 hours/),
  });
});

/** The same backend, through something that spoils its answers and remembers the questions. */
async function through(spoil: Spoil | undefined, changes: Partial<Settings>) {
  const proxy = await startProxy(own.settings.baseUrl, spoil);
  const settings = { ...own.settings, ...changes, baseUrl: proxy.baseUrl };
  const found = await inspectBackend(settings, changes.writes === false ? undefined : own.means);
  await proxy.stop();
  return { found, asked: proxy.asked };
}

type Change = (text: string) => string;
/** A changed text where the path matches. */
const inText =
  (paths: RegExp, change: Change): Spoil =>
  ({ path }, { status, text }) =>
    paths.test(path) ? { status, text: change(text) } : undefined;
const otherStatus =
  (method: string, paths: RegExp, from: number, to: number): Spoil =>
  (request, { status }) =>
    request.method === method && paths.test(request.path) && status === from
      ? { status: to, text: '' }
      : undefined;
const page = z.looseObject({ content: z.array(z.unknown()) });
const turnedRound: Change = (text) => {
  const { content, ...rest } = page.parse(JSON.parse(text));
  return JSON.stringify({ ...rest, content: content.reverse() });
};

/** By the assertion that must notice it: one wrong thing each, in answers that no other question needs to go on. */
const SPOILS: [string, Spoil][] = [
  ['5', otherStatus('POST', /^\/api\/organization\//, 403, 200)],
  [
    '11',
    inText(/call-logs-sorted-default/, (text) => text.replace('"numberOfElements"', '"rows"')),
  ],
  ['13', inText(/contacts-filtered-sorted\/0\/5\/firstName\/desc/, turnedRound)],
  [
    '19',
    inText(/call-logs-filtered.+\/true/, (text) => text.replace(/("createdBy":")/g, '$1Not ')),
  ],
  ['27', inText(/allorgnames/, (text) => text.replaceAll('OrgID', 'orgId'))],
  [
    '28',
    inText(/contacts-sorted-default/, (text) => text.replace(/("createDate":"[^"]+)/g, '$1Z')),
  ],
  ['31', otherStatus('DELETE', /removeOrg/, 204, 200)],
  ['50', inText(/multi-field-index/, (text) => text.replace('{"value":0', '{"value":1'))],
  ['54', inText(/checkPresenter\/2147483000/, () => 'true')],
  ['55', otherStatus('GET', /^\/api\/contact\/x$/, 400, 500)],
];

/** The declared read whose spelling is spoilt above. */
const SPOILT_READ = 'getOrganizationNames';

const contactRows = z.array(
  z.object({ firstName: z.string().nullable(), lastName: z.string().nullable() }),
);

/** "first last" of everybody in the demo data. */
async function contactNames(): Promise<string[]> {
  const { cookie } = own.settings;
  const { text } = await harmlessLine(own.settings)('/api/all-contact-names', { cookie });
  const people = contactRows.parse(JSON.parse(text));
  return people.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
}

test('a backend that departs from the reference fails by exactly the right numbers, without names of people', async () => {
  const { found } = await through((request, answer) => {
    const spoilt = SPOILS.map(([, one]) => one(request, answer));
    return spoilt.find((reply) => reply !== undefined);
  }, {});
  const due = [...SPOILS.map(([label]) => label), SPOILT_READ];
  expect(failing(found.outcomes)).toEqual(due);
  expect(summaryOf(found.outcomes)).toContain(`11 fail (${due.join(', ')})`);
  const text = printed(found);
  expect(text).toContain('GET /api/call-logs-sorted-default, 200, /numberOfElements: expected');
  expect(text).toMatch(/POST \/api\/organization\/\w+, 200: expected status 403/);
  for (const name of await contactNames()) expect(text).not.toContain(name);
  expect(text).not.toContain('@example.org');
  expect(text).toContain('Left behind, as no call deletes them: organization ');
});

test('a run that only reads sends nothing but harmless GETs, each address once for each visitor', async () => {
  const { found, asked } = await through(undefined, { writes: false, exports: false });
  expect(failing(found.outcomes)).toEqual([]);
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  expect(asked.filter(({ path }) => /send-invite|logout/.test(path))).toEqual([]);
  const strange = asked.filter(({ headers }) => !headers['user-agent']?.includes('contract-suite'));
  expect(strange).toEqual([]);
  const questions = asked.map(({ path, headers }) => `${path} ${headers.cookie} ${headers.origin}`);
  expect(questions).toEqual([...new Set(questions)]);
  const signedIn = asked.filter(({ headers }) => headers.cookie !== undefined);
  expect(signedIn.filter(({ path }) => /-export|allorgnames|^\/api\/events$/.test(path))).toEqual([
    expect.objectContaining({ path: expect.stringContaining('/api/callLogs-view-export?cid=') }),
  ]);
  expect(found.outcomes.find(({ label }) => label === '29')).toMatchObject({
    result: 'could not be asked',
    gaps: ['it writes, and this run only reads'],
  });
});

describe('the command', () => {
  const LENT = { CONTRACT_BASE_URL: 'https://backend:9000', CONTRACT_COOKIE: 'JSESSIONID=abc' };

  /** What it printed, and its exit code. */
  async function command(changes: Record<string, string>) {
    const text: string[] = [];
    const code = await checkContract({ ...LENT, ...changes }, [], (line) => text.push(line));
    return { code, printed: text.join('') };
  }

  test('says in one sentence that a session is not signed in, or that the backend cannot be reached', async () => {
    const proxy = await startProxy(null);
    expect(await command({ CONTRACT_BASE_URL: proxy.baseUrl })).toEqual({
      code: 1,
      printed: 'The session is not signed in, or has expired: sign in and lend its cookie anew.\n',
    });
    expect(proxy.asked.map(({ path }) => path)).toEqual(['/api/user']);
    await proxy.stop();
    expect(await command({ CONTRACT_BASE_URL: proxy.baseUrl })).toEqual({
      code: 1,
      printed: expect.stringContaining('expected an answer (ECONNREFUSED)'),
    });
  });

  test('names wrong settings without their values, and only reads, slowly, unless more is asked for', async () => {
    const ended = await command({ CONTRACT_COOKIE: 'secret value', CONTRACT_WRITES: 'maybe' });
    expect(ended).toEqual({
      code: 1,
      printed: expect.stringMatching(
        /^The settings are wrong: CONTRACT_COOKIE .+; CONTRACT_WRITES .+\n$/,
      ),
    });
    expect(ended.printed).not.toContain('secret');
    expect(readSettings(LENT)).toMatchObject({ writes: false, exports: false, pauseMs: 200 });
    expect(readSettings({ CONTRACT_BASE_URL: '' })).toBeNull();
  });
});

const PRIMARY = 'primaryPresenter (§7.6)';

/** Facts of a backend that has one event, and fails on everything else but its primary presenter. */
async function factsWhere(primary: { status: number; text: string }) {
  const event = JSON.stringify({ content: [{ eventId: 42, eventPresenters: [] }] });
  const proxy = await startProxy(null, ({ path }) => {
    if (path.startsWith('/api/primaryPresenter/42')) return primary;
    return path.includes('events') ? { status: 200, text: event } : { status: 500, text: '' };
  });
  const get = harmlessLine({ baseUrl: proxy.baseUrl, pauseMs: 0, timeoutMs: 5_000 });
  const [reader, visitor] = [new Reader(get, 'JSESSIONID=abc'), new Reader(get)];
  const asked = { origin: undefined, exports: false, zone: 'America/Chicago' };
  const seen = await factsSeen({ reader, visitor, samples: new Samples(reader), ...asked });
  await proxy.stop();
  return seen[PRIMARY];
}

test('the form of the primary presenter is told of a response that has one, and of no other', async () => {
  expect(await factsWhere({ status: 200, text: '(not set)' })).toMatch(/^raw text/);
  expect(await factsWhere({ status: 200, text: '"Ann Bee"' })).toMatch(/^in quotes/);
  for (const status of [302, 404, 500])
    expect(await factsWhere({ status, text: '"Not Found"' })).toBeUndefined();
});
