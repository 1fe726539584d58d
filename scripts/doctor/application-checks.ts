/** Whether APP_URL is the address of this application, and the gateway in front of it keeps browsers on TLS. */
import { z } from 'zod';
import {
  type Check,
  judgeCertificate,
  notChecked,
  type Probe,
  type Result,
  right,
  wrong,
} from './probe';
import { get, type HttpResponse, isRedirect, jsonOf, originAndPath, RequestError } from './wire';

export const APP_URL_CHECK: Check = {
  id: 'app-url',
  setting: 'APP_URL',
  asked: 'https, unless it is localhost',
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
};

/** The other checks of APP_URL depend on it. */
export const APPLICATION_REACHED: Check = {
  id: 'app-answers',
  setting: 'APP_URL',
  asked: 'GET /health of this application',
  run: async (probe) => {
    const { APP_URL } = probe.config;
    try {
      return judgeHealth(await health(probe), APP_URL);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const { reason, message } = error;
      const set = error.remedy('APP_URL', APP_URL);
      // Browsers reject these as well; an authority of the agency's own may be known to them.
      if (reason === 'expired' || reason === 'host-name') return wrong(message, set);
      if (reason === 'untrusted') return notChecked(message, set);
      const start = 'Start the application, and run this where APP_URL can be reached';
      return notChecked(message, start);
    }
  },
};

export const GATEWAY_CHECKS: Check[] = [
  {
    id: 'app-certificate',
    setting: "the gateway's certificate",
    asked: 'its last day',
    run: async (probe) => judgeCertificate(await health(probe)),
  },
  {
    id: 'app-hsts',
    setting: 'Strict-Transport-Security of APP_URL',
    asked: 'GET /health of this application',
    run: async (probe) => judgeHsts(await health(probe), probe.config.APP_URL),
  },
  {
    id: 'app-redirect',
    setting: "the gateway's redirect from http to https",
    asked: 'GET / of APP_URL by http at port 80',
    run: checkRedirectToTls,
  },
];

const healthy = z.object({ status: z.literal('ok'), version: z.string() });

function health({ config: { APP_URL, LEGACY_TIMEOUT_MS } }: Probe): Promise<HttpResponse> {
  return get(`${APP_URL}/health`, LEGACY_TIMEOUT_MS);
}

function judgeHealth(response: HttpResponse, appUrl: string): Result {
  const { data } = healthy.safeParse(jsonOf(response));
  if (response.status === 200 && data) return right(`It is there, version ${data.version}.`);
  return wrong(
    `It answers ${response.status}, and not as this application.`,
    `Set APP_URL=<address that staff use>, or let the gateway pass every path of ${appUrl} on to this application`,
  );
}

function judgeHsts(response: HttpResponse, appUrl: string): Result {
  if (!appUrl.startsWith('https:')) return notChecked('It has no meaning without https.');
  const header = response.header('strict-transport-security') ?? '';
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
  const response = await get(`http://${hostname}/`, LEGACY_TIMEOUT_MS).catch((error: unknown) => {
    if (error instanceof RequestError) return null;
    throw error;
  });
  if (!response) return notChecked('Nothing answers there, which is safe.');
  const location = response.header('location') ?? '';
  if (isRedirect(response) && URL.canParse(location) && new URL(location).origin === APP_URL) {
    return right(`It leads to ${originAndPath(new URL(location))}.`);
  }
  return wrong(
    `It answers ${response.status} and does not lead to APP_URL.`,
    `Let the gateway redirect http://${hostname} to ${APP_URL}`,
  );
}
