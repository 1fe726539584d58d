/** Servers of an agency: a backend with single sign-on (legacy-api.md §1.3 to §1.7), and this application behind TLS. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { z } from 'zod';

export interface Agency {
  frontend: string;
  allowedOrigins: string[];
  /** Origin of the redirect to `/saml/login`; empty: relative. */
  ownAddress: string;
  /** Origin in the SAML request to which the identity provider responds; empty: none. */
  serviceProvider: string;
  /** Path after that origin. */
  returnPath: string;
  /** Where `/saml/login` leads to. */
  identityProvider: string;
  /** How the SAML request goes there; `page`: the backend has a sign-in page of its own; `none`: it fails. */
  binding: 'redirect' | 'form' | 'page' | 'none';
  sessionCookie: string;
  sessionAttributes: string;
  tokenAttributes: string;
  searchStatus: number;
  accessStatus: number;
  newCalls: boolean;
  /** Responds in place of the backend. */
  instead: RequestListener | null;
  /** Responds in place of the application. */
  insteadOfApplication: RequestListener | null;
}

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
  const { serviceProvider, returnPath } = agency;
  const returnAddress =
    serviceProvider && ` AssertionConsumerServiceURL="${serviceProvider}${returnPath}"`;
  const xml = `<?xml version="1.0"?><saml2p:AuthnRequest xmlns:saml2p="urn:oasis:names:tc:SAML:2.0:protocol"${returnAddress} Destination="${agency.identityProvider}" ID="a1"/>`;
  if (agency.binding === 'redirect') {
    const packed = encodeURIComponent(deflateRawSync(xml).toString('base64'));
    const to = `${agency.identityProvider}?tenant=5&SAMLRequest=${packed}`;
    return end(response.setHeader('location', to), 302);
  }
  if (agency.binding === 'none') return end(response, 500);
  const form = `<form action="${agency.identityProvider.replaceAll('/', '&#x2f;')}" method="post">
    <input type="hidden" name="SAMLRequest" value="${Buffer.from(xml).toString('base64')}"/></form>`;
  return page(response, agency.binding === 'form' ? form : '<form method="post">User name</form>');
}

function page(response: ServerResponse, content: string) {
  return end(response.setHeader('content-type', 'text/html'), 200, `<!DOCTYPE html>${content}`);
}

export function end(response: ServerResponse, status: number, text = '') {
  response.statusCode = status;
  response.end(text);
}

interface Certificate {
  key: string;
  cert: string;
}

export async function selfSigned(
  options: { hostName?: string; from?: Date; until?: Date } = {},
): Promise<Certificate> {
  const { hostName = 'localhost', from, until } = options;
  // Node finds an issuer by its name.
  const pems = await generate([{ name: 'commonName', value: randomUUID() }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ...(from && { notBeforeDate: from }),
    ...(until && { notAfterDate: until }),
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: hostName }] }],
  });
  return { key: pems.private, cert: pems.cert };
}

const listening: Server[] = [];

afterAll(() => {
  for (const server of listening) server.close();
});

/** Returns the port on localhost; without a certificate it is plain HTTP. */
export async function serve(listener: RequestListener, certificate?: Certificate): Promise<number> {
  const server = certificate ? createTlsServer(certificate, listener) : createServer(listener);
  listening.push(server);
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return z.object({ port: z.number() }).parse(server.address()).port;
}
