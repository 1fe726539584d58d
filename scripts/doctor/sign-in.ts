/** Follows the sign-in from `GET /login` as far as the backend hosts it (legacy-api.md §1.3, §1.4). */
import { ownLocation, SIGN_IN_PATH } from '@/lib/proxy/own-location';
import type { Questions } from './questions';
import { formInPage, requestInAddress, type SamlForm, type SamlRequest } from './saml';
import { isPage, isRedirect } from './wire';

const MOST_REDIRECTS = 5;

export type SignIn =
  /** A redirect to another host; `allowed` by the settings or not. */
  | { kind: 'left'; to: URL; allowed: boolean; request: SamlRequest | null }
  /** A page with a form that sends itself to the identity provider. */
  | { kind: 'form'; path: string; form: SamlForm }
  /** A page of the backend's own to sign in at. */
  | { kind: 'page'; path: string }
  /** A redirect to an address that the application does not pass on. */
  | { kind: 'not passed on'; path: string }
  | { kind: 'too many redirects' }
  | { kind: 'neither'; path: string; status: number };

export async function followSignIn(questions: Questions): Promise<SignIn> {
  const { APP_URL, LEGACY_API_URL } = questions.config;
  let path = '/login';
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await questions.browse(path, { referer: `${APP_URL}/` });
    const shown = path.split('?', 1)[0] ?? '';
    if (!isRedirect(answer)) {
      if (answer.status !== 200 || !isPage(answer)) {
        return { kind: 'neither', path: shown, status: answer.status };
      }
      const form = formInPage(answer.text);
      return form ? { kind: 'form', path: shown, form } : { kind: 'page', path: shown };
    }
    const location = answer.header('location') ?? '';
    if (!URL.canParse(location, LEGACY_API_URL)) {
      return { kind: 'neither', path: shown, status: answer.status };
    }
    const to = new URL(location, LEGACY_API_URL);
    const own = ownLocation(location, null);
    if (!own?.startsWith('/')) {
      return { kind: 'left', to, allowed: own !== null, request: requestInAddress(to) };
    }
    if (!SIGN_IN_PATH.test(to.pathname)) return { kind: 'not passed on', path: to.pathname };
    path = own;
  }
  return { kind: 'too many redirects' };
}
