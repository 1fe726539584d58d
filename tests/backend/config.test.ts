/** The stand-in's settings: defaults and error messages. */
import { resolve } from 'node:path';

import { readConfig } from '@/backend/config';

const DEFAULTS = {
  ...{ host: '127.0.0.1', port: 8080, databaseUrl: undefined, dataDirectory: resolve('.data') },
  ...{ agencyTimeZone: 'America/Chicago', legacyRowTimeZone: 'America/Chicago' },
  ...{ frontendOrigins: ['http://localhost:3000'], identityProvider: undefined },
  ...{ demoData: 'demo', demoSeed: 28, smtpUrl: undefined, logLevel: 'info' },
  mailFrom: { name: 'Outreach Tracking', address: 'outreach@example.org' },
};

test.each([
  // An empty variable counts as not set.
  [{}, {}],
  [{ BACKEND_PORT: '', DATABASE_URL: ' ', FRONTEND_ORIGINS: '' }, {}],
  // The zone of raw rows defaults to that of the agency.
  [
    { AGENCY_TIME_ZONE: 'America/New_York' },
    { agencyTimeZone: 'America/New_York', legacyRowTimeZone: 'America/New_York' },
  ],
  [{ LEGACY_ROW_TIME_ZONE: 'UTC' }, { legacyRowTimeZone: 'UTC' }],
  [
    { FRONTEND_ORIGINS: 'https://outreach.example.org, http://localhost:3000' },
    { frontendOrigins: ['https://outreach.example.org', 'http://localhost:3000'] },
  ],
])('%j changes only %j', (environment, changed) => {
  expect(readConfig(environment)).toEqual({ ...DEFAULTS, ...changed });
});

test.each([
  ...['BACKEND_PORT=65536', 'BACKEND_PORT=80.5', 'DATABASE_URL=localhost:5432'],
  ...[
    'AGENCY_TIME_ZONE=Middle/Earth',
    'LEGACY_ROW_TIME_ZONE=CET+1 ',
    'SMTP_URL=mail.example.org:25',
  ],
  ...['FRONTEND_ORIGINS=localhost:3000', 'FRONTEND_ORIGINS=http://localhost:3000/'],
  ...['FRONTEND_ORIGINS=http://localhost:3000,', 'IDENTITY_PROVIDER_URL=idp.localhost'],
  ...['DEMO_SEED=x', 'DEMO_DATA=some', 'MAIL_FROM=Outreach Tracking'],
  ...['MAIL_FROM=a@example.org, b@example.org', 'LOG_LEVEL=loud'],
  'MAIL_FROM=Outreach <a@example.org\r\nBcc: b@example.org>',
])('the setting %j is rejected by its name', (setting) => {
  const [name = '', value] = setting.split('=');
  const sentence = new RegExp(`^The settings are wrong: ${name} .*\\.$`);
  expect(() => readConfig({ [name]: value })).toThrow(sentence);
});
