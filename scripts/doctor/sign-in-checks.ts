/** Whether the sign-in leads to the identity provider, returns and keeps its cookies. */
import { SIGN_IN_PATH } from '@/lib/proxy/redirect-location';
import { XSRF_COOKIE } from '@/lib/session/cookies';
import { type Check, notChecked, note, type Probe, type Result, right, wrong } from './probe';
import { isRedirect, originAndPath } from './wire';

export const SIGN_IN_CHECKS: Check[] = [
  {
    id: 'sign-in-redirect',
    setting: 'REDIRECT_HOSTS',
    asked: 'GET /login, and up to five redirects of the backend',
    run: checkRedirect,
  },
  {
    id: 'sign-in-return',
    setting: "APP_URL, and the base address of the backend's service provider",
    asked: 'the address in the SAML request that the identity provider is to answer to',
    run: checkReturn,
  },
  {
    id: 'frontend-address',
    setting: 'the frontend address of the backend',
    asked: 'GET /, where a sign-in leads that came from no page',
    run: checkFrontend,
  },
  {
    id: 'session-cookies',
    setting: 'LEGACY_SESSION_COOKIES',
    asked: 'the names of the cookies that came with GET /api/user and with the sign-in',
    run: checkSessionCookies,
  },
  {
    id: 'xsrf-cookie',
    setting: "the backend's XSRF cookie",
    asked: `GET /api/user, for a cookie ${XSRF_COOKIE} that scripts can read`,
    run: checkXsrfCookie,
  },
  {
    id: 'allowed-origins',
    setting: 'the allowed origins of the backend',
    asked: 'GET /api/user with the origin of APP_URL',
    run: checkAllowedOrigins,
  },
];

async function checkRedirect(probe: Probe): Promise<Result> {
  const { APP_URL, REDIRECT_HOSTS } = probe.config;
  const signIn = await probe.signIn();
  switch (signIn.kind) {
    case 'left': {
      const place = originAndPath(signIn.to);
      if (signIn.allowed) return right(`It leads to ${place}, which is allowed.`);
      if (signIn.to.pathname.startsWith('/saml/') && !signIn.to.searchParams.has('SAMLRequest')) {
        return wrong(
          `It leads to ${place}, which looks like the backend under another name than APP_URL.`,
          `Set APP_URL=${signIn.to.origin}, or the base address of the backend's service provider to ${APP_URL}`,
        );
      }
      return wrong(
        `It leads to ${place}, and this host is not allowed: sign-in cannot start.`,
        `Set REDIRECT_HOSTS=${[...REDIRECT_HOSTS, signIn.to.host].join()}`,
      );
    }
    case 'form':
      return right(`${signIn.path} has a form that sends itself to the identity provider.`);
    case 'page':
      return right(`${signIn.path} is a sign-in page of the backend itself.`);
    case 'not passed on':
      return wrong(
        `It leads to ${signIn.path}, which the application does not pass on to the backend.`,
        'Set the sign-in addresses of the backend to /login or addresses below /saml/',
      );
    case 'too many redirects':
      return wrong(
        'It still redirects to itself after five redirects.',
        'Correct the sign-in addresses in the backend, or in the gateway in front of it',
      );
    case 'neither':
      return wrong(
        `${signIn.path} answers ${signIn.status}, neither a sign-in page nor a redirect to one.`,
        "Set LEGACY_API_URL to the backend's own address, or correct the backend's sign-in, whose log says more",
      );
  }
}

async function checkReturn(probe: Probe): Promise<Result> {
  const signIn = await probe.signIn();
  const appUrl = probe.config.APP_URL;
  if (!('request' in signIn && signIn.request)) {
    return notChecked('The sign-in sent no SAML request that can be read.');
  }
  const { returnAddress } = signIn.request;
  if (!returnAddress) return notChecked('The SAML request names no address to answer to.');
  if (returnAddress.origin === appUrl && SIGN_IN_PATH.test(returnAddress.pathname)) {
    return right(`It is ${originAndPath(returnAddress)}, below APP_URL.`);
  }
  if (returnAddress.origin === appUrl) {
    return wrong(
      `It is ${originAndPath(returnAddress)}, which the application does not pass on to the backend.`,
      'Set the sign-in addresses of the backend to addresses below /saml/',
    );
  }
  return wrong(
    `It is ${originAndPath(returnAddress)}, and APP_URL is ${appUrl}: the sign-in does not come back to the application.`,
    `Set APP_URL=${returnAddress.origin}, or the base address of the backend's service provider to ${appUrl}`,
  );
}

