/** Requests that several checks share. */
import type { Config } from '@/lib/config';
import { followSignIn, type IssuedCookie, readCookie, type SignIn } from './sign-in';
import { get, type HttpResponse } from './wire';

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

  /** Requests like a signed-out browser, which returns its cookies. */
  async browse(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const pairs = [...this.cookies.values()].map(({ pair }) => pair);
    const cookies = pairs.length > 0 && { cookie: pairs.join('; ') };
    const response = await this.request(path, { ...headers, ...cookies });
    for (const line of response.headers['set-cookie'] ?? []) {
      const issued = readCookie(line, path.split('?', 1)[0] ?? '');
      this.cookies.set(issued.name, issued);
    }
    return response;
  }

  request(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    const { LEGACY_API_URL: url, LEGACY_TIMEOUT_MS } = this.config;
    return get({ name: 'LEGACY_API_URL', url }, path, LEGACY_TIMEOUT_MS, headers);
  }

  health(): Promise<HttpResponse> {
    const { APP_URL: url, LEGACY_TIMEOUT_MS } = this.config;
    return get({ name: 'APP_URL', url }, '/health', LEGACY_TIMEOUT_MS);
  }
}
