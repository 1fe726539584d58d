/** Faults of the relay: how a test sets one, and what the relay counted. */
import type { BrowserContext } from '@playwright/test';
import { FAULTY_APP, FAULTY_RELAY } from './addresses';
import type { FaultKind } from './broken-response';

/** POST: sets the fault of a session where one is given, and returns the counts of the session. */
export const CONTROL_PATH = '/relay-control';

export interface Fault {
  /** Part of `METHOD /path` of the calls that break; empty for every call. */
  call: string;
  kind: FaultKind;
  /** The stand-in gets the call before the response breaks. */
  stored?: boolean;
}

export interface Control {
  session: string;
  /** Null: nothing breaks any more. */
  fault?: Fault | null;
}

export interface Counts {
  /** Calls that are waiting for a response. */
  held: number;
  /** Calls that met the fault since it was set. */
  broken: number;
}

/**
 * Separates the stand-in's session from the name of a test in a `JSESSIONID`, so that many share one sign-in. No token
 * of the stand-in contains it: they are base64url.
 */
export const SESSION_SUFFIX = '~~';

export async function setFault(context: BrowserContext, fault: Fault | null): Promise<void> {
  await setSessionFault(await backendSession(context), fault);
}

export async function setSessionFault(session: string, fault: Fault | null): Promise<void> {
  await control({ session, fault });
}

/** The sign-in of this browser leads to a host that the settings do not name. */
export async function redirectSignIn(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'JSESSIONID', value: crypto.randomUUID(), url: FAULTY_APP }]);
  await setFault(context, { call: 'GET /login', kind: 'foreign-redirect' });
}

export async function backendSession(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'JSESSIONID')?.value ?? '';
}

export const heldCalls = async (session: string) => (await control({ session })).held;
export const brokenCalls = async (session: string) => (await control({ session })).broken;

async function control(body: Control): Promise<Counts> {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${FAULTY_RELAY}${CONTROL_PATH}`, init);
  if (!response.ok) throw new Error(`The relay responded with ${response.status}`);
  return response.json();
}
