/** `npm run doctor` against real servers that behave like an agency's, with one thing wrong at a time. */
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nock from 'nock';
import { readConfig } from '@/lib/config';
import { GATEWAY_CHECKS } from '@/scripts/doctor/application-checks';
import { isPrivate } from '@/scripts/doctor/private-address';
import { Questions } from '@/scripts/doctor/questions';
import { SECRET } from '@/tests/support/settings';
import {
  type Agency,
  type Asked,
  application,
  backend,
  type Certificate,
  end,
  PERSON,
  page,
  SESSION_VALUE,
  selfSigned,
  serve,
} from './agency';
import { examined, runDoctor } from './doctor-run';
import { emptyFolder, freePort, runNode } from './programs';

const DAY_MS = 24 * 60 * 60 * 1000;
const IDENTITY_PROVIDER = 'https://idp.example.org';

let agency: Agency;
const asked: Asked[] = [];
let appUrl: string;
let usual: Record<string, string>;
/** Addresses of the backend, by what is special about the way to it. */
const at = { good: '', expired: '', ending: '', foreign: '', plain: '', nothing: '' };
const certificates = { good: '', expired: '', ending: '', foreign: '' };

beforeAll(async () => {
  const now = Date.now();
  const [good, expired, ending, foreign] = await Promise.all([
    selfSigned(),
    selfSigned({ from: new Date(now - 9 * DAY_MS), until: new Date(now - DAY_MS) }),
    selfSigned({ until: new Date(now + 5 * DAY_MS) }),
    selfSigned({ hostName: 'other.example.org' }),
  ]);
  const listener = backend(() => agency, asked);
  const overTls = async (name: keyof typeof certificates, certificate: Certificate) => {
    at[name] = `https://localhost:${await serve(listener, certificate)}`;
    certificates[name] = certificate.file;
  };
  await overTls('good', good);
  await overTls('expired', expired);
  await overTls('ending', ending);
  await overTls('foreign', foreign);
  at.plain = `http://localhost:${await serve(listener)}`;
  at.nothing = `http://localhost:${await freePort()}`;
  appUrl = `https://localhost:${await serve(
    application(() => agency),
    good,
  )}`;
  usual = {
    LEGACY_API_URL: at.good,
    SESSION_SECRET: SECRET,
    APP_URL: appUrl,
    REDIRECT_HOSTS: 'idp.example.org',
    NODE_EXTRA_CA_CERTS: certificates.good,
    DOCTOR_COOKIE: `JSESSIONID=${SESSION_VALUE}`,
  };
});

beforeEach(() => {
  asked.length = 0;
  agency = {
    frontend: appUrl,
    allowedOrigins: [appUrl],
    ownAddress: '',
    serviceProvider: appUrl,
    answerPath: '/saml/SSO',
    identityProvider: `${IDENTITY_PROVIDER}/sso`,
    binding: 'redirect',
    sessionCookie: 'JSESSIONID',
    sessionAttributes: '; Path=/',
    tokenAttributes: '; Path=/',
    searchStatus: 200,
    accessStatus: 200,
    newCalls: true,
    instead: null,
    insteadOfApplication: null,
  };
});

const run = (env: Record<string, string>, ...words: string[]) =>
  runDoctor({ ...usual, ...env }, ...words);
const findings = (env: Record<string, string>) => examined({ ...usual, ...env });

test('where nothing is wrong, everything is right and the exit code says so', async () => {
  const seen = await findings({});
  expect(seen.findings.map(({ id, verdict }) => `${id}: ${verdict}`)).toEqual([
    'session-secret: right',
    'backend-reached: right',
    'backend-encrypted: right',
    'backend-certificate: right',
    'sign-in-redirect: right',
    'sign-in-return: right',
    'frontend-address: right',
    'session-cookies: right',
    'anti-forgery-cookie: right',
    'allowed-origins: right',
    'session: right',
    'managerial-access: right',
    'search-engine: right',
    'version: note',
    'app-url: right',
    'app-answers: right',
    'app-certificate: right',
    'app-hsts: right',
    // APP_URL has a port of its own, so that nothing says where http would be.
    'app-redirect: not checked',
  ]);
  expect(seen.code).toBe(0);
});

