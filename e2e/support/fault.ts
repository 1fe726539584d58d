/** How a test tells the relay what to break, and how the relay reads it. */
import type { BrowserContext } from '@playwright/test';
import { FAULTY_RELAY } from './addresses';

export const FAULT_PATH = '/relay-fault';
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
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'JSESSIONID')?.value ?? '';
  const query = new URLSearchParams({ session, ...fault });
  const answer = await fetch(`${FAULTY_RELAY}${FAULT_PATH}?${query}`);
  if (!answer.ok) throw new Error(`The relay answered ${answer.status}`);
}
