/** Writes of the browser, with the XSRF token. */
import { pathTo } from '@/lib/contract/paths';
import { type FailedResponse, NO_CONNECTION, readFailure } from './failed-response';

export type Sent = { ok: true; createdId: string | null } | FailedWrite;

export interface FailedWrite extends FailedResponse {
  /** The write is idempotent: it creates no record. */
  repeatable: boolean;
}

export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Of `lib/contract/paths`. */
  path: string;
  body?: unknown;
  /** The request goes on when the page is left. */
  keepalive?: boolean;
}

/** Milliseconds. The server responds within 10 s. */
const LIMIT_MS = 20_000;

/** Sends one write, without retries. Never throws. */
export async function sendToProxy({ method, path, body, keepalive = false }: Write): Promise<Sent> {
  const repeatable = method !== 'POST';
  const token = await readOrRequestToken().catch(() => null);
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
      keepalive,
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!response.ok) return { ...(await readFailure(response)), repeatable };
    const createdId = /\/(\d+)$/.exec(response.headers.get('location') ?? '')?.[1] ?? null;
    // Any other response comes from a gateway, not from our server.
    const done = response.status === 204 || (response.status === 201 && createdId !== null);
    return done ? { ok: true, createdId } : { ...UNREADABLE, repeatable };
  } catch {
    return { ...NO_CONNECTION, repeatable };
  }
}

/** `more`: the id of an existing note. */
export function sendNote(call: Pick<Write, 'method' | 'path'>, text: string, more: object) {
  return sendToProxy({ ...call, body: { ...more, noteEntry: text } });
}

const UNREADABLE: FailedResponse = { ...NO_CONNECTION, message: 'We could not read the response.' };

/** `crypto.randomUUID` requires TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The employee for whom the page was rendered. Another one may be signed in now. */
function employeeOfPage(): { 'x-outreach-employee'?: string } {
  const employee = document.querySelector('[data-employee]')?.getAttribute('data-employee');
  return employee ? { 'x-outreach-employee': employee } : {};
}

/** Read for each write, because another tab may have signed in again. Requested if the cookie is missing. */
async function readOrRequestToken(): Promise<string> {
  const token = readToken();
  if (token) return token;
  await fetch(pathTo('user'), { signal: AbortSignal.timeout(LIMIT_MS) });
  return readToken() ?? '';
}

function readToken(): string | null {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}
