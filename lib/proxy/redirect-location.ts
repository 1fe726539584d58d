/** Checks redirects of the backend: they may lead into this application or to a configured host. */
import 'server-only';
import { type Config, config } from '@/lib/config';

/** Paths of the sign-in reverse proxy. Percent-encoding is rejected: a gateway could decode `..%2f`. */
export const SIGN_IN_PATH = /^\/(?:login|logout|saml(?:\/[\w.~:@-]+)+)$/;

/** The allowed target of a `Location`, our own addresses without host; null for any other. */
export function redirectLocation(
  location: string,
  hostOfRequest: string | null,
  { ALLOWED_ORIGINS, APP_URL, LEGACY_API_URL, REDIRECT_HOSTS }: Config = config(),
): string | null {
  if (!URL.canParse(location, LEGACY_API_URL)) return null;
  const url = new URL(location, LEGACY_API_URL);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  const ours = [new URL(APP_URL).host, new URL(LEGACY_API_URL).host, hostOfRequest];
  if (ours.includes(url.host)) return pathOf(url);
  const mayLeave = REDIRECT_HOSTS.includes(url.host) || ALLOWED_ORIGINS.includes(url.origin);
  return mayLeave ? url.href : null;
}

/**
 * The address after a logout: `//`, our host name, the port with its colon and the path, concatenated (legacy-api.md
 * §1.5). The backend's own port means a page of the sign-in reverse proxy. Null for a target that is not allowed.
 */
export function logoutLocation(
  { port, logoutUrl }: { port: string; logoutUrl: string },
  hostOfRequest: string | null,
): string | null {
  const { APP_URL, LEGACY_API_URL, REDIRECT_HOSTS } = config();
  const { protocol, host } = new URL(APP_URL);
  const here = `${protocol}//${hostOfRequest ?? host}`;
  if (!URL.canParse(here)) return null;
  const { hostname } = new URL(here);
  const text = `${protocol}//${hostname}${port}${logoutUrl}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username || url.password) return null;
  if (url.hostname !== hostname && !REDIRECT_HOSTS.includes(url.host)) return null;
  const backendPort = url.hostname === hostname && port === portOf(LEGACY_API_URL);
  const proxied = backendPort && SIGN_IN_PATH.test(url.pathname);
  return proxied || url.host === hostOfRequest ? pathOf(url) : url.href;
}

/** With its colon; empty for the scheme's default. */
function portOf(address: string): string {
  const { port } = new URL(address);
  return port && `:${port}`;
}

/** Path and query; browsers read more than one slash at the start as another host. */
function pathOf({ pathname, search }: URL): string {
  return `/${pathname.replace(/^\/+/, '')}${search}`;
}
