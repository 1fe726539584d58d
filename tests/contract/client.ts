/** Clients that send requests exactly as on the wire: one for reads, one for reads and writes. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, PathValues, QueryValues } from '@/lib/contract/call';
import { calls } from '@/lib/contract/calls';
import { fillPath, printQuery } from '@/lib/contract/path';
import { send, type TestRequest, type TestResponse } from '@/tests/backend/support/client';
import { CannotCheck, Harmful, noResponse } from './checks';
import type { Settings } from './settings';

export type Headers = Record<string, string>;

/** A response, and its request as a report prints it. */
export interface Received extends TestResponse {
  shown: string;
}

type Send = (sent: TestRequest) => Promise<TestResponse>;
type Get = (path: string, headers?: Headers) => Promise<TestResponse>;

const USER_AGENT = 'outreach-tracking-contract-suite/2.8';

/** The reads that change something (legacy-api.md §5.2, §1.5). */
const NOT_HARMLESS = /\/send-invite\b|\/logout\b/i;

/** Sends harmless reads only. */
export function readingClient(settings: Settings): Get {
  const request = writingClient(settings);
  return async (path, headers = {}) => {
    if (NOT_HARMLESS.test(path)) throw new Harmful(path);
    return request({ method: 'GET', path, headers });
  };
}

export function writingClient({ baseUrl, pauseMs, timeoutMs }: Settings): Send {
  const prefix = new URL(baseUrl).pathname.replace(/\/$/, '');
  return async ({ path, headers, ...sent }) => {
    if (pauseMs > 0) await sleep(pauseMs);
    return send(baseUrl, {
      ...sent,
      path: prefix + path,
      headers: { 'user-agent': USER_AGENT, accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeoutMs),
    });
  };
}

/** A declared call by its name. */
export function callNamed(name: string): Call {
  const call = calls.find((one) => one.name === name);
  if (!call) throw new Error(`${name} is not a declared call.`);
  return call;
}

const FREE_TEXT = ['text', 'eventName', 'message', 'location'];

/** `shown` is for reports: slots of free text, which may be a person's name, are not filled. */
export function addressOf(call: Call, params: PathValues = {}, query: QueryValues = {}) {
  const path = call.params.safeParse(params);
  const list = call.query.safeParse(query);
  if (!path.success || !list.success)
    throw new CannotCheck(`${call.name} takes no such values as the backend has here`);
  const open = call.path.replace(/\{(\w+)\}/g, (slot, name: string) =>
    FREE_TEXT.includes(name) ? slot : decodeURIComponent(fillPath(slot, path.data)),
  );
  const end = printQuery(list.data);
  const shown = `${call.method} ${open}${decodeURIComponent(end)}`;
  return { path: fillPath(call.path, path.data) + end, shown };
}

/** Sends reads for one session, each address once: repeated reads return the first response. */
export class Reader {
  readonly #get: Get;
  readonly #headers: Headers;
  readonly #responses = new Map<string, Promise<Received>>();

  /** Without a cookie the requests have no session. */
  constructor(get: Get, cookie?: string) {
    this.#get = get;
    this.#headers = cookie === undefined ? {} : { cookie };
  }

  call(name: string, params?: PathValues, query?: QueryValues): Promise<Received> {
    const call = callNamed(name);
    if (call.method !== 'GET' || call.returns.kind === 'silent')
      throw new Error(`${name} changes something and is not sent by a reader.`);
    const { path, shown } = addressOf(call, params, query);
    return this.path(path, shown);
  }

  /** For an address that no declared call sends. */
  path(path: string, shown?: string): Promise<Received> {
    const response = this.#responses.get(path) ?? this.withHeaders(path, {}, shown);
    this.#responses.set(path, response);
    return response;
  }

  async withHeaders(path: string, headers: Headers, shown = `GET ${path}`): Promise<Received> {
    const all = { ...this.#headers, ...headers };
    return { ...(await this.#get(path, all).catch(noResponse(shown))), shown };
  }
}

/** Writes for an employee with a session and an XSRF token; reads are sent anew each time. */
export class Writer {
  readonly #send: Send;
  readonly #cookie: string;
  readonly writeHeaders: Headers;

  private constructor(send: Send, cookie: string, token: string) {
    this.#send = send;
    this.#cookie = cookie;
    this.writeHeaders = { 'content-type': 'application/json', 'x-xsrf-token': token };
  }

  /** Takes the token of the given cookies, or requests one (legacy-api.md §1.6). */
  static async open(send: Send, cookie: string): Promise<Writer> {
    const given = tokenIn(cookie);
    if (given) return new Writer(send, cookie, given);
    const { setCookies } = await send({ method: 'GET', path: '/api/user', headers: { cookie } });
    const issued = setCookies.map(tokenIn).find(Boolean) ?? 'none-was-issued';
    return new Writer(send, `${cookie}; XSRF-TOKEN=${issued}`, issued);
  }

  call(name: string, params?: PathValues, query?: QueryValues): Promise<Received> {
    const { path, shown } = addressOf(callNamed(name), params, query);
    return this.raw({ method: 'GET', path }, shown);
  }

  /** Sends the body unchanged, without the schema of the call. */
  write(name: string, params?: PathValues, body?: unknown, query?: QueryValues) {
    const call = callNamed(name);
    const { path, shown } = addressOf(call, params, query);
    const text = body === undefined ? {} : { body: JSON.stringify(body) };
    return this.raw({ method: call.method, path, headers: this.writeHeaders, ...text }, shown);
  }

  async raw(sent: TestRequest, shown: string): Promise<Received> {
    const headers = { cookie: this.#cookie, ...sent.headers };
    return { ...(await this.#send({ ...sent, headers }).catch(noResponse(shown))), shown };
  }
}

function tokenIn(cookies: string): string | undefined {
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(cookies)?.[1];
}
