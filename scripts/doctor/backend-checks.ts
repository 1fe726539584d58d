/** Whether the backend is where LEGACY_API_URL says, and the connection to it is safe. */
import { BlockList, isIPv6 } from 'node:net';
import { judgeCertificate } from './application-checks';
import { type Check, notChecked, type Result, right, wrong } from './check';
import { type HttpResponse, isPage, originAndPath, redirectOf } from './wire';

const ADDRESS = 'Set LEGACY_API_URL=<scheme, host and port of the backend itself, without /api>';

export const BACKEND_REACHED: Check = {
  id: 'backend-reached',
  setting: 'LEGACY_API_URL',
  request: 'GET /api/user, signed out: 200 without a body',
  run: async (probe) => {
    const { LEGACY_API_URL } = probe.config;
    const { username, password } = new URL(LEGACY_API_URL);
    if (username || password) {
      return wrong('The address holds a user name or a password, which is never sent.', ADDRESS);
    }
    return judgeUser(await probe.user(), LEGACY_API_URL);
  },
};

/** Run only if `backend-reached` is right. */
export const TRANSPORT_CHECKS: Check[] = [
  {
    id: 'backend-encrypted',
    setting: 'LEGACY_API_URL',
    request: 'https, or a backend on this machine or in a private network',
    run: async (probe) => {
      const { LEGACY_API_URL } = probe.config;
      if (LEGACY_API_URL.startsWith('https:')) return right('It is https.');
      const { address } = await probe.user();
      if (address === '') return notChecked('The connection was closed too early to tell.');
      if (isPrivate(address)) return right(`It is http to ${address}, a private address.`);
      return wrong(
        `It is http to ${address}, a public address: session cookies travel unencrypted.`,
        `Set LEGACY_API_URL=${withTls(LEGACY_API_URL)}`,
      );
    },
  },
  {
    id: 'backend-certificate',
    setting: "the backend's certificate",
    request: 'its last day',
    run: async (probe) => judgeCertificate(await probe.user()),
  },
];

/** Bodies of servers that get plain HTTP at their TLS port. */
const TLS_REQUIRED = /requires TLS|HTTPS port|HTTP request to an HTTPS server/i;
const withTls = (url: string) => url.replace(/^http:/, 'https:');

function judgeUser(response: HttpResponse, url: string): Result {
  const { status, text } = response;
  if (status === 200 && text === '') return right('The backend responds so.');
  if (/\/api$/.test(url)) {
    return wrong(
      `It responds with ${status}; the address ends with /api, which the application adds itself.`,
      `Set LEGACY_API_URL=${url.replace(/\/api$/, '')}`,
    );
  }
  if (status === 400 && TLS_REQUIRED.test(text)) {
    return wrong('The backend speaks TLS at this port.', `Set LEGACY_API_URL=${withTls(url)}`);
  }
  const to = redirectOf(response, url);
  if (to && url.startsWith('http:') && to.protocol === 'https:' && to.pathname === '/api/user') {
    return wrong(`It leads to ${originAndPath(to)}.`, `Set LEGACY_API_URL=${to.origin}`);
  }
  if (to || isPage(response)) {
    const seen = to ? `It leads to ${originAndPath(to)}` : `A web page (${status}) responds`;
    return wrong(
      `${seen}: it is another address than the backend's, or a gateway's sign-in in front of it.`,
      ADDRESS,
    );
  }
  if (status === 200) {
    return wrong(
      'It responds with a body, as for a signed-in employee, though no cookie was sent.',
      'Correct the gateway in front of the backend: it must add no session of its own',
    );
  }
  if ([502, 503, 504].includes(status)) {
    return wrong(
      `It responds with ${status}: a gateway is there, and the backend behind it is not.`,
      'Start the backend, or correct its address in that gateway',
    );
  }
  return wrong(`It responds with ${status}.`, ADDRESS);
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

const PRIVATE_NETWORKS = new BlockList();
const LOOPBACK_PRIVATE_LINK_LOCAL =
  '127.0.0.0/8 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1/128 fc00::/7 fe80::/10';
for (const cidr of LOOPBACK_PRIVATE_LINK_LOCAL.split(' ')) {
  const [network = '', bits] = cidr.split('/');
  PRIVATE_NETWORKS.addSubnet(network, Number(bits), familyOf(network));
}

/** `address`: an IP address, as a socket reports it. */
export function isPrivate(address: string): boolean {
  return PRIVATE_NETWORKS.check(address, familyOf(address));
}
