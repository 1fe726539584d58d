/** What a check is and finds, and the requests that several checks share. */
import type { Config } from '@/lib/config';
import { followSignIn, type IssuedCookie, readCookie, type SignIn } from './sign-in';
import { get, type HttpResponse } from './wire';

/** `note`: worth knowing, and nothing is wrong. */
export type Verdict = 'right' | 'wrong' | 'note' | 'not checked';

export interface Result {
  verdict: Verdict;
  /** Sentences without cookie values, queries and personal data. */
  seen: string;
  /** What to do: `Set NAME=value`, or the setting of the backend or the gateway in words. */
  set?: string | undefined;
}

export interface Check {
  /** Stable, for scripts. */
  id: string;
  /** A variable, or a setting of the backend or the gateway in words. */
  setting: string;
  /** The request, or what is looked at. */
  asked: string;
  /** May throw RequestError, which is reported as wrong. */
  run: (probe: Probe) => Result | Promise<Result>;
}

const result =
  (verdict: Verdict) =>
  (seen: string, set?: string): Result => ({ verdict, seen, set });
export const right = result('right');
export const note = result('note');
export const wrong: (seen: string, set: string) => Result = result('wrong');
export const notChecked = result('not checked');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough to order a certificate. */
const MIN_DAYS_LEFT = 14;

export function judgeCertificate({ certificateEnd }: HttpResponse): Result {
  if (!certificateEnd) return notChecked('There is none without TLS.');
  const days = Math.floor((certificateEnd.getTime() - Date.now()) / DAY_MS);
  const seen = `It is valid until ${certificateEnd.toISOString().slice(0, 10)}, for ${days} more days.`;
  return days < MIN_DAYS_LEFT ? note(seen, 'Renew the certificate') : right(seen);
}

/** Sends each request once. Every method throws RequestError. */
export class Probe {
  /** Cookies of a signed-out browser, by name. */
  readonly cookies = new Map<string, IssuedCookie>();
  #user: Promise<HttpResponse> | undefined;
  #signIn: Promise<SignIn> | undefined;

  constructor(
    readonly config: Config,
    /** `Cookie` header of a signed-in session. */
    readonly cookie: string | null,
  ) {}

  /** `GET /api/user`, signed out and without any cookie. */
  user(): Promise<HttpResponse> {
    this.#user ??= this.browse('/api/user');
    return this.#user;
  }

  /** Where `GET /login` leads to. */
  signIn(): Promise<SignIn> {
    this.#signIn ??= followSignIn(this);
    return this.#signIn;
  }

  /** Requests like a signed-out browser, which returns the cookies that it got. */
  async browse(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const pairs = [...this.cookies.values()].map(({ pair }) => pair);
    const cookies = pairs.length > 0 && { cookie: pairs.join('; ') };
    const response = await this.request(path, { ...headers, ...cookies });
    for (const line of response.setCookies) {
      const issued = readCookie(line, path.split('?', 1)[0] ?? '');
      this.cookies.set(issued.name, issued);
    }
    return response;
  }

  request(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return get(`${this.config.LEGACY_API_URL}${path}`, this.config.LEGACY_TIMEOUT_MS, headers);
  }
}
