/** The application's settings, and .env.example. */

import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { configShape, readConfig as readBackendConfig } from '@/backend/config';
import { ConfigError, readConfig, settings } from '@/lib/config';
import { LAUNCH_VARIABLES } from '@/scripts/settings';
import { SECRET } from '@/tests/support/settings';

const valid = { SESSION_SECRET: SECRET };

function complaintAbout(environment: Record<string, string | undefined>): string {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('These settings were taken');
}

test('a secret is all that has to be set', () => {
  expect(readConfig(valid)).toMatchObject({
    LEGACY_API_URL: 'http://127.0.0.1:8080',
    APP_URL: 'http://localhost:3000',
    LEGACY_SESSION_COOKIES: ['JSESSIONID'],
    REDIRECT_HOSTS: [],
    AGENCY_TIME_ZONE: 'America/Chicago',
    SESSION_REFRESH_SECONDS: 180,
    SESSION_HOURS: 12,
    LEGACY_TIMEOUT_MS: 8_000,
  });
});

test('every wrong variable is named at once, and no value is printed', () => {
  const wrong = {
    LEGACY_API_URL: 'ftp://marker-value.example',
    SESSION_SECRET: 'marker-value',
    APP_URL: 'marker-value',
    PORT: 'marker-value',
    LEGACY_SESSION_COOKIES: ',',
    REDIRECT_HOSTS: 'idp.example.org,https://marker-value.example',
    AGENCY_TIME_ZONE: 'marker-value',
    LEGACY_ROW_TIME_ZONE: 'marker-value',
    SESSION_REFRESH_SECONDS: '-1',
    SESSION_HOURS: 'marker-value',
    LEGACY_TIMEOUT_MS: '99',
    LOG_LEVEL: 'marker-value',
  };
  const complaint = complaintAbout(wrong);
  for (const name of Object.keys(wrong)) expect(complaint).toContain(`\n  ${name} `);
  expect(complaint).not.toContain('marker-value');
});

test('an empty text means that the variable is not set, and unknown variables are ignored', () => {
  const empty = { APP_URL: '', PORT: '', LOG_LEVEL: '', LEGACY_API_URL: '', SESSION_HOURS: '' };
  const others = { HOME: '/somewhere', NODE_ENV: 'test' };
  expect(readConfig({ ...valid, ...empty, ...others })).toEqual(readConfig(valid));
});

test.each([
  ['', 'SESSION_SECRET is missing'],
  [undefined, 'SESSION_SECRET is missing'],
  ['abcdefghijklmnopqrstuvwxyz01234', 'is shorter than 32'],
  ['a'.repeat(64), 'SESSION_SECRET is not random'],
  ['changeme'.repeat(8), 'SESSION_SECRET is not random'],
])('the secret %j is rejected', (SESSION_SECRET, complaint) => {
  expect(complaintAbout({ SESSION_SECRET })).toContain(complaint);
});

test.each([
  ['LEGACY_API_URL', 'https://legacy.example.org:9000//', 'https://legacy.example.org:9000'],
  ['APP_URL', 'https://outreach.example.org/some/page?x=1', 'https://outreach.example.org'],
  ['LEGACY_SESSION_COOKIES', 'JSESSIONID, ROUTE ,', ['JSESSIONID', 'ROUTE']],
  [
    'REDIRECT_HOSTS',
    'idp.example.org, other.example.org:8443',
    ['idp.example.org', 'other.example.org:8443'],
  ],
  ['SESSION_HOURS', '0.5', 0.5],
  ['PORT', '8081', 8081],
])('%s of "%s" is read as %j', (name, text, expected) => {
  expect(readConfig({ ...valid, [name]: text })).toMatchObject({ [name]: expected });
});

test('APP_URL has the port by default', () => {
  expect(readConfig({ ...valid, PORT: '4000' }).APP_URL).toBe('http://localhost:4000');
});

describe('.env.example', () => {
  const text = readFileSync('.env.example', 'utf8');
  const example = parseEnv(text);
  const declared = new Set([...Object.keys(settings), ...Object.keys(configShape)]);

  test('the example names every variable of both programs and no other', () => {
    expect(new Set(Object.keys(example))).toEqual(declared);
  });

  test('the launcher reads no variable that the example leaves out, except NODE_ENV, which is no setting', () => {
    const unnamed = LAUNCH_VARIABLES.filter((name) => !(name in example));
    expect(unnamed).toEqual(['NODE_ENV']);
  });

  test('every variable has a comment of one line', () => {
    const unexplained = [...text.matchAll(/^(.*)\n(\w+)=/gm)].flatMap(([, above, name]) =>
      /^# \S.*[.]$/.test(above ?? '') ? [] : [name],
    );
    expect(unexplained).toEqual([]);
  });

  test('the values of the example are the defaults, so that a plain copy changes nothing', () => {
    const secret = { SESSION_SECRET: SECRET };
    expect(readConfig({ ...example, ...secret })).toEqual(readConfig(secret));
    expect(readBackendConfig(example)).toEqual(readBackendConfig({}));
  });
});
