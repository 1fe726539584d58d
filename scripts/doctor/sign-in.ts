/** Follows the redirects of `GET /login` within the backend (legacy-api.md §1.3, §1.4); parses SAML requests and cookies. */
import { inflateRawSync } from 'node:zlib';
import { redirectLocation, SIGN_IN_PATH } from '@/lib/proxy/redirect-location';
import type { Probe } from './probe';
import { isPage, isRedirect } from './wire';

interface SamlRequest {
  /** Where the identity provider sends its response; null where the request contains no address. */
  returnAddress: URL | null;
}

export type SignIn =
  /** A redirect to another host; `allowed` by the settings or not. */
  | { kind: 'left'; to: URL; allowed: boolean; request: SamlRequest | null }
  /** A page with a form that submits itself to the identity provider. */
  | { kind: 'form'; path: string; request: SamlRequest | null }
  /** A sign-in page of the backend. */
  | { kind: 'page'; path: string }
  /** A redirect to an address that the application does not pass on. */
  | { kind: 'not passed on'; path: string }
  | { kind: 'too many redirects' }
  | { kind: 'neither'; path: string; status: number };

const MAX_REDIRECTS = 5;

export async function followSignIn(probe: Probe): Promise<SignIn> {
  const { config } = probe;
  let path = '/login';
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await probe.browse(path, { referer: `${config.APP_URL}/` });
    const shown = path.split('?', 1)[0] ?? '';
    const neither = { kind: 'neither', path: shown, status: response.status } as const;
    if (!isRedirect(response)) {
      if (response.status !== 200 || !isPage(response)) return neither;
      const form = xmlInForm(response.text);
      if (form === null) return { kind: 'page', path: shown };
      return { kind: 'form', path: shown, request: readRequest(form) };
    }
    const location = response.header('location') ?? '';
    if (!URL.canParse(location, config.LEGACY_API_URL)) return neither;
    const to = new URL(location, config.LEGACY_API_URL);
    const own = redirectLocation(location, null, config);
    if (!own?.startsWith('/')) {
      return { kind: 'left', to, allowed: own !== null, request: requestInAddress(to) };
    }
    if (!SIGN_IN_PATH.test(to.pathname)) return { kind: 'not passed on', path: to.pathname };
    path = own;
  }
  return { kind: 'too many redirects' };
}

const MAX_XML_BYTES = 64 * 1024;

/** HTTP-Redirect binding: base64 of raw deflate. Null: the address carries no readable request. */
function requestInAddress(address: URL): SamlRequest | null {
  const packed = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64');
  try {
    return readRequest(inflateRawSync(packed, { maxOutputLength: MAX_XML_BYTES }).toString('utf8'));
  } catch {
    return null;
  }
}

/** HTTP-POST binding: base64 in a hidden field. Null: the page has no such form. */
function xmlInForm(html: string): string | null {
  const field = tags(html, 'input').find((tag) => attribute(tag, 'name') === 'SAMLRequest');
  if (field === undefined || tags(html, 'form').length === 0) return null;
  return Buffer.from(attribute(field, 'value') ?? '', 'base64').toString('utf8');
}

function readRequest(xml: string): SamlRequest | null {
  const [request] = tags(xml, '(?:\\w+:)?AuthnRequest');
  if (request === undefined) return null;
  const address = attribute(request, 'AssertionConsumerServiceURL');
  return { returnAddress: address !== null && URL.canParse(address) ? new URL(address) : null };
}

function tags(text: string, name: string): string[] {
  return text.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag);
  const value = found?.[1] ?? found?.[2];
  if (value === undefined) return null;
  // Java's escaping writes `:` and `/` of addresses as numbers.
  return value.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, entity) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[entity] ?? whole);
  });
}

export interface IssuedCookie {
  name: string;
  /** `name=value`, as it goes back to the backend. */
  pair: string;
  /** Scripts of the page cannot read it. */
  httpOnly: boolean;
  /** Browsers send it with the requests below. */
  path: string;
  /** In lower case; null where the backend leaves it to the application. */
  sameSite: string | null;
}

/** `line` of `Set-Cookie`. `requestPath`, without its query, gives a cookie without `Path` its own, as browsers do. */
export function readCookie(line: string, requestPath: string): IssuedCookie {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const attribute = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const path = attribute('path');
  return {
    name: pair.split('=', 1)[0] ?? '',
    pair,
    httpOnly: attributes.some((text) => text.toLowerCase() === 'httponly'),
    path: path?.startsWith('/') ? path : requestPath.replace(/\/[^/]*$/, '') || '/',
    sameSite: attribute('samesite')?.toLowerCase() ?? null,
  };
}
