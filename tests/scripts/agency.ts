/** Servers of an agency: a backend with single sign-on (legacy-api.md §1.3 to §1.7), and this application behind TLS. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { z } from 'zod';

/** Without errors, with the application at `appUrl`. */
export const agencyOf = (appUrl: string) => ({
  appUrl,
  frontend: appUrl,
  allowedOrigins: [appUrl],
  /** Origin of the redirect to `/saml/login`; empty: relative. */
  ownAddress: '',
  /** In the SAML request, where the identity provider responds: absolute, or a path of `appUrl`; empty: none. */
  returnAddress: '/saml/SSO',
  /** Where `/saml/login` leads to. */
  identityProvider: 'https://idp.example.org/sso',
  /** How the SAML request is sent; `page`: the backend has a sign-in page of its own; `none`: it fails. */
  binding: 'redirect' as 'redirect' | 'form' | 'page' | 'none',
  sessionCookie: 'JSESSIONID',
  sessionAttributes: '; Path=/',
  tokenAttributes: '; Path=/',
  searchStatus: 200,
  accessStatus: 200,
  newCalls: true,
  /** Responds in place of the backend. */
  instead: null as RequestListener | null,
  /** Responds in place of the application. */
  insteadOfApplication: null as RequestListener | null,
});

export type Agency = ReturnType<typeof agencyOf>;

export const SESSION_VALUE = 'signed-in-session';
export const PERSON = { firstName: 'Ann', lastName: 'Bee', username: 'abee', presenterId: 11 };

export interface SentRequest {
  method: string;
  path: string;
  origin: string | undefined;
}

/** Appends each request to `sent`. */
export function backend(agency: () => Agency, sent: SentRequest[]): RequestListener {
  return (request, response) => {
    const { method = '', url = '', headers } = request;
    const now = agency();
    sent.push({ method, path: url, origin: headers.origin });
    if (now.instead) return now.instead(request, response);
    const { pathname } = new URL(url, 'http://backend');
    const cookies = headers.cookie ?? '';
    const signedIn = cookies.includes(SESSION_VALUE);
    if (!cookies.includes('XSRF-TOKEN') && now.tokenAttributes !== 'none') {
      response.appendHeader('set-cookie', `XSRF-TOKEN=token-value${now.tokenAttributes}`);
    }
    if (headers.origin) {
      if (!now.allowedOrigins.includes(headers.origin)) {
        return end(response, 403, 'Invalid CORS request');
      }
      response.setHeader('access-control-allow-origin', headers.origin);
    }
    const go = (location: string) => end(response.setHeader('location', location), 302);
    const json = (status: number, value: unknown) =>
      end(response.setHeader('content-type', 'application/json'), status, JSON.stringify(value));
    if (pathname === '/') return go(now.frontend);
    if (pathname === '/api/user') return signedIn ? json(200, PERSON) : end(response, 200);
    if (pathname === '/saml/discovery') return go(`${now.ownAddress}/saml/login?disco=true`);
    if (pathname === '/saml/login') return toIdentityProvider(response, now);
    if (!signedIn) {
      if (pathname === '/login' && now.sessionCookie) {
        response.appendHeader(
          'set-cookie',
          `${now.sessionCookie}=new-value; HttpOnly${now.sessionAttributes}`,
        );
      }
      return go('/saml/discovery?entityID=agency');
    }
    if (pathname === '/api/checkUserManagerialAccess') return json(now.accessStatus, true);
    if (pathname.startsWith('/api/elasticsearch/')) {
      return json(now.searchStatus, { hits: [], totalHits: { value: 0 } });
    }
    if (/^\/api\/(?:primaryPresenter|dashboard)\//.test(pathname) && now.newCalls) {
      return json(500, {});
    }
    return json(404, { status: 404 });
  };
}

export function application(agency: () => Agency): RequestListener {
  return (request, response) => {
    const { insteadOfApplication } = agency();
    if (insteadOfApplication) return insteadOfApplication(request, response);
    response.setHeader('strict-transport-security', 'max-age=31536000');
    end(response, 200, JSON.stringify({ status: 'ok', version: '2.8' }));
  };
}

function toIdentityProvider(response: ServerResponse, agency: Agency) {
  const { returnAddress, appUrl } = agency;
  const address =
    returnAddress && ` AssertionConsumerServiceURL="${new URL(returnAddress, appUrl)}"`;
  const xml = `<?xml version="1.0"?><saml2p:AuthnRequest xmlns:saml2p="urn:oasis:names:tc:SAML:2.0:protocol"${address} Destination="${agency.identityProvider}" ID="a1"/>`;
  if (agency.binding === 'redirect') {
    const packed = encodeURIComponent(deflateRawSync(xml).toString('base64'));
    const to = `${agency.identityProvider}?tenant=5&SAMLRequest=${packed}`;
    return end(response.setHeader('location', to), 302);
  }
  if (agency.binding === 'none') return end(response, 500);
  const form = `<form action="${agency.identityProvider.replaceAll('/', '&#x2f;')}" method="post">
    <input type="hidden" name="SAMLRequest" value="${Buffer.from(xml).toString('base64')}"/></form>`;
  const content = agency.binding === 'form' ? form : '<form method="post">User name</form>';
  return end(response.setHeader('content-type', 'text/html'), 200, `<!DOCTYPE html>${content}`);
}

export function end(response: ServerResponse, status: number, text = '') {
  response.statusCode = status;
  response.end(text);
}

/** Valid between two numbers of days from now. */
export async function selfSigned(from: number, until: number, hostName = 'localhost') {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  // Node finds an issuer by its name.
  const pems = await generate([{ name: 'commonName', value: randomUUID() }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: inDays(from),
    notAfterDate: inDays(until),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: hostName }] }],
  });
  return { key: pems.private, cert: pems.cert };
}

const listening: Server[] = [];

afterAll(() => {
  for (const server of listening) server.close();
});

/** Returns the address; without a certificate it is plain HTTP. */
export async function serve(
  listener: RequestListener,
  certificate?: { key: string; cert: string },
): Promise<string> {
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  listening.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `${certificate ? 'https' : 'http'}://localhost:${port}`;
}
