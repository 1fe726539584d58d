/** Why a server did not answer, each reason in a sentence of its own, and what to set. */
import { codeOf } from '@/scripts/messages.mjs';

export type Reason =
  | 'name'
  | 'refused'
  | 'timeout'
  | 'untrusted'
  | 'expired'
  | 'host-name'
  | 'no-tls'
  | 'other';

/** Its message says what happened. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

const REASONS: Record<string, Reason> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ETIMEDOUT: 'timeout',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'host-name',
  EPROTO: 'no-tls',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no-tls',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no-tls',
};

/** `error`: as Node throws it, or a DOMException named TimeoutError. */
export function noAnswer(error: Error, url: string, timeoutMs: number): NoAnswer {
  const code = String(codeOf(error) ?? '');
  const reason = error.name === 'TimeoutError' ? 'timeout' : (REASONS[code] ?? 'other');
  return new NoAnswer(reason, sentence(reason, { host: new URL(url), code, timeoutMs }));
}

function sentence(
  reason: Reason,
  { host: { host, hostname }, code, timeoutMs }: { host: URL; code: string; timeoutMs: number },
): string {
  switch (reason) {
    case 'name':
      return `No name server here knows the host name ${hostname} (${code}).`;
    case 'refused':
      return `${host} refuses the connection or cannot be reached from here (${code}).`;
    case 'timeout':
      return `${host} did not answer within ${timeoutMs / 1000} seconds.`;
    case 'untrusted':
      return `The certificate of ${host} is signed by itself or by an authority that Node does not know (${code}).`;
    case 'expired':
      return `The certificate of ${host} has expired.`;
    case 'host-name':
      return `The certificate of ${host} is for other host names than ${hostname}.`;
    case 'no-tls':
      return `The TLS handshake with ${host} failed (${code}): it speaks plain HTTP at this port, or another version of TLS.`;
    case 'other':
      return `${host} closed the connection or did not answer in HTTP (${code || 'no reason given'}).`;
  }
}

/** What to do about it. `name` is the variable that holds the address, `address` its value. */
export function remedy(reason: Reason, name: string, address: string): string {
  switch (reason) {
    case 'name':
      return `Correct the host name in ${name}, or enter it in the name server or the hosts file of this machine`;
    case 'refused':
      return `Correct host and port in ${name}, start the server, or open the firewall for this machine`;
    case 'timeout':
      return `Correct host and port in ${name}, open the firewall for this machine, or raise LEGACY_TIMEOUT_MS`;
    case 'untrusted':
      return 'Set NODE_EXTRA_CA_CERTS=<file with the certificate of that authority, in PEM format>';
    case 'expired':
      return 'Renew the certificate on that server';
    case 'host-name':
      return `Use the host name of the certificate in ${name}, or give the server a certificate for this one`;
    case 'no-tls':
      return `Set ${name}=${address.replace(/^https:/, 'http:')}, or use the port at which the server speaks TLS`;
    case 'other':
      return `Correct scheme and port in ${name}: the server may expect https there`;
  }
}
