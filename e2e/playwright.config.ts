/**
 * Browser tests of the product as `npm start` runs it, of a second application behind a fault-injecting proxy, and of a
 * third one behind a gateway with TLS.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import {
  FAULTY_APP,
  FAULTY_RELAY,
  FAULTY_SECRET,
  IDENTITY_PROVIDER,
  OTHER_CLIENT,
  PRODUCT,
  STAND_IN,
  TLS_APP,
  TLS_GATEWAY,
  TLS_PRODUCT,
  TLS_STAND_IN,
} from './support/addresses';

const root = join(__dirname, '..');
// Each worker loads this file again, with the environment of the first load.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'outreach-e2e-'));
const dataDirectory = process.env.E2E_DATA_DIR;

/** Hides the settings of the shell. */
const environment = {
  NODE_ENV: '',
  LEGACY_API_URL: '',
  LEGACY_TIMEOUT_MS: '',
  DATABASE_URL: '',
  APP_URL: '',
  IDENTITY_PROVIDER_URL: '',
  OUTREACH_DATA_DIR: dataDirectory,
};
const gracefulShutdown = { signal: 'SIGTERM' as const, timeout: 15_000 };
const port = (address: string) => new URL(address).port;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 12_000 },
  reporter: process.env.FAULTS_WRITE
    ? [['list'], ['./faults/reliability-reporter.ts']]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: PRODUCT,
    locale: 'en-US',
    // Differs from the zone of the server and of the agency.
    timezoneId: 'Asia/Tokyo',
    // Traces take a fifth of the time; `--trace on` writes them.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      // Without `url`, so that it starts together with the next one; the gateway waits for it.
      command: 'node scripts/start.mjs',
      cwd: root,
      env: {
        ...environment,
        OUTREACH_DATA_DIR: join(dataDirectory, 'behind-tls'),
        PORT: port(TLS_APP),
        BACKEND_PORT: port(TLS_STAND_IN),
        APP_URL: TLS_PRODUCT,
        REDIRECT_HOSTS: new URL(IDENTITY_PROVIDER).host,
        IDENTITY_PROVIDER_URL: IDENTITY_PROVIDER,
      },
      gracefulShutdown,
    },
    {
      command: 'node scripts/start.mjs',
      cwd: root,
      url: `${PRODUCT}/health?deep=1`,
      env: {
        ...environment,
        PORT: port(PRODUCT),
        BACKEND_PORT: port(STAND_IN),
        ALLOWED_ORIGINS: OTHER_CLIENT,
      },
      timeout: 300_000,
      gracefulShutdown,
      stdout: 'pipe',
    },
    {
      command: 'node --import tsx e2e/support/faulty-relay.ts',
      cwd: root,
      url: `${FAULTY_RELAY}/login`,
    },
    {
      command: 'node node_modules/next/dist/bin/next start',
      cwd: root,
      url: `${FAULTY_APP}/health`,
      env: {
        ...environment,
        PORT: port(FAULTY_APP),
        LEGACY_API_URL: FAULTY_RELAY,
        APP_URL: FAULTY_APP,
        SESSION_SECRET: FAULTY_SECRET,
        LOG_LEVEL: 'silent',
      },
      timeout: 60_000,
    },
    {
      command: 'node --import tsx e2e/support/tls-gateway.ts',
      cwd: root,
      url: `${TLS_GATEWAY}/health?deep=1`,
      ignoreHTTPSErrors: true,
      timeout: 120_000,
    },
  ],
});
