/** GET without redirects, and without an `Origin` unless it is given. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { TLSSocket } from 'node:tls';
import { codeOf } from '@/scripts/messages.mjs';

export interface HttpResponse {
  status: number;
  /** Without its parameters, in lower case; empty where none was sent. */
  type: string;
  header: (name: string) => string | null;
  setCookies: string[];
  text: string;
  /** IP address of the server. */
  address: string;
  /** Last moment of the server's certificate; null without TLS. */
  certificateEnd: Date | null;
}

/** Node's error codes, a sentence, and what to do; {name} is the variable that holds the address. */
const REASONS = {
  name: [
    /^(?:ENOTFOUND|EAI_AGAIN)$/,
    'No name server here knows the host name {hostname} ({code}).',
    'Correct the host name in {name}, or enter it in the name server or the hosts file of this machine',
  ],
  refused: [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/,
    '{host} refuses the connection or cannot be reached from here ({code}).',
    'Correct host and port in {name}, start the server, or open the firewall for this machine',
  ],
  timeout: [
    /^ETIMEDOUT$/,
    '{host} did not answer within {seconds} seconds.',
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
    '{host} closed the connection or did not answer in HTTP ({code}).',
    'Correct scheme and port in {name}: the server may expect https there',
  ],
} as const;

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? '');

/** A request without a response; the message is a sentence. */
export class RequestError extends Error {
  constructor(
    readonly reason: string,
    message: string,
    private readonly remedyTemplate: string,
  ) {
    super(message);
  }

  /** What to do. `name`: the variable that holds the address; `address`: its value. */
  remedy(name: string, address: string): string {
    return fill(this.remedyTemplate, { name, plain: address.replace(/^https:/, 'http:') });
  }
}

/** `error`: as Node throws it, or a DOMException named TimeoutError. */
function requestError(error: Error, url: string, timeoutMs: number): RequestError {
  if (error instanceof RequestError) return error;
  const code = error.name === 'TimeoutError' ? 'ETIMEDOUT' : String(codeOf(error) ?? '');
  const { host, hostname } = new URL(url);
  const values = {
    host,
    hostname,
    code: code || 'no reason given',
    seconds: `${timeoutMs / 1000}`,
  };
  const found = Object.entries(REASONS).find(([, [codes]]) => codes.test(code));
  const [reason, [, sentence, remedy]] = found ?? ['other', REASONS.other];
  return new RequestError(reason, fill(sentence, values), remedy);
}

const MAX_BODY_CHARACTERS = 1024 * 1024;

/** Rejects with a RequestError. `timeoutMs` covers everything from DNS to the end of the body. */
export function get(
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const request = url.startsWith('https:') ? tlsRequest : plainRequest;
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = { 'user-agent': 'outreach-tracking-doctor/2.8', accept: '*/*', ...headers };
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(requestError(signal.aborted ? signal.reason : error, url, timeoutMs));
    const outgoing = request(
      url,
      { agent: false, headers: sent, signal },
      (incoming) => void read(incoming).then(resolve, fail),
    );
    outgoing.on('error', fail);
    outgoing.end();
  });
}

async function read(incoming: IncomingMessage): Promise<HttpResponse> {
  const { socket, headers, statusCode: status = 0 } = incoming;
  // Both are gone once the connection is closed.
  const address = socket.remoteAddress ?? '';
  const certificateEnd =
    socket instanceof TLSSocket ? new Date(socket.getPeerCertificate().valid_to) : null;
  let text = '';
  incoming.setEncoding('utf8');
  for await (const chunk of incoming) {
    text += chunk;
    if (text.length > MAX_BODY_CHARACTERS) {
      const message = 'It answers with more than 1 MiB, which is no such answer.';
      throw new RequestError('other', message, REASONS.other[2]);
    }
  }
  return {
    status,
    type: (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
    header: (name) => [headers[name] ?? null].flat()[0] ?? null,
    setCookies: headers['set-cookie'] ?? [],
    text,
    address,
    certificateEnd,
  };
}

export function isRedirect({ status, header }: HttpResponse): boolean {
  return status >= 300 && status < 400 && header('location') !== null;
}

export function isPage({ type, text }: HttpResponse): boolean {
  return type === 'text/html' || /^\s*<(?:!doctype html|html)/i.test(text);
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
