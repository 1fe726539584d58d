/** An HTTP client that sends requests exactly as written, keeps cookies and follows no redirects. */
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';

export type TestRequest = {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  signal?: AbortSignal | undefined;
};

export type TestResponse = {
  status: number;
  headers: IncomingHttpHeaders;
  setCookies: string[];
  text: string;
  json: () => unknown;
};

export function send(
  base: string,
  { method = 'GET', path, headers = {}, body, signal }: TestRequest,
) {
  const request = base.startsWith('https:') ? httpsRequest : httpRequest;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise<TestResponse>((resolve, reject) => {
    const outgoing = request(
      base,
      { method, path, headers: { ...length, ...headers }, agent: false, signal },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            setCookies: incoming.headers['set-cookie'] ?? [],
            text,
            json: () => JSON.parse(text),
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  async send({ headers = {}, ...sent }: TestRequest): Promise<TestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await send(this.#base, {
      ...sent,
      headers: cookie ? { cookie, ...headers } : headers,
    });
    for (const line of response.setCookies) this.#keep(line);
    return response;
  }

  get(path: string): Promise<TestResponse> {
    return this.send({ path });
  }

  /** Returns the JSON body. Throws for another status than 200. */
  async json(path: string): Promise<unknown> {
    const response = await this.get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${response.text}`);
    return response.json();
  }

  /** Sends the XSRF token, and anything but text and bytes as JSON. */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<TestResponse> {
    const token = this.cookies.get('XSRF-TOKEN') ?? '';
    return this.send({
      method,
      path,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
      ...(body !== undefined && { body: isReady(body) ? body : JSON.stringify(body) }),
    });
  }

  /** Returns the id of the new row. Throws for any response but that of legacy-api.md §1.17. */
  async create(path: string, body: unknown): Promise<number> {
    const { status, text, headers } = await this.write('POST', path, body);
    const { location = '' } = headers;
    const id = Number(location.split('/').at(-1));
    const due = `${this.#base}${path.split('?')[0]?.replaceAll('%', '%25')}/${id}`;
    if (status !== 201 || text !== '' || location !== due || !(id > 0))
      throw new Error(`POST ${path}: ${status} ${text}, ${location} instead of ${due}`);
    return id;
  }

  /** Throws for any response but 204 without a body. */
  async done(method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<void> {
    const { status, text } = await this.write(method, path, body);
    if (status !== 204 || text !== '') throw new Error(`${method} ${path}: ${status} ${text}`);
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
