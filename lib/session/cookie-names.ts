/** Names of the sealed cookie and of the backend's cookies. */
import 'server-only';
import { config } from '@/lib/config';

export const XSRF_COOKIE = 'XSRF-TOKEN';

export function isHttps(): boolean {
  return config().APP_URL.startsWith('https:');
}

/** Over TLS the prefix makes browsers refuse a cookie of this name from a neighbouring host. */
export function sealedCookieName(): string {
  return isHttps() ? '__Host-outreach_session' : 'outreach_session';
}

/** The cookies that may travel between browser and backend. */
export function backendCookieNames(): string[] {
  return [...config().LEGACY_SESSION_COOKIES, XSRF_COOKIE];
}