test('it only reads, ends no session, sends one Origin and does not ask the identity provider', async () => {
  await run({});
  expect(asked.map(({ method, path, origin }) => `${method} ${path} ${origin ?? ''}`)).toEqual([
    'GET /api/user ',
    'GET /login ',
    'GET /saml/discovery?entityID=agency ',
    'GET /saml/login?disco=true ',
    'GET / ',
    `GET /api/user ${appUrl}`,
    'GET /api/user ',
    'GET /api/checkUserManagerialAccess ',
    'GET /api/elasticsearch/multi-field-index/a ',
    'GET /api/primaryPresenter/1 ',
    'GET /api/dashboard/events/1/null/null ',
  ]);
});

test.each([['for people'], ['as JSON', '--json']])(
  'it prints no secret, no value of a cookie and nothing of a person, %s',
  async (_form, ...words) => {
    const { printed } = await run({}, ...words);
    const { username, firstName } = PERSON;
    const secrets = [SECRET, SESSION_VALUE, 'new-value', 'token-value', 'SAMLRequest=', username];
    expect(printed).toContain('idp.example.org/sso');
    expect([...secrets, firstName].filter((text) => printed.includes(text))).toEqual([]);
  },
);

test('people read a line for each setting, and below it what was seen and what to set', async () => {
  agency.identityProvider = 'https://login.example.org/sso';
  const { code, printed } = await run({ APP_URL: appUrl });
  expect(printed).toContain(`
right        LEGACY_API_URL: GET /api/user, signed out: 200 without a body
             The backend answers so.
`);
  expect(printed).toContain(`
wrong        REDIRECT_HOSTS: GET /login, and up to five redirects of the backend
             It leads to https://login.example.org/sso, and this host is not allowed: sign-in cannot start.
             Set REDIRECT_HOSTS=idp.example.org,login.example.org
`);
  expect(printed).toMatch(/\n16 right, 1 wrong, 1 note, 1 not checked\.\n$/);
  expect(printed).not.toContain('\u001b');
  expect(code).toBe(1);
});

interface Row {
  what: string;
  /** Settings of the application. */
  env?: () => Record<string, string>;
  /** Settings of the agency's servers. */
  change?: () => Partial<Agency>;
  id: string;
  verdict?: 'right' | 'note' | 'not checked';
  /** Parts of what was seen and of what to set. */
  says: string[];
}

const gatewayPage: Row['change'] = () => ({
  instead: (_request, response) => page(response, '<h1>Gateway</h1>'),
});

