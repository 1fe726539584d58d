/** `npm run doctor` with real servers of an agency, and one error at a time. */
import { cp, symlink, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import nock from 'nock';
import { readConfig } from '@/lib/config';
import { GATEWAY_CHECKS } from '@/scripts/doctor/application-checks';
import { isPrivate } from '@/scripts/doctor/backend-checks';
import { examine, type Finding } from '@/scripts/doctor/examine';
import { Probe } from '@/scripts/doctor/probe';
import { SECRET } from '@/tests/support/settings';
import {
  type Agency,
  agencyOf,
  application,
  backend,
  end,
  PERSON,
  SESSION_VALUE,
  type SentRequest,
  selfSigned,
  serve,
} from './agency';
import { examined, runDoctor } from './doctor-run';
import { emptyFolder, freePort, runNode } from './programs';

jest.setTimeout(60_000);

let agency: Agency;
const sent: SentRequest[] = [];
/** Addresses of the backend by its certificate, and of the application. */
const at = {
  ...{ good: '', expired: '', ending: '', foreign: '', plain: '', nothing: '' },
  ...{ app: '', plainApp: '' },
};
/** Path of a file with all certificates. */
let authorities: string;

beforeAll(async () => {
  // The servers are real.
  nock.restore();
  const certificates = {
    good: await selfSigned(-1, 365),
    expired: await selfSigned(-9, -1),
    ending: await selfSigned(-1, 5),
    foreign: await selfSigned(-1, 365, 'other.example.org'),
  };
  const listener = backend(() => agency, sent);
  const app = application(() => agency);
  authorities = join(await emptyFolder(), 'authorities.pem');
  const pems = Object.values(certificates).map(({ cert }) => cert);
  await writeFile(authorities, pems.join('\n'));
  at.good = await serve(listener, certificates.good);
  at.expired = await serve(listener, certificates.expired);
  at.ending = await serve(listener, certificates.ending);
  at.foreign = await serve(listener, certificates.foreign);
  at.plain = await serve(listener);
  at.nothing = `http://localhost:${await freePort()}`;
  at.app = await serve(app, certificates.good);
  at.plainApp = await serve(app);
});

/** Settings and an agency without errors, with changes. */
function usual(env: Record<string, string>, change: Partial<Agency> = {}, isOverTls = true) {
  sent.length = 0;
  const settings: Record<string, string> = {
    LEGACY_API_URL: isOverTls ? at.good : at.plain,
    SESSION_SECRET: SECRET,
    APP_URL: isOverTls ? at.app : at.plainApp,
    REDIRECT_HOSTS: 'idp.example.org',
    NODE_EXTRA_CA_CERTS: authorities,
    DOCTOR_COOKIE: `JSESSIONID=${SESSION_VALUE}`,
    ...env,
  };
  const { APP_URL = '' } = settings;
  agency = { ...agencyOf(APP_URL), ...change };
  return settings;
}

test('finds nothing wrong without errors, and sends only reads', async () => {
  const seen = await examined(usual({}));
  expect(seen.findings.map(({ id, verdict }) => `${id}: ${verdict}`)).toEqual([
    'session-secret: right',
    'backend-reached: right',
    'backend-encrypted: right',
    'backend-certificate: right',
    'sign-in-redirect: right',
    'sign-in-return: right',
    'frontend-address: right',
    'session-cookies: right',
    'xsrf-cookie: right',
    'allowed-origins: right',
    'session: right',
    'managerial-access: right',
    'search-engine: right',
    'version: note',
    'app-url: right',
    'app-responds: right',
    'app-certificate: right',
    'app-hsts: right',
    // APP_URL has a port, so that the address for http is unknown.
    'app-redirect: not checked',
  ]);
  expect(seen.code).toBe(0);
  // No session ends, one Origin is sent, and the identity provider gets no request.
  expect(sent.map(({ method, path, origin }) => `${method} ${path} ${origin ?? ''}`)).toEqual([
    'GET /api/user ',
    'GET /login ',
    'GET /saml/discovery?entityID=agency ',
    'GET /saml/login?disco=true ',
    'GET / ',
    `GET /api/user ${at.app}`,
    'GET /api/user ',
    'GET /api/checkUserManagerialAccess ',
    'GET /api/elasticsearch/multi-field-index/a ',
    'GET /api/primaryPresenter/1 ',
    'GET /api/dashboard/events/1/null/null ',
  ]);
});

test('prints each check, its result and the remedy, but no secret or personal data', async () => {
  const settings = usual({}, { identityProvider: 'https://login.example.org/sso' });
  const { code, printed } = await runDoctor(settings);
  expect(printed).toContain(`
right        LEGACY_API_URL: GET /api/user, signed out: 200 without a body
             The backend responds so.
`);
  expect(printed).toContain(`
wrong        REDIRECT_HOSTS: GET /login, and up to five redirects of the backend
             It leads to https://login.example.org/sso, and this host is not allowed: sign-in cannot start.
             Set REDIRECT_HOSTS=idp.example.org,login.example.org
`);
  expect(printed).toMatch(/\n16 right, 1 wrong, 1 note, 1 not checked\.\n$/);
  expect(printed).not.toContain('\u001b');
  expect(code).toBe(1);

  // No secret, cookie value or personal data is printed, in JSON as well.
  const json = await runDoctor(settings, '--json');
  const values = [SECRET, SESSION_VALUE, 'new-value', 'token-value', 'SAMLRequest='];
  for (const value of [...values, PERSON.username, PERSON.firstName]) {
    expect([printed, json.printed].filter((text) => text.includes(value))).toEqual([]);
  }
  expect(json.printed).toContain('login.example.org/sso');
});

/** Parts of `seen` and `set`, with these changes of the agency and the settings. */
type Row = [parts: string[], change?: Partial<Agency>, env?: Env | (() => Env)];

type Env = Record<string, string>;

const responding =
  (status: number, text: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    end(response, status, text);
  };
const instead = (...response: Parameters<typeof responding>) => ({
  instead: responding(...response),
});
/** The servers have addresses only when they run. */
const backendAt = (address: () => string) => () => ({ LEGACY_API_URL: address() });
const withTls = (address: string) => address.replace('http:', 'https:');
const SP = 'https://sp.example.org';
const OLD = 'https://old.example.org';
const page = { 'content-type': 'text/html' };

/** By the check and its verdict; no other check is wrong then. */
const ROWS: Record<string, Row[]> = {
  'session-secret: wrong': [
    [['shorter than 32 characters', 'openssl rand -base64 32'], {}, { SESSION_SECRET: 'short' }],
    [['It is missing.'], {}, { SESSION_SECRET: '' }],
  ],
  'backend-reached: wrong': [
    [['host name backend.invalid'], {}, { LEGACY_API_URL: 'https://backend.invalid:9000' }],
    [['refuses the connection', 'ECONNREFUSED'], {}, backendAt(() => at.nothing)],
    [['within 0.4 seconds'], { instead: () => undefined }, { LEGACY_TIMEOUT_MS: '400' }],
    [['signed by itself', 'Set NODE_EXTRA_CA_CERTS='], {}, backendAt(() => at.good)],
    [['TLS handshake', '_URL=http://localhost'], {}, backendAt(() => withTls(at.plain))],
    [['may expect https'], {}, backendAt(() => at.good.replace('https:', 'http:'))],
    [['speaks TLS', '_URL=https://localhost'], instead(400, 'This port requires TLS.')],
    [
      ['Set LEGACY_API_URL=https://b.example'],
      instead(301, '', { location: 'https://b.example/api/user' }),
    ],
    [
      ['https://g.example/auth:'],
      instead(302, '', { location: 'https://g.example/auth?user=ann' }),
    ],
    [['A web page (200)', 'without /api'], instead(200, '<!DOCTYPE html>', page)],
    [['It responds with 502', 'Start the backend'], instead(502, 'Bad Gateway')],
    [['ends with /api', '_URL=http://localhost'], {}, backendAt(() => `${at.plain}/api`)],
    [['though no cookie was sent'], instead(200, '{"username":"all"}')],
    [['a password'], {}, backendAt(() => at.plain.replace('//', '//ann:pass-word@'))],
  ],
  'backend-encrypted: right': [[['a private address']]],
  'sign-in-redirect: wrong': [
    [['org/sso,', 'Set REDIRECT_HOSTS=idp.example.org'], {}, { REDIRECT_HOSTS: '' }],
    [['/saml/login responds with 500', 'whose log says more'], { binding: 'none' }],
    [['after five redirects'], { identityProvider: '/saml/login' }],
    [['/oauth2/agency', 'below /saml/'], { identityProvider: '/oauth2/agency' }],
    [['the backend under another name', `Set APP_URL=${SP}, or`], { ownAddress: SP }],
  ],
  'sign-in-redirect: right': [
    [['/saml/login has a form that sends itself'], { binding: 'form' }, { REDIRECT_HOSTS: '' }],
    [['/saml/login is a sign-in page of the backend itself'], { binding: 'page' }],
  ],
  'sign-in-return: wrong': [
    [[`${SP}/SSO`, `Set APP_URL=${SP}, or`], { returnAddress: `${SP}/SSO` }],
    [[SP, `Set APP_URL=${SP}, or`], { returnAddress: `${SP}/SSO`, binding: 'form' }],
    [['/login/saml2', 'does not pass on', 'below /saml/'], { returnAddress: '/login/saml2' }],
  ],
  'sign-in-return: not checked': [[['names no address'], { returnAddress: '' }]],
  'frontend-address: wrong': [
    [[`It leads to ${OLD}`, 'Set the frontend address of the backend to'], { frontend: OLD }],
  ],
  'frontend-address: right': [[['ALLOWED_ORIGINS'], { frontend: OLD }, { ALLOWED_ORIGINS: OLD }]],
  'session-cookies: wrong': [
    [['sets SESSION,', 'Set LEGACY_SESSION_COOKIES=SESSION'], { sessionCookie: 'SESSION' }],
    [['None of JSESSIONID came, only XSRF-TOKEN.'], { sessionCookie: '' }],
    [['for /backend only', 'to / in the backend'], { sessionAttributes: '; Path=/backend' }],
  ],
  'session-cookies: right': [[['JSESSIONID came.'], { sessionAttributes: '' }]],
  'session-cookies: note': [
    [['SameSite=strict', 'without SameSite'], { sessionAttributes: '; Path=/; SameSite=Strict' }],
    [['JSESSIONID came, and ROUTE did not'], {}, { LEGACY_SESSION_COOKIES: 'JSESSIONID,ROUTE' }],
  ],
  'xsrf-cookie: wrong': [
    [['nothing can be saved'], { tokenAttributes: 'none' }],
    [['with HttpOnly', 'without HttpOnly'], { tokenAttributes: '; Path=/; HttpOnly' }],
    [['It came for /api only'], { tokenAttributes: '' }],
  ],
  'allowed-origins: note': [[['only where a gateway leads browsers'], { allowedOrigins: [] }]],
  'session: not checked': [
    [['It is not set.', "DOCTOR_COOKIE='JSESSIONID=…'"], {}, { DOCTOR_COOKIE: '' }],
  ],
  'session: wrong': [
    [['takes this cookie for signed out'], {}, { DOCTOR_COOKIE: 'JSESSIONID=old' }],
  ],
  'managerial-access: wrong': [
    [['It responds with 500', 'managerial role'], { accessStatus: 500 }],
  ],
  'search-engine: wrong': [
    [['It responds with 500', 'Start the search engine'], { searchStatus: 500 }],
  ],
  'version: note': [
    [['no /api/primaryPresenter/1 and no /api/dashboard/', 'version 2.2'], { newCalls: false }],
  ],
  'app-responds: not checked': [
    [['refuses the connection', 'Start the app'], {}, () => ({ APP_URL: at.nothing })],
    [['signed by itself', 'Set NODE_EXTRA_CA_CERTS='], {}, () => ({ APP_URL: at.app })],
  ],
  'app-responds: wrong': [
    [['It responds with 200', 'every path'], { insteadOfApplication: responding(200, 'Welcome') }],
  ],
  'app-url: wrong': [
    [['no Secure', 'Set APP_URL=https://o.invalid'], {}, { APP_URL: 'http://o.invalid' }],
  ],
};

function expectFinding(
  key: string,
  parts: string[],
  findings: Pick<Finding, 'id' | 'verdict' | 'seen' | 'set'>[],
) {
  const [id = '', verdict] = key.split(': ');
  const found = findings.find((one) => one.id === id);
  const text = `${found?.seen} ${found?.set}`;
  const missing = parts.filter((part) => !text.includes(part));
  expect({ verdict: found?.verdict, text, missing }).toEqual({ verdict, text, missing: [] });
  const wrong = findings.filter((one) => one.verdict === 'wrong').map((one) => one.id);
  expect(wrong).toEqual(verdict === 'wrong' ? [id] : []);
}

describe.each(Object.entries(ROWS))('%s', (key, rows) => {
  test.each(rows)('%j', async (...[parts, change, env = {}]: Row) => {
    const settings = usual(typeof env === 'function' ? env() : env, change, false);
    expectFinding(key, parts, (await examine(settings)).findings);
  });
});

/** Node reads the trusted authorities when a process starts. */
test.each<[string, 'expired' | 'foreign' | 'ending', string[]]>([
  ['backend-reached: wrong', 'expired', ['has expired', 'Renew']],
  ['backend-reached: wrong', 'foreign', ['for other host names than localhost']],
  ['backend-certificate: note', 'ending', ['for 4 more days', 'Renew']],
])('reports %s for a trusted certificate that is %s', async (key, name, parts) => {
  const seen = await examined(usual({ LEGACY_API_URL: at[name] }));
  expectFinding(key, parts, seen.findings);
  expect(seen.code).toBe(key.endsWith('wrong') ? 1 : 0);
});

test("checks a gateway's redirect from port 80 and Strict-Transport-Security", async () => {
  // A test cannot listen on port 80.
  nock.activate();
  const config = readConfig({ SESSION_SECRET: SECRET, APP_URL: 'https://outreach.test' });
  const verdictOf = async (id: string) =>
    (await GATEWAY_CHECKS.find((check) => check.id === id)?.run(new Probe(config, null)))?.verdict;
  const root = () => nock('http://outreach.test').get('/');
  root().reply(301, '', { location: 'https://outreach.test/' });
  expect(await verdictOf('app-redirect')).toBe('right');
  root().reply(302, '', { location: 'https://other.test/' });
  expect(await verdictOf('app-redirect')).toBe('wrong');
  root().reply(200);
  expect(await verdictOf('app-redirect')).toBe('wrong');
  root().replyWithError('refused');
  expect(await verdictOf('app-redirect')).toBe('not checked');

  nock('https://outreach.test').get('/health').reply(200, { status: 'ok', version: '2.8' });
  expect(await verdictOf('app-hsts')).toBe('wrong');
  nock.restore();
});

test('rejects unknown arguments, and names all invalid settings without their values', async () => {
  const usage = 'Run npm run doctor, or npm run doctor -- --json\n';
  expect(await runDoctor(usual({}), '--fix')).toEqual({ code: 2, printed: usage });

  const application = { APP_URL: 'wrong-value', PORT: 'wrong-value' };
  const others = { BACKEND_PORT: '0', DOCTOR_COOKIE: 'wrong-value' };
  const { code, printed } = await runDoctor(usual({ ...application, ...others }));
  expect(code).toBe(2);
  for (const name of Object.keys({ ...application, ...others })) {
    expect(printed).toMatch(new RegExp(`^ *${name} `, 'm'));
  }
  expect(printed).not.toContain('wrong-value');
  expect(sent).toEqual([]);
});

test('says how to install missing packages, and reads .env before Node starts', async () => {
  const root = await emptyFolder();
  for (const part of ['scripts', 'lib', 'tsconfig.json']) {
    await cp(part, join(root, part), { recursive: true });
  }
  const runThere = async () => {
    const program = runNode([join(root, 'scripts', 'start.mjs'), 'doctor']);
    return { code: await program.ended, printed: program.printed() };
  };
  expect(await runThere()).toEqual({
    code: 2,
    printed: 'The packages are not installed; run npm ci, and then npm run doctor again.\n',
  });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
  const lines = Object.entries(usual({})).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(root, '.env'), lines.join('\n'));
  const { code, printed } = await runThere();
  expect(printed).toContain(`backend      ${at.good}`);
  expect(printed).toContain(', 0 wrong,');
  expect(code).toBe(0);
});

test('treats loopback and private networks as private', () => {
  const addresses = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1'];
  const others = ['172.32.0.1', '203.0.113.7', '2001:db8::1'];
  expect([...addresses, ...others].filter(isPrivate)).toEqual(addresses);
});
