/** What one check is, what it finds, and the requests that several checks look at. */
import type { Config } from '@/lib/config';
import { followSignIn, type IssuedCookie, readCookie, type SignIn } from './sign-in';
import { type Answer, get } from './wire';

/** `note`: worth knowing, and nothing is wrong. */
export type Verdict = 'right' | 'wrong' | 'note' | 'not checked';

export interface Seen {
  verdict: Verdict;
  /** One or more sentences; no value of a cookie, no query and nothing of a person. */
  seen: string;
  /** What to do: `Set NAME=value`, or the backend's or the gateway's setting in words. */
  set?: string | undefined;
}

export interface Check {
  /** Stable, for scripts. */
  id: string;
  /** The variable that is judged, or the setting of the backend or the gateway in words. */
  setting: string;
  /** The request, or what is looked at. */
  asked: string;
  /** May throw NoAnswer, which is reported as wrong. */
  look: (questions: Questions) => Seen | Promise<Seen>;
}

export const right = (seen: string): Seen => ({ verdict: 'right', seen });
export const note = (seen: string, set?: string): Seen => ({ verdict: 'note', seen, set });
export const wrong = (seen: string, set: string): Seen => ({ verdict: 'wrong', seen, set });
export const notChecked = (seen: string, set?: string): Seen => ({
  verdict: 'not checked',
  seen,
  set,
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough to order a certificate. */
const FEW_DAYS = 14;

export function certificateSeen({ certificateEnd }: Answer): Seen {
  if (!certificateEnd) return notChecked('There is none without TLS.');
  const days = Math.floor((certificateEnd.getTime() - Date.now()) / DAY_MS);
  const seen = `It is valid until ${certificateEnd.toISOString().slice(0, 10)}, for ${days} more days.`;
  return days < FEW_DAYS ? note(seen, 'Renew the certificate') : right(seen);
}

/** Each request is sent once. */
export class Questions {
  /** Cookies that the backend gave the signed-out browser that we act, by name. */
  readonly cookies = new Map<string, IssuedCookie>();
  #user: Promise<Answer> | undefined;
  #signIn: Promise<SignIn> | undefined;

  constructor(
    readonly config: Config,
    /** `Cookie` header of somebody who is signed in. */
    readonly cookie: string | null,
  ) {}

  /** `GET /api/user`, signed out and with no cookie at all. Throws NoAnswer. */
  user(): Promise<Answer> {
    this.#user ??= this.browse('/api/user');
    return this.#user;
  }

  /** Where `GET /login` leads to. Throws NoAnswer. */
  signIn(): Promise<SignIn> {
    this.#signIn ??= followSignIn(this);
    return this.#signIn;
  }

  /** Asks the backend as one signed-out browser does: the cookies it gets come back. */
  async browse(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    const pairs = [...this.cookies.values()].map(({ pair }) => pair);
    const cookies = pairs.length > 0 && { cookie: pairs.join('; ') };
    const answer = await this.ask(path, { ...headers, ...cookies });
    for (const line of answer.setCookies) {
      const issued = readCookie(line, path.split('?', 1)[0] ?? '');
      this.cookies.set(issued.name, issued);
    }
    return answer;
  }

  /** Asks the backend with these headers and nothing else. Throws NoAnswer. */
  ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return get(`${this.config.LEGACY_API_URL}${path}`, this.config.LEGACY_TIMEOUT_MS, headers);
  }
}