const ROWS: Row[] = [
  {
    what: 'a secret that is too short',
    env: () => ({ SESSION_SECRET: 'short' }),
    id: 'session-secret',
    says: ['shorter than 32 characters', 'openssl rand -base64 32'],
  },
  {
    what: 'no secret for a real backend',
    env: () => ({ SESSION_SECRET: '' }),
    id: 'session-secret',
    says: ['It is missing.'],
  },
  {
    what: 'a host name that no name server knows',
    env: () => ({ LEGACY_API_URL: 'https://backend.invalid:9000' }),
    id: 'backend-reached',
    says: ['host name backend.invalid', 'LEGACY_API_URL'],
  },
  {
    what: 'a port at which nothing listens',
    env: () => ({ LEGACY_API_URL: at.nothing }),
    id: 'backend-reached',
    says: ['refuses the connection', 'ECONNREFUSED'],
  },
  {
    what: 'a backend that does not answer in time',
    env: () => ({ LEGACY_TIMEOUT_MS: '400' }),
    change: () => ({ instead: () => undefined }),
    id: 'backend-reached',
    says: ['within 0.4 seconds', 'LEGACY_TIMEOUT_MS'],
  },
  {
    what: 'a certificate of an authority that Node does not know',
    env: () => ({ NODE_EXTRA_CA_CERTS: '', APP_URL: 'http://localhost' }),
    change: () => ({ serviceProvider: 'http://localhost', frontend: 'http://localhost' }),
    id: 'backend-reached',
    says: ['signed by itself', 'Set NODE_EXTRA_CA_CERTS='],
  },
  {
    what: 'an expired certificate',
    env: () => ({ LEGACY_API_URL: at.expired, NODE_EXTRA_CA_CERTS: certificates.expired }),
    id: 'backend-reached',
    says: ['has expired', 'Renew'],
  },
  {
    what: 'a certificate for another host name',
    env: () => ({ LEGACY_API_URL: at.foreign, NODE_EXTRA_CA_CERTS: certificates.foreign }),
    id: 'backend-reached',
    says: ['for other host names than localhost'],
  },
  {
    what: 'a certificate that ends within days',
    env: () => ({ LEGACY_API_URL: at.ending, NODE_EXTRA_CA_CERTS: certificates.ending }),
    id: 'backend-certificate',
    verdict: 'note',
    says: ['for 4 more days', 'Renew'],
  },
  {
    what: 'https where the backend speaks plain HTTP',
    env: () => ({ LEGACY_API_URL: at.plain.replace('http:', 'https:') }),
    id: 'backend-reached',
    says: ['TLS handshake', 'Set LEGACY_API_URL=http://localhost'],
  },
  {
    what: 'http where the backend speaks TLS',
    env: () => ({ LEGACY_API_URL: at.good.replace('https:', 'http:') }),
    id: 'backend-reached',
    says: ['did not answer in HTTP', 'may expect https'],
  },
  {
    what: 'http where the backend speaks TLS and says so',
    env: () => ({ LEGACY_API_URL: at.plain }),
    change: () => ({
      instead: (_request, response) =>
        end(response, 400, 'This combination of host and port requires TLS.'),
    }),
    id: 'backend-reached',
    says: ['speaks TLS', 'Set LEGACY_API_URL=https://localhost'],
  },
  {
    what: 'http to a backend on this machine',
    env: () => ({ LEGACY_API_URL: at.plain }),
    id: 'backend-encrypted',
    verdict: 'right',
    says: ['a private address'],
  },
  {
    what: 'a gateway that leads to https',
    env: () => ({ LEGACY_API_URL: at.plain }),
    change: () => ({
      instead: (_request, response) =>
        end(response.setHeader('location', 'https://backend.example.org/api/user'), 301),
    }),
    id: 'backend-reached',
    says: ['Set LEGACY_API_URL=https://backend.example.org'],
  },
  {
    what: 'a gateway with a sign-in of its own that redirects',
    change: () => ({
      instead: (_request, response) =>
        end(response.setHeader('location', 'https://gateway.example.org/auth?user=ann'), 302),
    }),
    id: 'backend-reached',
    says: ['https://gateway.example.org/auth:', "a gateway's sign-in"],
  },
  {
    what: 'a web page at the address of the backend',
    change: gatewayPage,
    id: 'backend-reached',
    says: ['A web page (200)', 'without /api'],
  },
  {
    what: 'a gateway without a backend behind it',
    change: () => ({ instead: (_request, response) => end(response, 502, 'Bad Gateway') }),
    id: 'backend-reached',
    says: ['It answers 502', 'Start the backend'],
  },
  {
    what: 'an address that ends with /api',
    env: () => ({ LEGACY_API_URL: `${at.good}/api` }),
    id: 'backend-reached',
    says: ['ends with /api', 'Set LEGACY_API_URL=https://localhost'],
  },
  {
    what: 'an answer without an end',
    change: () => ({
      instead: (_request, response) => end(response, 200, ' '.repeat(2 * 1024 * 1024)),
    }),
    id: 'backend-reached',
    says: ['more than 1 MiB'],
  },
  {
    what: 'a session that a gateway adds',
    change: () => ({ instead: (_request, response) => end(response, 200, '{"username":"all"}') }),
    id: 'backend-reached',
    says: ['though no cookie was sent'],
  },
  {
    what: 'an address with a password',
    env: () => ({ LEGACY_API_URL: at.good.replace('//', '//ann:pass-word@') }),
    id: 'backend-reached',
    says: ['a user name or a password'],
  },
  {
    what: 'an identity provider that is not allowed',
    env: () => ({ REDIRECT_HOSTS: '' }),
    id: 'sign-in-redirect',
    says: ['https://idp.example.org/sso,', 'Set REDIRECT_HOSTS=idp.example.org'],
  },
  {
    what: 'an identity provider that is sent a form needs no allowance',
    env: () => ({ REDIRECT_HOSTS: '' }),
    change: () => ({ binding: 'form' }),
    id: 'sign-in-redirect',
    verdict: 'right',
    says: ['/saml/login has a form that sends itself'],
  },
  {
    what: 'a backend with a sign-in page of its own',
    change: () => ({ binding: 'page' }),
    id: 'sign-in-redirect',
    verdict: 'right',
    says: ['/saml/login is a sign-in page of the backend itself'],
  },
  {
    what: 'a sign-in that fails',
    change: () => ({ binding: 'none' }),
    id: 'sign-in-redirect',
    says: ['/saml/login answers 500', 'whose log says more'],
  },
  {
    what: 'a sign-in that never ends',
    change: () => ({ identityProvider: `${appUrl}/saml/login` }),
    id: 'sign-in-redirect',
    says: ['after five redirects'],
  },
  {
    what: 'a sign-in at an address that is not passed on',
    change: () => ({ identityProvider: '/oauth2/authorization/agency' }),
    id: 'sign-in-redirect',
    says: ['/oauth2/authorization/agency', 'below /saml/'],
  },
  {
    what: 'a backend that takes itself to be elsewhere',
    change: () => ({ ownAddress: 'https://sp.example.org' }),
    id: 'sign-in-redirect',
    says: ['the backend under another name', 'Set APP_URL=https://sp.example.org, or'],
  },
  {
    what: 'a SAML request, in an address, that is to be answered elsewhere',
    change: () => ({ serviceProvider: 'https://sp.example.org' }),
    id: 'sign-in-return',
    says: ['https://sp.example.org/saml/SSO', 'Set APP_URL=https://sp.example.org, or'],
  },
  {
    what: 'a SAML request, in a form, that is to be answered elsewhere',
    change: () => ({ serviceProvider: 'https://sp.example.org', binding: 'form' }),
    id: 'sign-in-return',
    says: ['https://sp.example.org/saml/SSO', 'Set APP_URL=https://sp.example.org, or'],
  },
  {
    what: 'a SAML request that is to be answered where nothing is passed on',
    change: () => ({ answerPath: '/login/saml2/sso/agency' }),
    id: 'sign-in-return',
    says: ['/login/saml2/sso/agency', 'does not pass on', 'below /saml/'],
  },
  {
    what: 'a SAML request without an address to answer to',
    change: () => ({ serviceProvider: '' }),
    id: 'sign-in-return',
    verdict: 'not checked',
    says: ['names no address'],
  },
  {
    what: 'a frontend elsewhere',
    change: () => ({ frontend: 'https://old.example.org' }),
    id: 'frontend-address',
    says: ['It leads to https://old.example.org', 'Set the frontend address of the backend to'],
  },
  {
    what: 'the earlier client as the frontend, beside this one',
    env: () => ({ ALLOWED_ORIGINS: 'https://old.example.org' }),
    change: () => ({ frontend: 'https://old.example.org' }),
    id: 'frontend-address',
    verdict: 'right',
    says: ['ALLOWED_ORIGINS'],
  },
  {
    what: 'a session cookie of another name',
    change: () => ({ sessionCookie: 'SESSION' }),
    id: 'session-cookies',
    says: ['The backend sets SESSION,', 'Set LEGACY_SESSION_COOKIES=SESSION'],
  },
  {
    what: 'no session cookie at all',
    change: () => ({ sessionCookie: '' }),
    id: 'session-cookies',
    says: ['None of JSESSIONID came, only XSRF-TOKEN.'],
  },
  {
    what: 'a session cookie for one path',
    change: () => ({ sessionAttributes: '; Path=/backend' }),
    id: 'session-cookies',
    says: ['JSESSIONID is for /backend only', 'to / in the backend'],
  },
  {
    what: 'a session cookie without a path, which comes with /login',
    change: () => ({ sessionAttributes: '' }),
    id: 'session-cookies',
    verdict: 'right',
    says: ['JSESSIONID came.'],
  },
  {
    what: 'a session cookie that does not come back from another site',
    change: () => ({ sessionAttributes: '; Path=/; SameSite=Strict' }),
    id: 'session-cookies',
    verdict: 'note',
    says: ['SameSite=strict', 'sign-in starts over', 'without SameSite'],
  },
  {
    what: 'one more session cookie than comes',
    env: () => ({ LEGACY_SESSION_COOKIES: 'JSESSIONID,ROUTE' }),
    id: 'session-cookies',
    verdict: 'note',
    says: ['JSESSIONID came, and ROUTE did not'],
  },
  {
    what: 'no anti-forgery cookie',
    change: () => ({ tokenAttributes: 'none' }),
    id: 'anti-forgery-cookie',
    says: ['nothing can be saved'],
  },
  {
    what: 'an anti-forgery cookie that scripts cannot read',
    change: () => ({ tokenAttributes: '; Path=/; HttpOnly' }),
    id: 'anti-forgery-cookie',
    says: ['with HttpOnly', 'without HttpOnly'],
  },
  {
    what: 'an anti-forgery cookie for the path of the call that brought it',
    change: () => ({ tokenAttributes: '' }),
    id: 'anti-forgery-cookie',
    says: ['It came for /api only'],
  },
  {
    what: 'an origin that the backend refuses',
    change: () => ({ allowedOrigins: [] }),
    id: 'allowed-origins',
    verdict: 'note',
    says: ['only where a gateway leads browsers'],
  },
  {
    what: 'no session to lend',
    env: () => ({ DOCTOR_COOKIE: '' }),
    id: 'session',
    verdict: 'not checked',
    says: ['It is not set.', "DOCTOR_COOKIE='JSESSIONID=…'"],
  },
  {
    what: 'a session that has ended',
    env: () => ({ DOCTOR_COOKIE: 'JSESSIONID=old' }),
    id: 'session',
    says: ['takes this cookie for signed out', 'Sign in again'],
  },
  {
    what: 'an identity provider that does not tell who is a manager',
    change: () => ({ accessStatus: 500 }),
    id: 'managerial-access',
    says: ['It answers 500', 'managerial role'],
  },
  {
    what: 'a search engine that is down',
    change: () => ({ searchStatus: 500 }),
    id: 'search-engine',
    says: ['It answers 500', 'Start the search engine'],
  },
  {
    what: 'a backend of version 2.2',
    change: () => ({ newCalls: false }),
    id: 'version',
    verdict: 'note',
    says: ['no /api/primaryPresenter/1 and no /api/dashboard/events/1/null/null', 'version 2.2'],
  },
  {
    what: 'an application that is not running',
    env: () => ({ APP_URL: at.nothing }),
    change: () => ({ serviceProvider: at.nothing, frontend: at.nothing }),
    id: 'app-answers',
    verdict: 'not checked',
    says: ['refuses the connection', 'Start the application'],
  },
  {
    what: 'a gateway with a certificate of an authority that Node does not know',
    env: () => ({ LEGACY_API_URL: at.plain, NODE_EXTRA_CA_CERTS: '' }),
    id: 'app-answers',
    verdict: 'not checked',
    says: ['signed by itself', 'Set NODE_EXTRA_CA_CERTS='],
  },
  {
    what: 'another program at APP_URL',
    change: () => ({ insteadOfApplication: (_request, response) => page(response, 'Welcome') }),
    id: 'app-answers',
    says: ['It answers 200, and not as this application', 'let the gateway pass every path'],
  },
  {
    what: 'no Strict-Transport-Security',
    change: () => ({
      insteadOfApplication: (_request, response) =>
        end(response, 200, '{"status":"ok","version":"2.8"}'),
    }),
    id: 'app-hsts',
    says: ['It is not sent', 'Start the application with this APP_URL'],
  },
  {
    what: 'plain http for staff',
    env: () => ({ APP_URL: 'http://outreach.invalid' }),
    change: () => ({
      serviceProvider: 'http://outreach.invalid',
      frontend: 'http://outreach.invalid',
    }),
    id: 'app-url',
    says: ['cookies have no Secure', 'Set APP_URL=https://outreach.invalid'],
  },
];

