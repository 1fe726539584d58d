/** Writes of the browser through the proxy: the anti-forgery token goes along, and every failure has a sentence. */

export type Sent = { ok: true; createdId: string | null } | FailedWrite;

export interface FailedWrite {
  ok: false;
  message: string;
  signedOut: boolean;
  /** What the server said of it (RFC 9457), unread; null when it said nothing that can be read. */
  problem: unknown;
}

export interface Write {
  method: 'POST' | 'PUT' | 'DELETE';
  path: `/api/${string}`;
  body?: unknown;
}

/** Never throws: what was typed stays with the caller, whatever happens. */
export async function sendToProxy({ method, path, body }: Write): Promise<Sent> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': await antiForgeryToken() },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (response.ok) {
      return { ok: true, createdId: response.headers.get('location')?.split('/').pop() ?? null };
    }
    const problem: unknown = await response.json().catch(() => null);
    const signedOut = response.status === 401;
    return { ok: false, message: sentenceOf(problem), signedOut, problem };
  } catch {
    const message = 'The connection failed. Please try again.';
    return { ok: false, message, signedOut: false, problem: null };
  }
}

/** Read at each write, because another tab may have signed in anew; asked for when the browser has none. */
async function antiForgeryToken(): Promise<string> {
  const token = readToken();
  if (token) return token;
  await fetch('/api/user');
  return readToken() ?? '';
}

function readToken(): string | null {
  return /(?:^|; )XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

function sentenceOf(problem: unknown): string {
  const title = textOf(problem, 'title') ?? 'Something went wrong.';
  const requestId = textOf(problem, 'requestId');
  return requestId ? `${title} (Request ${requestId})` : title;
}

function textOf(value: unknown, name: string): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : null;
}
