/** GET without redirects, and without an `Origin` unless it is given. */
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { TLSSocket } from 'node:tls';
import { codeOf } from '@/scripts/messages.mjs';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** IP address of the server. */
  address: string;
  /** Last moment of the server's certificate; null without TLS. */
  certificateEnd: Date | null;
}

/** A variable that holds an address, such as LEGACY_API_URL. */
export interface Target {
  name: string;
  url: string;
}

/** Node's error codes, the message, and the remedy. */
const REASONS = {
  name: [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'The name servers do not find the host name {hostname} ({code}).',
    'Correct the host name in {name}, or enter it in the name server or the hosts file of this machine',
  ],
  refused: [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    '{host} refuses the connection or cannot be reached from here ({code}).',
    'Correct host and port in {name}, start the server, or open the firewall for this machine',
  ],
  timeout: [
    /^ETIMEDOUT$/,
    '{host} did not respond within {seconds} seconds.',
    'Correct host and port in {name}, open the firewall for this machine, or raise LEGACY_TIMEOUT_MS',
  ],
  untrusted: [
    /SELF_SIGNED_CERT|^UNABLE_TO_(?:GET_ISSUER_CERT|VERIFY_LEAF_SIGNATURE)/,
    'The certificate of {host} is signed by itself or by an authority that Node does not know ({code}).',
    'Set NODE_EXTRA_CA_CERTS=<file with the certificate of that authority, in PEM format>',
  ],
  expired: [
    /^CERT_HAS_EXPIRED$/,
    'The certificate of {host} has expired.',
    'Renew the certificate on that server',
  ],
  'host-name': [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'The certificate of {host} is for other host names than {hostname}.',
    'Use the host name of the certificate in {name}, or give the server a certificate for this one',
  ],
  'no-tls': [
    /^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG)$/,
    'The TLS handshake with {host} failed ({code}): it speaks plain HTTP at this port, or another version of TLS.',
    'Set {name}={plain}, or use the port at which the server speaks TLS',
  ],
  other: [
    /^/,
    '{host} closed the connection or did not respond in HTTP ({code}).',
    'Correct scheme and port in {name}: the server may expect https there',
  ],
} as const;

/** A request without a response; the message is a sentence. */
export class RequestError extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly remedy: string,
  ) {
    super(message);
  }
}

/** `error`: as Node throws it, or a DOMException named TimeoutError. */
function requestError(error: Error, { name, url }: Target, timeoutMs: number): RequestError {
  const code = error.name === 'TimeoutError' ? 'ETIMEDOUT' : String(codeOf(error) ?? '');
  const { host, hostname } = new URL(url);
  const plain = url.replace(/^https:/, 'http:');
  const seconds = String(timeoutMs / 1000);
  const values: Record<string, string> = { name, plain, host, hostname, seconds };
  values.code = code || 'no reason given';
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');
  const found = Object.entries(REASONS).find(([, [codes]]) => codes.test(code));
  const [reason, [, sentence, remedy]] = found ?? ['other', REASONS.other];
  return new RequestError(reason, fill(sentence), fill(remedy));
}

/** Rejects with a RequestError. `timeoutMs` covers everything from DNS to the end of the body. */
export function get(
  target: Target,
  path: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const { url } = target;
  const request = url.startsWith('https:') ? tlsRequest : plainRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = { 'user-agent': 'outreach-tracking-doctor/2.8', accept: '*/*', ...headers };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(requestError(signal.aborted ? signal.reason : error, target, timeoutMs));
    request(
      `${url}${path}`,
      { agent: false, headers: sent, signal },
      (incoming) => void read(incoming).then(resolve, fail),
    )
      .on('error', fail)
      .end();
  });
}

async function read(incoming: IncomingMessage): Promise<HttpResponse> {
  const { socket, headers, statusCode: status = 0 } = incoming;
  // Read before the connection is closed.
  const address = socket.remoteAddress ?? '';
  const certificateEnd =
    socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null;
  return { status, headers, text: await text(incoming), address, certificateEnd };
}

/** Where a redirect leads to; null without one. `base`: of a relative address. */
export function redirectOf({ status, headers }: HttpResponse, base: string): URL | null {
  const { location = '' } = headers;
  const isRedirect = status >= 300 && status < 400 && location !== '';
  return isRedirect && URL.canParse(location, base) ? new URL(location, base) : null;
}

export function isPage({ headers, text }: HttpResponse): boolean {
  return (
    /^text\/html\b/i.test(headers['content-type'] ?? '') ||
    /^\s*<(?:!doctype html|html)/i.test(text)
  );
}

/** Undefined when the body is not JSON. */
export function jsonOf({ text }: HttpResponse): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Without the query, which may contain personal or session data. */
export function originAndPath({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}
