/** Writes of the browser through the proxy: the anti-forgery token goes along, and every failure has a sentence. */

import { pathTo } from '@/lib/contract/paths';
import { type FailedResponse, NO_CONNECTION, readFailure } from './failed-response';

export type Sent = { ok: true; createdId: string | null } | FailedWrite;

export interface FailedWrite extends FailedResponse {
  /** Saving again cannot store anything twice: the write changes a record and creates none. */
  repeatable: boolean;
}

export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  /** An address of `lib/contract/paths`. */
  path: string;
  body?: unknown;
}

/** The server responds within 10 s; after this time, in milliseconds, the connection is taken for dead. */
const LIMIT_MS = 20_000;

/** Never throws: what was typed stays with the caller, whatever happens. Sends one write, whatever the connection does. */
export async function sendToProxy({ method, path, body }: Write): Promise<Sent> {
  const repeatable = method !== 'POST';
  const token = await antiForgeryToken().catch(() => null);
  if (token === null) return { ...NO_CONNECTION, uncertain: false, repeatable };
  try {
    const response = await fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-xsrf-token': token,
        'idempotency-key': randomKey(),
        ...employeeOfPage(),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return { ...(await readFailure(response)), repeatable };
    const createdId = /\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1] ?? null;
    // Anything else, such as a page of a gateway on the way, does not come from our server.
    const done = response.status === 204 || (response.status === 201 && createdId !== null);
    return done ? { ok: true, createdId } : { ...UNREADABLE, repeatable };
  } catch {
    return { ...NO_CONNECTION, repeatable };
  }
}

/** Sends the text of a note under the name that the backend gives it. `more`: its id, where it has one. */
export function sendNote(call: Pick<Write, 'method' | 'path'>, text: string, more: object) {
  return sendToProxy({ ...call, body: { ...more, noteEntry: text } });
}

const UNREADABLE: FailedResponse = { ...NO_CONNECTION, message: 'The response cannot be read.' };

/** `crypto.randomUUID` exists on secure pages only, and an agency may run this one without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The employee for whom this page was rendered, who may not be the one who is signed in by now. */
function employeeOfPage(): { 'x-outreach-employee'?: string } {
  const employee = document.querySelector('[data-employee]')?.getAttribute('data-employee');
  return employee ? { 'x-outreach-employee': employee } : {};
}

/** Read at each write, because another tab may have signed in anew; requested when the browser has none. */
async function antiForgeryToken(): Promise<string> {
  const token = readToken();
  if (token) return token;
  await fetch(pathTo('user'), { signal: AbortSignal.timeout(LIMIT_MS) });
  return readToken() ?? '';
}

function readToken(): string | null {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}
