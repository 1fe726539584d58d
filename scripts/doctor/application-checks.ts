/** Whether APP_URL is the address of this application, and the gateway in front of it keeps browsers on TLS. */
import { z } from 'zod';
import {
  type Check,
  certificateSeen,
  notChecked,
  type Questions,
  right,
  type Seen,
  wrong,
} from './questions';
import { type Answer, get, isRedirect, jsonOf, NoAnswer, placeOf } from './wire';

export const APP_URL_CHECK: Check = {
  id: 'app-url',
  setting: 'APP_URL',
  asked: 'https, unless it is localhost',
  look: ({ config: { APP_URL } }) => {
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

/** What has to be right before anything else of APP_URL is worth asking. */
export const APPLICATION_ANSWERS: Check = {
  id: 'app-answers',
  setting: 'APP_URL',
  asked: 'GET /health of this application',
  look: async (questions) => {
    try {
      return judgedHealth(await health(questions), questions.config.APP_URL);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const { APP_URL } = questions.config;
      const { reason } = error;
      const set = error.remedy('APP_URL', APP_URL);
      // Browsers refuse these, too; one of an authority of the agency's own they may know.
      if (reason === 'expired' || reason === 'host-name') return wrong(error.message, set);
      if (reason === 'untrusted') return notChecked(error.message, set);
      return notChecked(
        error.message,
        'Start the application, and run this where APP_URL can be reached',
      );
    }
  },
};

export const GATEWAY_CHECKS: Check[] = [
  {
    id: 'app-certificate',
    setting: "the gateway's certificate",
    asked: 'its last day',
    look: async (questions) => certificateSeen(await health(questions)),
  },
  {
    id: 'app-hsts',
    setting: 'Strict-Transport-Security of APP_URL',
    asked: 'GET /health of this application',
    look: async (questions) => judgedHsts(await health(questions), questions.config.APP_URL),
  },
  {
    id: 'app-redirect',
    setting: "the gateway's redirect from http to https",
    asked: 'GET / of APP_URL by http at port 80',
    look: plainSeen,
  },
];

const healthy = z.object({ status: z.literal('ok'), version: z.string() });

function health({ config: { APP_URL, LEGACY_TIMEOUT_MS } }: Questions): Promise<Answer> {
  return get(`${APP_URL}/health`, LEGACY_TIMEOUT_MS);
}

function judgedHealth(answer: Answer, appUrl: string): Seen {
  const read = healthy.safeParse(jsonOf(answer));
  if (answer.status === 200 && read.success) {
    return right(`It is there, version ${read.data.version}.`);
  }
  return wrong(
    `It answers ${answer.status}, and not as this application.`,
    `Set APP_URL=<address that staff use>, or let the gateway pass every path of ${appUrl} on to this application`,
  );
}

function judgedHsts(answer: Answer, appUrl: string): Seen {
  if (!appUrl.startsWith('https:')) return notChecked('It has no meaning without https.');
  const seconds = /max-age="?(\d+)/i.exec(answer.header('strict-transport-security') ?? '')?.[1];
  if (Number(seconds) > 0) return right(`It is sent, for ${seconds} seconds.`);
  return wrong(
    'It is not sent: browsers may be led to http.',
    'Start the application with this APP_URL, and let the gateway pass the header on',
  );
}

async function plainSeen({ config: { APP_URL, LEGACY_TIMEOUT_MS } }: Questions): Promise<Seen> {
  const { protocol, hostname, port } = new URL(APP_URL);
  if (protocol !== 'https:') return notChecked('It has no meaning without https.');
  if (port) return notChecked(`APP_URL names port ${port}, and nothing says where http would be.`);
  const answer = await get(`http://${hostname}/`, LEGACY_TIMEOUT_MS).catch((error: unknown) => {
    if (error instanceof NoAnswer) return null;
    throw error;
  });
  if (!answer) return notChecked('Nothing answers there, which is safe.');
  const location = answer.header('location') ?? '';
  if (isRedirect(answer) && URL.canParse(location) && new URL(location).origin === APP_URL) {
    return right(`It leads to ${placeOf(new URL(location))}.`);
  }
  return wrong(
    `It answers ${answer.status} and does not lead to APP_URL.`,
    `Let the gateway redirect http://${hostname} to ${APP_URL}`,
  );
}
