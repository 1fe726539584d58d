/** Whether the sign-in leads to the identity provider, returns and keeps its cookies. */
import { SIGN_IN_PATH } from '@/lib/proxy/redirect-location';
import { XSRF_COOKIE } from '@/lib/session/cookies';
import { type Check, notChecked, note, type Result, right, wrong } from './check';
import type { Probe } from './probe';
import { returnAddressOf } from './sign-in';
import { originAndPath, redirectOf } from './wire';

export const SIGN_IN_CHECKS: Check[] = [
  {
    id: 'sign-in-redirect',
    setting: 'REDIRECT_HOSTS',
    request: 'GET /login, and up to five redirects of the backend',
    run: async (probe) => (await probe.signIn()).result,
  },
  {
    id: 'sign-in-return',
    setting: "APP_URL, and the base address of the backend's service provider",
    request: 'the address in the SAML request that the identity provider is to respond to',
    run: checkReturn,
  },
  {
    id: 'frontend-address',
    setting: 'the frontend address of the backend',
    request: 'GET /, where a sign-in leads that came from no page',
    run: checkFrontend,
  },
  {
    id: 'session-cookies',
    setting: 'LEGACY_SESSION_COOKIES',
    request: 'the names of the cookies that came with GET /api/user and with the sign-in',
    run: checkSessionCookies,
  },
  {
    id: 'xsrf-cookie',
    setting: "the backend's XSRF cookie",
    request: `GET /api/user, for a cookie ${XSRF_COOKIE} that scripts can read`,
    run: checkXsrfCookie,
  },
  {
    id: 'allowed-origins',
    setting: 'the allowed origins of the backend',
    request: 'GET /api/user with the origin of APP_URL',
    run: checkAllowedOrigins,
  },
];

async function checkReturn(probe: Probe): Promise<Result> {
  const { samlRequest } = await probe.signIn();
  const appUrl = probe.config.APP_URL;
  const address = returnAddressOf(samlRequest ?? '');
  if (address === undefined) {
    return notChecked('The sign-in sent no SAML request that can be read.');
  }
  if (address === null) return notChecked('The SAML request names no address to respond to.');
  const shown = originAndPath(address);
  if (address.origin !== appUrl) {
    return wrong(
      `It is ${shown}, and APP_URL is ${appUrl}: the sign-in does not come back to the application.`,
      `Set APP_URL=${address.origin}, or the base address of the backend's service provider to ${appUrl}`,
    );
  }
  if (SIGN_IN_PATH.test(address.pathname)) return right(`It is ${shown}, below APP_URL.`);
  return wrong(
    `It is ${shown}, which the application does not pass on to the backend.`,
    'Set the sign-in addresses of the backend to addresses below /saml/',
  );
}

async function checkFrontend(probe: Probe): Promise<Result> {
  const { ALLOWED_ORIGINS, APP_URL, LEGACY_API_URL } = probe.config;
  const response = await probe.request('/');
  const set = `Set the frontend address of the backend to ${APP_URL}`;
  const to = redirectOf(response, LEGACY_API_URL);
  if (!to)
    return wrong(`It responds with ${response.status} and no redirect to the frontend.`, set);
  if (to.origin === APP_URL) return right('It leads to APP_URL.');
  if (ALLOWED_ORIGINS.includes(to.origin)) {
    return right(`It leads to ${to.origin}, another client that ALLOWED_ORIGINS names.`);
  }
  return wrong(`It leads to ${to.origin}, and APP_URL is ${APP_URL}.`, set);
}

async function checkSessionCookies(probe: Probe): Promise<Result> {
  const { isExternal } = await probe.signIn();
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
  const session = issued.filter(({ name }) => here.includes(name));
  const elsewhere = session.find(({ path }) => path !== '/');
  if (elsewhere) {
    return wrong(
      `${elsewhere.name} is for ${elsewhere.path} only, so that browsers do not send it along with every request.`,
      'Set the path of the session cookie to / in the backend, or in the gateway in front of it',
    );
  }
  // Browsers do not send such a cookie with a form of another site.
  const held = session.find(({ sameSite }) => sameSite === 'lax' || sameSite === 'strict');
  if (held && isExternal) {
    return note(
      `${held.name} comes with SameSite=${held.sameSite}: browsers do not send it with the response of an identity provider of another domain, and sign-in starts over.`,
      'Let the backend set its session cookie without SameSite; the application adds what fits',
    );
  }
  if (missing.length === 0) return right(`${here.join(', ')} came.`);
  return note(`${here.join(', ')} came, and ${missing.join(', ')} did not before signing in.`);
}

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
  const { status, headers } = await probe.request('/api/user', { origin: APP_URL });
  if (headers['access-control-allow-origin'] === APP_URL) return right('It is allowed.');
  if (status !== 403) return note(`It responds with ${status} and allows no origin.`);
  return note(
    'It is refused. The application needs it only where a gateway leads browsers, or the response of the identity provider, to the backend directly.',
    `There, add ${APP_URL} and the origin of the identity provider to the allowed origins of the backend`,
  );
}
