/** Whether APP_URL is the address of this application, and the gateway in front of it keeps browsers on TLS. */
import { z } from 'zod';
import { type Check, notChecked, note, type Result, right, wrong } from './check';
import type { Probe } from './probe';
import { get, type HttpResponse, jsonOf, originAndPath, RequestError, redirectOf } from './wire';

export const APPLICATION_CHECKS: Check[] = [
  {
    id: 'app-url',
    setting: 'APP_URL',
    request: 'https, unless it is localhost',
    run: ({ config: { APP_URL } }) => {
      const { protocol, hostname } = new URL(APP_URL);
      if (protocol === 'https:') return right('It is https.');
      if (/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) {
        return right('It is this machine, for trials.');
      }
      return wrong(
        'It is http: cookies have no Secure, and everything travels unencrypted.',
        `Set APP_URL=https://${hostname}, with a gateway in front that has a certificate`,
      );
    },
  },
  {
    id: 'app-responds',
    setting: 'APP_URL',
    request: 'GET /health of this application',
    run: checkHealth,
  },
];

/** Run only if `app-responds` is right. */
export const GATEWAY_CHECKS: Check[] = [
  {
    id: 'app-certificate',
    setting: "the gateway's certificate",
    request: 'its last day',
    run: async (probe) => judgeCertificate(await probe.health()),
  },
  {
    id: 'app-hsts',
    setting: 'Strict-Transport-Security of APP_URL',
    request: 'GET /health of this application',
    run: checkHsts,
  },
  {
    id: 'app-redirect',
    setting: "the gateway's redirect from http to https",
    request: 'GET / of APP_URL by http at port 80',
    run: checkRedirectToTls,
  },
];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough to order a certificate. */
const MIN_DAYS_LEFT = 14;

export function judgeCertificate({ certificateEnd }: HttpResponse): Result {
  if (!certificateEnd) return notChecked('There is none without TLS.');
  const days = Math.floor((certificateEnd.getTime() - Date.now()) / DAY_MS);
  const seen = `It is valid until ${certificateEnd.toISOString().slice(0, 10)}, for ${days} more days.`;
  return days < MIN_DAYS_LEFT ? note(seen, 'Renew the certificate') : right(seen);
}

const healthy = z.object({ status: z.literal('ok'), version: z.string() });

async function checkHealth(probe: Probe): Promise<Result> {
  try {
    const response = await probe.health();
    const { data } = healthy.safeParse(jsonOf(response));
    if (response.status === 200 && data) return right(`It is there, version ${data.version}.`);
    return wrong(
      `It responds with ${response.status}, and not as this application.`,
      `Set APP_URL=<address that staff use>, or let the gateway pass every path of ${probe.config.APP_URL} on to this application`,
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const { reason, message, remedy } = error;
    // Browsers reject these as well. They may trust an authority of the agency that Node does not.
    if (reason === 'expired' || reason === 'host-name') return wrong(message, remedy);
    if (reason === 'untrusted') return notChecked(message, remedy);
    const start = 'Start the application, and run this where APP_URL can be reached';
    return notChecked(message, start);
  }
}

async function checkHsts(probe: Probe): Promise<Result> {
  const { headers } = await probe.health();
  if (!probe.config.APP_URL.startsWith('https:')) {
    return notChecked('It has no meaning without https.');
  }
  const header = headers['strict-transport-security'] ?? '';
  const seconds = /max-age="?(\d+)/i.exec(header)?.[1];
  if (Number(seconds) > 0) return right(`It is sent, for ${seconds} seconds.`);
  return wrong(
    'It is not sent: browsers may be led to http.',
    'Start the application with this APP_URL, and let the gateway pass the header on',
  );
}

async function checkRedirectToTls({ config }: Probe): Promise<Result> {
  const { APP_URL, LEGACY_TIMEOUT_MS } = config;
  const { protocol, hostname, port } = new URL(APP_URL);
  if (protocol !== 'https:') return notChecked('It has no meaning without https.');
  if (port) return notChecked(`APP_URL names port ${port}, and nothing says where http would be.`);
  const url = `http://${hostname}`;
  const response = await get({ name: 'APP_URL', url }, '/', LEGACY_TIMEOUT_MS).catch((error) => {
    if (error instanceof RequestError) return null;
    throw error;
  });
  if (!response) return notChecked('Nothing responds there, which is safe.');
  const to = redirectOf(response, url);
  if (to?.origin === APP_URL) return right(`It leads to ${originAndPath(to)}.`);
  return wrong(
    `It responds with ${response.status} and does not lead to APP_URL.`,
    `Let the gateway redirect http://${hostname} to ${APP_URL}`,
  );
}
