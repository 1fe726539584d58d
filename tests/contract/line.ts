/** Requests and answers exactly as they go over the wire, and who may send which. */
import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { fillPath, printQuery } from '@/lib/contract/path';
import { CannotAsk, Harmful, noAnswer } from './witness';

export type Headers = Record<string, string>;
export type Params = Record<string, string | number>;
export type Query = Record<string, string[]>;
interface Sent {
  method: string;
  path: string;
  headers?: Headers;
  body?: string;
}
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  setCookies: string[];
  text: string;
}
/** An answer, and what a report may say of the question. */
export interface Asked extends Answer {
  shown: string;
}
export interface Manners {
  baseUrl: string;
  /** Rest before each request. */
  pauseMs: number;
  timeoutMs: number;
}

type Send = (sent: Sent) => Promise<Answer>;
type Get = (path: string, headers?: Headers) => Promise<Answer>;

const USER_AGENT = 'outreach-tracking-contract-suite/2.8';

/** The reads that change something (legacy-api.md §5.2, §1.5). */
const NOT_HARMLESS = /\/send-invite\b|\/logout\b/i;

/** Can send nothing but harmless reads: a part that holds only this cannot write. */
export function harmlessLine(manners: Manners): Get {
  return async (path, headers = {}) => {
    if (NOT_HARMLESS.test(path)) throw new Harmful(path);
    return exchange(manners, { method: 'GET', path, headers });
  };
}

/** Can send everything. */
export function writingLine(manners: Manners): Send {
  return (sent) => exchange(manners, sent);
}

/** No redirect is followed. */
async function exchange(manners: Manners, { method, path, headers, body }: Sent): Promise<Answer> {
  if (manners.pauseMs > 0) await sleep(manners.pauseMs);
  const address = manners.baseUrl.replace(/\/$/, '') + path;
  const request = address.startsWith('https:') ? tlsRequest : plainRequest;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options = {
    method,
    agent: false,
    headers: { 'user-agent': USER_AGENT, accept: 'application/json', ...length, ...headers },
    signal: AbortSignal.timeout(manners.timeoutMs),
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(address, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          setCookies: incoming.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const BY_NAME = new Map(calls.map((call) => [call.name, call]));

/** A declared call by its name. */
export function callNamed(name: string): Call {
  const call = BY_NAME.get(name);
  if (!call) throw new Error(`${name} is no declared call.`);
  return call;
}

const FREE_TEXT = ['text', 'eventName', 'message', 'location'];

/** `shown` is for people: free text, which may be a person's name, stays in braces. */
export function addressOf(call: Call, params: Params = {}, query: Query = {}) {
  const path = call.params.safeParse(params);
  const asked = call.query.safeParse(query);
  if (!path.success || !asked.success)
    throw new CannotAsk(`${call.name} takes no such values as the backend has here`);
  const open = call.path.replace(/\{(\w+)\}/g, (slot, name: string) =>
    FREE_TEXT.includes(name) ? slot : decodeURIComponent(fillPath(slot, path.data)),
  );
  const end = printQuery(asked.data);
  const shown = `${call.method} ${open}${decodeURIComponent(end)}`;
  return { path: fillPath(call.path, path.data) + end, shown };
}

/** Asks reads for one visitor, each address once: no server is asked twice for the same answer. */
export class Reader {
  readonly #get: Get;
  readonly #headers: Headers;
  readonly #answers = new Map<string, Promise<Asked>>();

  /** Without a cookie: signed out. */
  constructor(get: Get, cookie?: string) {
    this.#get = get;
    this.#headers = cookie === undefined ? {} : { cookie };
  }

  ask(name: string, params?: Params, query?: Query): Promise<Asked> {
    const { path, shown } = this.#addressOf(name, params, query);
    return this.path(path, shown);
  }

  /** For what changes by itself in the meantime. */
  askAgain(name: string, params?: Params, query?: Query): Promise<Asked> {
    const { path, shown } = this.#addressOf(name, params, query);
    return this.withHeaders(path, {}, shown);
  }

  /** An address that no declared call would send. */
  path(path: string, shown = `GET ${path}`): Promise<Asked> {
    const answer = this.#answers.get(path) ?? this.withHeaders(path, {}, shown);
    this.#answers.set(path, answer);
    return answer;
  }

  async withHeaders(path: string, headers: Headers, shown = `GET ${path}`): Promise<Asked> {
    const answer = await this.#get(path, { ...this.#headers, ...headers }).catch(noAnswer(shown));
    return { ...answer, shown };
  }

  #addressOf(name: string, params?: Params, query?: Query) {
    const call = callNamed(name);
    if (call.method !== 'GET' || call.answer.kind === 'silent')
      throw new Error(`${name} changes something and is not asked by a reader.`);
    return addressOf(call, params, query);
  }
}

/** Writes for an employee with a session and an anti-forgery token; reads are asked anew each time. */
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

  ask(name: string, params?: Params, query?: Query): Promise<Asked> {
    const { path, shown } = addressOf(callNamed(name), params, query);
    return this.raw({ method: 'GET', path }, shown);
  }

  /** The body goes out as it is given, not as the declaration would have it. */
  write(name: string, params?: Params, body?: unknown, query?: Query): Promise<Asked> {
    const call = callNamed(name);
    const { path, shown } = addressOf(call, params, query);
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
