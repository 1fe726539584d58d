/** The stand-in's settings: what holds when nothing is set, and what is said when something is wrong. */
import { resolve } from 'node:path';

import { readConfig } from '@/backend/config';

test('an empty environment serves demo data on loopback from the folder .data', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: undefined,
    dataDirectory: resolve('.data'),
    agencyTimeZone: 'America/Chicago',
    legacyRowTimeZone: 'America/Chicago',
    frontendOrigins: ['http://localhost:3000'],
    identityProvider: undefined,
    trustedProxies: [],
    demoData: 'demo',
    demoSeed: 28,
    smtpUrl: undefined,
    mailFrom: { name: 'Outreach Tracking', address: 'outreach@example.org' },
    logLevel: 'info',
  });
});

test('an empty variable counts as one that is not set', () => {
  expect(readConfig({ BACKEND_PORT: '', DATABASE_URL: ' ', FRONTEND_ORIGINS: '' })).toEqual(
    readConfig({}),
  );
});

test('raw rows follow the zone of the agency unless they have their own', () => {
  const zones = { AGENCY_TIME_ZONE: 'America/New_York' };
  expect(readConfig(zones).legacyRowTimeZone).toBe('America/New_York');
  expect(readConfig({ ...zones, LEGACY_ROW_TIME_ZONE: 'UTC' }).legacyRowTimeZone).toBe('UTC');
});

test('several frontends are a list, the first of them being home', () => {
  const list = 'https://outreach.example.org, http://localhost:3000';
  expect(readConfig({ FRONTEND_ORIGINS: list }).frontendOrigins).toEqual([
    'https://outreach.example.org',
    'http://localhost:3000',
  ]);
});

test('trusted proxies are addresses and ranges of both families', () => {
  const list = '10.0.0.0/8, 192.0.2.7,2001:db8::/32';
  expect(readConfig({ TRUSTED_PROXIES: list }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '192.0.2.7',
    '2001:db8::/32',
  ]);
});

test.each([
  ['BACKEND_PORT', '65536'],
  ['BACKEND_PORT', '80.5'],
  ['DATABASE_URL', 'localhost:5432'],
  ['AGENCY_TIME_ZONE', 'Middle/Earth'],
  ['LEGACY_ROW_TIME_ZONE', 'CET+1 '],
  ['FRONTEND_ORIGINS', 'localhost:3000'],
  ['FRONTEND_ORIGINS', 'http://localhost:3000/'],
  ['FRONTEND_ORIGINS', 'http://localhost:3000,'],
  ['IDENTITY_PROVIDER_URL', 'idp.localhost'],
  ['TRUSTED_PROXIES', 'gateway.example.org'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['DEMO_DATA', 'some'],
  ['DEMO_SEED', 'x'],
  ['SMTP_URL', 'mail.example.org:25'],
  ['MAIL_FROM', 'Outreach Tracking'],
  ['MAIL_FROM', 'a@example.org, b@example.org'],
  ['MAIL_FROM', 'Outreach <a@example.org\r\nBcc: b@example.org>'],
  ['LOG_LEVEL', 'loud'],
])('the setting %s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    new RegExp(`^The settings are wrong: ${name} .*\\.$`),
  );
});
