/** Faults that the relay can make, how a test sets one, and what the relay counted. */
import type { BrowserContext } from '@playwright/test';
import { FAULTY_APP, FAULTY_RELAY } from './addresses';

export const FAULT_PATH = '/relay-fault';
export const HELD_PATH = '/relay-held';
export const COUNT_PATH = '/relay-count';

const FAULT_KINDS = [
  'delay',
  'silence',
  'drip',
  'hang-up',
  'reset-in-headers',
  'reset-in-body',
  'short-body',
  'long-length',
  'server-error',
  'html-error',
  'signed-out',
  'sign-in-page',
  'foreign-redirect',
  'malformed',
  'wrong-shape',
  'oversized',
  'two-documents',
  'no-content',
  'no-body',
  'null',
  'empty-object',
  'no-location',
  'no-id',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Part of `METHOD /path` of the calls that break; empty for every call. */
  call: string;
  kind: FaultKind;
  /** The stand-in gets the call and does it before the response is broken. */
  stored?: boolean;
}

/**
 * Separates the stand-in's session from the name of a test in a `JSESSIONID`, so that many share one sign-in. No token
 * of the stand-in contains it: they are base64url.
 */
export const SESSION_SUFFIX = '~~';

export function sessionOf(cookieHeader: string): string {
  return /JSESSIONID=([^;]+)/.exec(cookieHeader)?.[1] ?? '';
}

export function faultOf(url: URL): { session: string; fault: Fault | null } {
  const query = url.searchParams;
  const kind = FAULT_KINDS.find((known) => known === query.get('kind'));
  return {
    session: query.get('session') ?? '',
    fault: kind
      ? { kind, call: query.get('call') ?? '', stored: query.get('stored') === 'true' }
      : null,
  };
}

/** Breaks these calls of this browser's session; null mends everything. */
export async function setFault(context: BrowserContext, fault: Fault | null): Promise<void> {
  await setSessionFault(await backendSession(context), fault);
}

export async function setSessionFault(session: string, fault: Fault | null): Promise<void> {
  const query = fault && { call: fault.call, kind: fault.kind, stored: `${fault.stored ?? false}` };
  await sendToRelay(FAULT_PATH, { session, ...query });
}

/** The sign-in of this browser leads to a host that the settings do not name. */
export async function redirectSignIn(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'JSESSIONID', value: crypto.randomUUID(), url: FAULTY_APP }]);
  await setFault(context, { call: 'GET /login', kind: 'foreign-redirect' });
}

/** How many calls of this backend session are waiting for a response that does not come. */
export async function heldCalls(session: string): Promise<number> {
  return Number(await sendToRelay(HELD_PATH, { session }));
}

/** How many calls of this backend session met its fault since that was set. */
export async function brokenCalls(session: string): Promise<number> {
  return Number(await sendToRelay(COUNT_PATH, { session }));
}

export async function backendSession(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'JSESSIONID')?.value ?? '';
}

async function sendToRelay(path: string, query: Record<string, string>): Promise<string> {
  const answer = await fetch(`${FAULTY_RELAY}${path}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`The relay answered ${answer.status}`);
  return answer.text();
}
