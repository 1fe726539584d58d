/** Faults of the relay: sets them, and reads what the relay counted. */
import type { BrowserContext } from '@playwright/test';
import { FAULTY_APP, FAULTY_RELAY } from './addresses';
import type { FaultKind } from './broken-response';

/** A POST sets or removes the fault of a session, and returns the counts of the session. */
export const CONTROL_PATH = '/relay-control';

export interface Fault {
  /** Part of `METHOD /path` of the calls that break; empty for every call. */
  call: string;
  kind: FaultKind;
  /** The stand-in does not receive the call. */
  lost?: boolean;
}

export interface Control {
  session: string;
  /** Null removes the fault, undefined keeps it. */
  fault?: Fault | null;
}

export interface Counts {
  /** Calls that wait for a response. */
  held: number;
  /** Broken calls since the fault was set. */
  broken: number;
}

/**
 * Separates the stand-in's session from the name of a test in a `JSESSIONID`, so that many tests share one sign-in. No
 * token of the stand-in contains it: they are base64url.
 */
export const SESSION_SUFFIX = '~~';

export async function setFault(context: BrowserContext, fault: Fault | null): Promise<void> {
  await control({ session: await backendSession(context), fault });
}

/** Redirects the sign-in of this browser to a host that is not in `REDIRECT_HOSTS`. */
export async function redirectSignIn(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'JSESSIONID', value: crypto.randomUUID(), url: FAULTY_APP }]);
  await setFault(context, { call: 'GET /login', kind: 'foreign-redirect' });
}

export async function backendSession(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'JSESSIONID')?.value ?? '';
}

export async function control(body: Control): Promise<Counts> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${FAULTY_RELAY}${CONTROL_PATH}`, init);
  if (!response.ok) throw new Error(`The relay responded with ${response.status}`);
  return response.json();
}
