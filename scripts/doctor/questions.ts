/** The requests that several checks look at; each is sent once. */
import type { Config } from '@/lib/config';
import { type IssuedCookie, readCookie } from './issued-cookie';
import { followSignIn, type SignIn } from './sign-in';
import { type Answer, get } from './wire';

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
