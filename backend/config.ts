/** The stand-in's settings, from the environment. */
import { resolve } from 'node:path';
import { z } from 'zod';

import type { Database } from './database/connection';
import { type Mailbox, parseMailbox } from './mail/invite-email';
import { StartFailure } from './start-failure';

const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Chicago');
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);

const WRONG_ORIGINS = 'must be a comma-separated list of origins such as http://localhost:3000';
const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, WRONG_ORIGINS);
export const configShape = {
  BACKEND_HOST: z.string().default('127.0.0.1'),
  /** 0 is any free port. */
  BACKEND_PORT: wholeNumber
    .refine((port) => port <= 65_535, 'must be a port number, 0 to 65535')
    .default(8080),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })
    .optional(),
  OUTREACH_DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  AGENCY_TIME_ZONE: timeZone.default('America/Chicago'),
  /** The zone of the legacy server (legacy-api.md §1.11, family Z). */
  LEGACY_ROW_TIME_ZONE: timeZone.optional(),
  /** A sign-in without a page to return to redirects to the first. */
  FRONTEND_ORIGINS: z
    .string()
    .default('http://localhost:3000')
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.tuple([origin], origin, { error: WRONG_ORIGINS })),
  /** Address of the trial identity provider, which the stand-in serves. Without it the stand-in has its own sign-in form. */
  IDENTITY_PROVIDER_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://idp.localhost:8543' })
    .transform((url) => new URL(url).origin)
    .optional(),
  DEMO_DATA: z.enum(['demo', 'large', 'none']).default('demo'),
  DEMO_SEED: wholeNumber.default(28),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().default('Outreach Tracking <outreach@example.org>').transform(readMailbox),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};

const settings = z.object(configShape).transform((env) => ({
  host: env.BACKEND_HOST,
  port: env.BACKEND_PORT,
  databaseUrl: env.DATABASE_URL,
  dataDirectory: env.OUTREACH_DATA_DIR,
  agencyTimeZone: env.AGENCY_TIME_ZONE,
  legacyRowTimeZone: env.LEGACY_ROW_TIME_ZONE ?? env.AGENCY_TIME_ZONE,
  frontendOrigins: env.FRONTEND_ORIGINS,
  identityProvider: env.IDENTITY_PROVIDER_URL,
  demoData: env.DEMO_DATA,
  demoSeed: env.DEMO_SEED,
  smtpUrl: env.SMTP_URL,
  mailFrom: env.MAIL_FROM,
  logLevel: env.LOG_LEVEL,
}));

export type Config = z.output<typeof settings>;

export type StandIn = { db: Database; config: Config };

/** Empty variables count as not set. Throws a StartFailure that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  const read = settings.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  const wrong = read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new StartFailure(`The settings are wrong: ${wrong.join('; ')}.`);
}

function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function readMailbox(text: string, context: z.RefinementCtx<string>): Mailbox {
  const mailbox = parseMailbox(text);
  if (mailbox) return mailbox;
  context.addIssue('must look like Outreach Tracking <outreach@example.org>');
  return z.NEVER;
}