async function checkFrontend(probe: Probe): Promise<Result> {
  const { ALLOWED_ORIGINS, APP_URL, LEGACY_API_URL } = probe.config;
  const response = await probe.request('/');
  const set = `Set the frontend address of the backend to ${APP_URL}`;
  const location = response.header('location') ?? '';
  if (!isRedirect(response) || !URL.canParse(location, LEGACY_API_URL)) {
    return wrong(`It answers ${response.status} and no redirect to the frontend.`, set);
  }
  const to = new URL(location, LEGACY_API_URL);
  if (to.origin === APP_URL) return right('It leads to APP_URL.');
  if (ALLOWED_ORIGINS.includes(to.origin)) {
    return right(`It leads to ${to.origin}, another client that ALLOWED_ORIGINS names.`);
  }
  return wrong(`It leads to ${to.origin}, and APP_URL is ${APP_URL}.`, set);
}

async function checkSessionCookies(probe: Probe): Promise<Result> {
  const signIn = await probe.signIn();
  const configured = probe.config.LEGACY_SESSION_COOKIES;
  const issued = [...probe.cookies.values()];
  const names = issued.map(({ name }) => name);
  const here = configured.filter((name) => names.includes(name));
  const missing = configured.filter((name) => !names.includes(name));
  const known = [...configured, XSRF_COOKIE];
  const unknown = issued.filter(({ name, httpOnly }) => httpOnly && !known.includes(name));
  if (unknown.length > 0) {
    const added = unknown.map(({ name }) => name);
    return wrong(
      `The backend sets ${added.join(', ')}, which the application does not pass on.`,
      `Set LEGACY_SESSION_COOKIES=${[...here, ...added].join()}`,
    );
  }
  if (here.length === 0) {
    return wrong(
      `None of ${configured.join(', ')} came${names.length > 0 ? `, only ${names.join(', ')}` : ''}.`,
      "Set LEGACY_SESSION_COOKIES=<name of the backend's session cookie>",
    );
  }
  const elsewhere = issued.find(({ name, path }) => here.includes(name) && path !== '/');
  if (elsewhere) {
    return wrong(
      `${elsewhere.name} is for ${elsewhere.path} only, so that browsers do not send it along with every request.`,
      'Set the path of the session cookie to / in the backend, or in the gateway in front of it',
    );
  }
  const held = issued.find(({ name, sameSite }) => here.includes(name) && HELD.includes(sameSite));
  if (held && ['left', 'form'].includes(signIn.kind)) {
    return note(
      `${held.name} comes with SameSite=${held.sameSite}: browsers do not send it with the answer of an identity provider of another domain, and sign-in starts over.`,
      'Let the backend set its session cookie without SameSite; the application adds what fits',
    );
  }
  if (missing.length === 0) return right(`${here.join(', ')} came.`);
  return note(`${here.join(', ')} came, and ${missing.join(', ')} did not before signing in.`);
}

/** Browsers do not send such a cookie with a form of another site. */
const HELD: (string | null)[] = ['lax', 'strict'];

async function checkXsrfCookie(probe: Probe): Promise<Result> {
  await probe.user();
  const token = probe.cookies.get(XSRF_COOKIE);
  const set = `Give the backend's XSRF cookie the name ${XSRF_COOKIE} and the path /, without HttpOnly`;
  if (!token) return wrong(`No cookie ${XSRF_COOKIE} came: nothing can be saved.`, set);
  if (token.httpOnly) return wrong('It came with HttpOnly: scripts cannot read it.', set);
  if (token.path !== '/') return wrong(`It came for ${token.path} only.`, set);
  return right('It came, and scripts can read it.');
}

/** The application sends no `Origin`: only browsers that request the backend directly are affected. */
async function checkAllowedOrigins(probe: Probe): Promise<Result> {
  const { APP_URL } = probe.config;
  const response = await probe.request('/api/user', { origin: APP_URL });
  if (response.header('access-control-allow-origin') === APP_URL) return right('It is allowed.');
  if (response.status !== 403) return note(`It answers ${response.status} and allows no origin.`);
  return note(
    'It is refused. The application needs it only where a gateway leads browsers, or the answer of the identity provider, to the backend directly.',
    `There, add ${APP_URL} and the origin of the identity provider to the allowed origins of the backend`,
  );
}
