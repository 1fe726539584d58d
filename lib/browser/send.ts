/** Writes of the browser through the proxy: the anti-forgery token goes along, and every failure has a sentence. */

import { type FailedAnswer, failedAnswer, NO_CONNECTION } from './failed-answer';

export type Sent = { ok: true; createdId: string | null } | FailedWrite;

/** `uncertain` counts for creations only: anything else may be sent again as it is. */
export type FailedWrite = FailedAnswer;

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
    const failure = await failedAnswer(response);
    return { ...failure, uncertain: failure.uncertain && method === 'POST' };
  } catch {
    return { ...NO_CONNECTION, uncertain: method === 'POST' };
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
