/** Asks reads for one visitor, each address once: nobody's server is asked twice for the same answer. */
import type { Call } from '@/lib/contract/call';
import { noAnswer } from '@/tests/contract/suite/witness';
import { addressOf, type Values } from './address';
import type { Answer, Get, Headers } from './exchange';

/** An answer, and what a report may say of the question. */
export interface Asked extends Answer {
  shown: string;
}

export class Reader {
  readonly #get: Get;
  readonly #headers: Headers;
  readonly #answers = new Map<string, Promise<Asked>>();

  /** Without a cookie: somebody who is not signed in. */
  constructor(get: Get, cookie?: string) {
    this.#get = get;
    this.#headers = cookie === undefined ? {} : { cookie };
  }

  ask(call: Call, values?: Values): Promise<Asked> {
    const { path, shown } = this.#addressOf(call, values);
    return this.path(path, shown);
  }

  /** For what changes by itself in the meantime. */
  askAgain(call: Call, values?: Values): Promise<Asked> {
    const { path, shown } = this.#addressOf(call, values);
    return this.#send(path, shown);
  }

  /** An address that no declared call would send. */
  path(path: string, shown = `GET ${path}`): Promise<Asked> {
    const answer = this.#answers.get(path) ?? this.#send(path, shown);
    this.#answers.set(path, answer);
    return answer;
  }

  withHeaders(path: string, headers: Headers): Promise<Asked> {
    return this.#send(path, `GET ${path}`, headers);
  }

  async #send(path: string, shown: string, headers: Headers = {}): Promise<Asked> {
    const answer = await this.#get(path, { ...this.#headers, ...headers }).catch(noAnswer(shown));
    return { ...answer, shown };
  }

  #addressOf(call: Call, values: Values | undefined) {
    if (call.method !== 'GET' || call.answer.kind === 'silent')
      throw new Error(`${call.name} changes something and is not asked by a reader.`);
    return addressOf(call, values);
  }
}
