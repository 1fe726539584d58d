/** A signed-in HTTP client with its own backend session at the relay. */
import { sealData, unsealData } from 'iron-session';
import { z } from 'zod';
import { FAULTY_APP, FAULTY_SECRET } from '@/e2e/support/addresses';
import { SESSION_SUFFIX } from '@/e2e/support/fault';

export interface Cookies {
  jsessionid: string;
  token: string;
}

/** `none`: the first load, before there is a sealed session; `old`: one that has to be confirmed again. */
export type Seal = 'fresh' | 'none' | 'old';

export interface Visit {
  status: number;
  text: string;
  type: string;
  /** Address after redirects. */
  path: string;
  seconds: number;
}

const SEALED = 'outreach_session';
const CONFIRMED_LONG_AGO_MS = 10 * 60_000;
const sealed = z.looseObject({ checkedAt: z.number() });

export class Visitor {
  readonly session: string;
  private readonly cookies = new Map<string, string>();

  constructor({ jsessionid, token }: Cookies) {
    this.session = `${jsessionid}${SESSION_SUFFIX}${crypto.randomUUID()}`;
    this.cookies.set('JSESSIONID', this.session);
    this.cookies.set('XSRF-TOKEN', token);
  }

  /** Without faults. */
  async arrive(seal: Seal): Promise<void> {
    if (seal === 'none') return;
    await this.visit('/');
    if (seal === 'fresh') return;
    const password = FAULTY_SECRET;
    const session = sealed.parse(
      await unsealData(decodeURIComponent(this.cookies.get(SEALED) ?? ''), { password }),
    );
    const old = { ...session, checkedAt: session.checkedAt - CONFIRMED_LONG_AGO_MS };
    this.cookies.set(SEALED, await sealData(old, { password, ttl: 3600 }));
  }

  /** Follows redirects as a browser does. Gives up after 30 s. */
  async visit(path: string): Promise<Visit> {
    const began = performance.now();
    let at = path;
    for (let hops = 0; hops < 6; hops += 1) {
      const response = await fetch(new URL(at, FAULTY_APP), {
        redirect: 'manual',
        headers: {
          accept: 'text/html',
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        signal: AbortSignal.timeout(30_000),
      });
      this.keep(response.headers.getSetCookie());
      const text = await response.text();
      const to = response.headers.get('location');
      if (to === null || response.status < 300 || response.status > 399) {
        const seconds = (performance.now() - began) / 1_000;
        const type = response.headers.get('content-type') ?? '';
        return { status: response.status, text, type, path: at, seconds };
      }
      const next = new URL(to, new URL(at, FAULTY_APP));
      at = `${next.pathname}${next.search}`;
    }
    throw new Error(`${path} redirects without end`);
  }

  private keep(lines: string[]): void {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
