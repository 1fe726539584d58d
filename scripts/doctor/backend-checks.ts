/** Whether the backend is where LEGACY_API_URL says, and the way to it is safe. */
import { BlockList, isIPv6 } from 'node:net';
import {
  type Check,
  certificateSeen,
  notChecked,
  type Questions,
  right,
  type Seen,
  wrong,
} from './questions';
import { type Answer, isPage, isRedirect, placeOf } from './wire';

/** What has to be right before anything else of the backend is worth asking. */
export const REACHED: Check = {
  id: 'backend-reached',
  setting: 'LEGACY_API_URL',
  asked: 'GET /api/user, signed out: 200 without a body',
  look: async (questions) => {
    const { LEGACY_API_URL } = questions.config;
    const { username, password } = new URL(LEGACY_API_URL);
    if (username || password) {
      return wrong('The address holds a user name or a password, which is never sent.', ADDRESS);
    }
    return judgedUser(await questions.user(), LEGACY_API_URL);
  },
};

export const TRANSPORT_CHECKS: Check[] = [
  {
    id: 'backend-encrypted',
    setting: 'LEGACY_API_URL',
    asked: 'https, or a backend on this machine or in a private network',
    look: encryptionSeen,
  },
  {
    id: 'backend-certificate',
    setting: "the backend's certificate",
    asked: 'its last day',
    look: async (questions) => certificateSeen(await questions.user()),
  },
];

/** Gateways and servers that are asked in plain HTTP at their TLS port. */
const TLS_WANTED = /requires TLS|HTTPS port|HTTP request to an HTTPS server/i;

function judgedUser(answer: Answer, url: string): Seen {
  const { status, text } = answer;
  if (status === 200 && text === '') return right('The backend answers so.');
  if (/\/api$/.test(url)) {
    return wrong(
      `It answers ${status}; the address ends with /api, which the application adds itself.`,
      `Set LEGACY_API_URL=${url.replace(/\/api$/, '')}`,
    );
  }
  const encrypted = url.replace(/^http:/, 'https:');
  if (status === 400 && TLS_WANTED.test(text)) {
    return wrong('The backend speaks TLS at this port.', `Set LEGACY_API_URL=${encrypted}`);
  }
  if (isRedirect(answer)) return judgedRedirect(answer, url);
  if (isPage(answer)) {
    return wrong(
      `A web page (${status}) answers: it is another address than the backend's, or a gateway's sign-in in front of it.`,
      ADDRESS,
    );
  }
  if (status === 200) {
    return wrong(
      'It answers with a body, as to somebody who is signed in, though no cookie was sent.',
      'Correct the gateway in front of the backend: it must add no session of its own',
    );
  }
  if ([502, 503, 504].includes(status)) {
    return wrong(
      `It answers ${status}: a gateway is there, and the backend behind it is not.`,
      'Start the backend, or correct its address in that gateway',
    );
  }
  return wrong(`It answers ${status}.`, ADDRESS);
}

const ADDRESS = 'Set LEGACY_API_URL=<scheme, host and port of the backend itself, without /api>';

function judgedRedirect(answer: Answer, url: string): Seen {
  const location = answer.header('location') ?? '';
  const to = URL.canParse(location, url) ? new URL(location, url) : null;
  if (to && url.startsWith('http:') && to.protocol === 'https:' && to.pathname === '/api/user') {
    return wrong(`It leads to ${placeOf(to)}.`, `Set LEGACY_API_URL=${to.origin}`);
  }
  return wrong(
    `It leads to ${to ? placeOf(to) : 'an address that cannot be read'}: it is another address than the backend's, or a gateway's sign-in in front of it.`,
    ADDRESS,
  );
}

async function encryptionSeen(questions: Questions): Promise<Seen> {
  const { LEGACY_API_URL } = questions.config;
  if (LEGACY_API_URL.startsWith('https:')) return right('It is https.');
  const { address } = await questions.user();
  if (address === '') return notChecked('The connection was closed too early to tell.');
  if (isPrivate(address)) return right(`It is http to ${address}, a private address.`);
  return wrong(
    `It is http to ${address}, a public address: session cookies travel unencrypted.`,
    `Set LEGACY_API_URL=${LEGACY_API_URL.replace(/^http:/, 'https:')}`,
  );
}

/** This machine and private networks, which the internet does not see. */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits);
}
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** `address`: an IP address, as a socket names it. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