test.each(ROWS)('$what: $id', async ({ env, change, id, verdict = 'wrong', says }) => {
  Object.assign(agency, change?.());
  const seen = await findings(env?.() ?? {});
  const found = seen.findings.find((one) => one.id === id);
  expect(found?.verdict).toBe(verdict);
  const text = `${found?.seen} ${found?.set}`;
  expect(says.filter((part) => !text.includes(part))).toEqual([]);
  // Nothing else is wrong.
  const wrong = seen.findings.filter((one) => one.verdict === 'wrong').map((one) => one.id);
  expect(wrong).toEqual(verdict === 'wrong' ? [id] : []);
  expect(seen.code).toBe(verdict === 'wrong' ? 1 : 0);
});

/** A test cannot listen on port 80. */
test.each([
  ['to APP_URL', 301, 'https://outreach.test/', 'right'],
  ['elsewhere', 302, 'https://other.test/', 'wrong'],
  ['nowhere', 200, '', 'wrong'],
])(
  'a gateway that leads from http %s (%i, %s) is %s',
  async (_where, status, location, verdict) => {
    nock('http://outreach.test').get('/').reply(status, '', { location });
    expect(await redirectSeen()).toMatchObject({ verdict });
  },
);

test('a gateway that does not listen for http is safe', async () => {
  nock('http://outreach.test').get('/').replyWithError('refused');
  expect(await redirectSeen()).toMatchObject({
    verdict: 'not checked',
    seen: expect.stringContaining('safe'),
  });
});

