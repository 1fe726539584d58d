/** Follows the redirects of `GET /login` within the backend (legacy-api.md §1.3, §1.4); parses SAML requests and cookies. */
import { inflateRawSync } from 'node:zlib';
import { redirectLocation, SIGN_IN_PATH } from '@/lib/proxy/redirect-location';
import { type Result, right, wrong } from './check';
import type { Probe } from './probe';
import { isPage, originAndPath, redirectOf } from './wire';

export interface SignIn {
  result: Result;
  /** An identity provider signs in, not a page of the backend. */
  isExternal: boolean;
  /** XML of the request to the identity provider; null where it cannot be read. */
  samlRequest: string | null;
}

const MAX_REDIRECTS = 5;

export async function followSignIn(probe: Probe): Promise<SignIn> {
  const { config } = probe;
  const inBackend = (result: Result): SignIn => ({ result, isExternal: false, samlRequest: null });
  let path = '/login';
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await probe.browse(path, { referer: `${config.APP_URL}/` });
    const shown = path.split('?', 1)[0] ?? '';
    const to = redirectOf(response, config.LEGACY_API_URL);
    if (!to && response.status === 200 && isPage(response)) {
      const samlRequest = requestInForm(response.text);
      if (samlRequest === null) {
        return inBackend(right(`${shown} is a sign-in page of the backend itself.`));
      }
      const seen = `${shown} has a form that sends itself to the identity provider.`;
      return { result: right(seen), isExternal: true, samlRequest };
    }
    if (!to) {
      return inBackend(
        wrong(
          `${shown} responds with ${response.status}, neither a sign-in page nor a redirect to one.`,
          "Set LEGACY_API_URL to the backend's own address, or correct the backend's sign-in, whose log says more",
        ),
      );
    }
    const own = redirectLocation(response.headers.location ?? '', null, config);
    if (!own?.startsWith('/')) {
      const result = judgeHost(to, own !== null, probe);
      return { result, isExternal: true, samlRequest: requestInAddress(to) };
    }
    if (!SIGN_IN_PATH.test(to.pathname)) {
      return inBackend(
        wrong(
          `It leads to ${to.pathname}, which the application does not pass on to the backend.`,
          'Set the sign-in addresses of the backend to /login or addresses below /saml/',
        ),
      );
    }
    path = own;
  }
  return inBackend(
    wrong(
      'It still redirects to itself after five redirects.',
      'Correct the sign-in addresses in the backend, or in the gateway in front of it',
    ),
  );
}

function judgeHost(to: URL, isAllowed: boolean, { config }: Probe): Result {
  const place = originAndPath(to);
  if (isAllowed) return right(`It leads to ${place}, which is allowed.`);
  if (to.pathname.startsWith('/saml/') && !to.searchParams.has('SAMLRequest')) {
    return wrong(
      `It leads to ${place}, which looks like the backend under another name than APP_URL.`,
      `Set APP_URL=${to.origin}, or the base address of the backend's service provider to ${config.APP_URL}`,
    );
  }
  return wrong(
    `It leads to ${place}, and this host is not allowed: sign-in cannot start.`,
    `Set REDIRECT_HOSTS=${[...config.REDIRECT_HOSTS, to.host].join()}`,
  );
}

const MAX_XML_BYTES = 64 * 1024;

/** HTTP-Redirect binding: base64 of raw deflate. */
function requestInAddress(address: URL): string | null {
  const packed = Buffer.from(address.searchParams.get('SAMLRequest') ?? '', 'base64');
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_XML_BYTES }).toString('utf8');
  } catch {
    return null;
  }
}

/** HTTP-POST binding: base64 in a hidden field. */
function requestInForm(html: string): string | null {
  const field = tags(html, 'input').find((tag) => attribute(tag, 'name') === 'SAMLRequest');
  return field ? Buffer.from(attribute(field, 'value') ?? '', 'base64').toString('utf8') : null;
}

/** Where the identity provider sends its response; undefined: `xml` is not a SAML request, null: it has no address. */
export function returnAddressOf(xml: string): URL | null | undefined {
  const [request] = tags(xml, '(?:\\w+:)?AuthnRequest');
  if (request === undefined) return undefined;
  const address = attribute(request, 'AssertionConsumerServiceURL') ?? '';
  return URL.canParse(address) ? new URL(address) : null;
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
  /** `name=value`, as it is returned to the backend. */
  pair: string;
  httpOnly: boolean;
  path: string;
  /** In lower case; null where it is not set. */
  sameSite: string | null;
}

/** `line` of `Set-Cookie`. Without `Path` it is that of `requestPath`, which has no query, as in browsers. */
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
