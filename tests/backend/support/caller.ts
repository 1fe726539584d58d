/** Somebody with cookies who speaks to the stand-in, as a browser or the application would. */
import { type Answer, type Sent, send } from './http';

export class Caller {
  readonly cookies = new Map<string, string>();
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async send({ headers = {}, ...sent }: Sent): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await send(this.#base, {
      ...sent,
      headers: cookie ? { cookie, ...headers } : headers,
    });
    for (const line of answer.setCookies) this.#keep(line);
    return answer;
  }

  get(path: string): Promise<Answer> {
    return this.send({ path });
  }

  /** With the anti-forgery token; a body is sent as JSON unless it is text or bytes already. */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const token = this.cookies.get('XSRF-TOKEN') ?? '';
    return this.send({
      method,
      path,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
  }

  signIn(username: string, password: string, headers: Record<string, string> = {}) {
    return this.send({
      method: 'POST',
      path: '/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams({ username, password }).toString(),
    });
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

function isReady(body: unknown): body is string | Buffer {
  return typeof body === 'string' || Buffer.isBuffer(body);
}