async function redirectSeen() {
  const config = readConfig({ SESSION_SECRET: SECRET, APP_URL: 'https://outreach.test' });
  const [check] = GATEWAY_CHECKS.filter(({ id }) => id === 'app-redirect');
  return check?.look(new Questions(config, null));
}

test('settings that cannot be read are named, all of them, and nothing is asked', async () => {
  const { code, printed } = await run({
    APP_URL: 'outreach',
    PORT: 'x',
    AGENCY_TIME_ZONE: 'Chicago',
    BACKEND_PORT: '0',
    DOCTOR_COOKIE: 'secret value',
  });
  expect(code).toBe(2);
  for (const name of ['APP_URL', 'PORT', 'AGENCY_TIME_ZONE', 'BACKEND_PORT', 'DOCTOR_COOKIE']) {
    expect(printed).toMatch(new RegExp(`^ *${name} `, 'm'));
  }
  expect(printed).not.toContain('secret value');
  expect(asked).toEqual([]);
});

describe('a clone of its own', () => {
  let root: string;

  beforeAll(async () => {
    root = await emptyFolder();
    for (const part of ['scripts', 'lib', 'tsconfig.json']) {
      await cp(part, join(root, part), { recursive: true });
    }
  });

  const runThere = async () => {
    const program = runNode([join(root, 'scripts', 'start.mjs'), 'doctor']);
    return { code: await program.ended, printed: program.printed() };
  };

  test('without packages it says how to install them', async () => {
    const { code, printed } = await runThere();
    expect({ code, printed }).toEqual({
      code: 2,
      printed: 'The packages are not installed; run npm ci, and then npm run doctor again.\n',
    });
  });

  test('its .env is read, with the certificate of the authority that it names', async () => {
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction');
    const lines = Object.entries(usual).map(([name, value]) => `${name}=${value}`);
    await writeFile(join(root, '.env'), lines.join('\n'));
    const { code, printed } = await runThere();
    expect(printed).toContain(`backend      ${at.good}`);
    expect(printed).toContain(', 0 wrong,');
    expect(code).toBe(0);
  });
});

test('an unknown argument is refused', async () => {
  const { code, printed } = await run({}, '--fix');
  expect({ code, printed }).toEqual({
    code: 2,
    printed: 'Run npm run doctor, or npm run doctor -- --json\n',
  });
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['172.32.0.1', false],
  ['192.168.1.1', true],
  ['203.0.113.7', false],
  ['fd00::1', true],
  ['2001:db8::1', false],
])('%s is a private address: %s', (address, expected) => {
  expect(isPrivate(address)).toBe(expected);
});
