/** Writes for an employee with a session and an anti-forgery token; reads are asked anew each time. */
import type { Call } from '@/lib/contract/call';
import { noAnswer } from '@/tests/contract/suite/witness';
import { addressOf, type Values } from './address';
import type { Headers, Send, Sent } from './exchange';
import type { Asked } from './reader';

export class Writer {
  readonly #send: Send;
  readonly cookie: string;
  readonly token: string;

  private constructor(send: Send, cookie: string, token: string) {
    this.#send = send;
    this.cookie = cookie;
    this.token = token;
  }

  /** The token is the session cookie's neighbour, or one that the backend hands out now (legacy-api.md §1.6). */
  static async open(send: Send, cookie: string): Promise<Writer> {
    const lent = tokenIn(cookie);
    if (lent) return new Writer(send, cookie, lent);
    const answer = await send({ method: 'GET', path: '/api/user', headers: { cookie } });
    const issued = answer.setCookies.map(tokenIn).find(Boolean) ?? 'none-was-issued';
    return new Writer(send, `${cookie}; XSRF-TOKEN=${issued}`, issued);
  }

  read(call: Call, values?: Values): Promise<Asked> {
    const { path, shown } = addressOf(call, values);
    return this.raw({ method: 'GET', path }, shown);
  }

  /** The body goes out as it is given, not as the declaration would have it. */
  write(call: Call, values?: Values, body?: unknown): Promise<Asked> {
    const { path, shown } = addressOf(call, values);
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.raw({ method: call.method, path, headers: this.writeHeaders, ...text }, shown);
  }

  async raw(sent: Sent, shown = `${sent.method} ${sent.path}`): Promise<Asked> {
    const headers = { cookie: this.cookie, ...sent.headers };
    return { ...(await this.#send({ ...sent, headers }).catch(noAnswer(shown))), shown };
  }

  get writeHeaders(): Headers {
    return { 'content-type': 'application/json', 'x-xsrf-token': this.token };
  }
}

function tokenIn(cookies: string): string | undefined {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];
}
