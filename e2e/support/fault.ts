/** How a test tells the relay what to break, and how the relay reads it. */
import type { BrowserContext } from '@playwright/test';
import { FAULTY_RELAY } from './addresses';

export const FAULT_PATH = '/relay-fault';
export const HELD_PATH = '/relay-held';
const KINDS = ['hang-up', 'server-error', 'signed-out', 'silence'] as const;

export interface Fault {
  /** Part of `METHOD /path` of the calls that break. */
  call: string;
  kind: (typeof KINDS)[number];
}

export function sessionOf(cookieHeader: string): string {
  return /JSESSIONID=([^;]+)/.exec(cookieHeader)?.[1] ?? '';
}

export function faultOf(url: URL): { session: string; fault: Fault | null } {
  const session = url.searchParams.get('session') ?? '';
  const kind = KINDS.find((known) => known === url.searchParams.get('kind'));
  return { session, fault: kind ? { kind, call: url.searchParams.get('call') ?? '' } : null };
}

/** Breaks these calls of this browser's session; null mends everything. */
export async function setFault(context: BrowserContext, fault: Fault | null): Promise<void> {
  await askRelay(FAULT_PATH, { session: await backendSession(context), ...fault });
}

/** How many calls of this backend session are waiting for an answer that does not come. */
export async function heldCalls(session: string): Promise<number> {
  return Number(await askRelay(HELD_PATH, { session }));
}

export async function backendSession(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'JSESSIONID')?.value ?? '';
}

async function askRelay(path: string, query: Record<string, string>): Promise<string> {
  const answer = await fetch(`${FAULTY_RELAY}${path}?${new URLSearchParams(query)}`);
  if (!answer.ok) throw new Error(`The relay answered ${answer.status}`);
  return answer.text();
}
