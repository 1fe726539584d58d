/** Writes of the browser through the proxy: the anti-forgery token goes along, and every failure has a sentence. */

import { type FailedAnswer, failedAnswer, NO_CONNECTION } from './failed-answer';

export type Sent = { ok: true; createdId: string | null } | FailedWrite;

export interface FailedWrite extends FailedAnswer {
  /** Something new may be there all the same: the answer to its creation never came. A second try may double it. */
  uncertain: boolean;
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
    const uncertain = method === 'POST' && UNANSWERED.includes(response.status);
    return { ...(await failedAnswer(response)), uncertain };
  } catch {
    return { ...NO_CONNECTION, uncertain: method === 'POST' };
  }
}

/** The statuses of a write whose way to the backend or back broke off. */
const UNANSWERED = [502, 504];

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
