/** What the launcher reads from the environment. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDotEnv, readSettings } from '@/scripts/settings.mjs';
import { emptyFolder } from './folders';
import { runModule, scriptModule } from './programs';

const SETTINGS_MODULE = scriptModule('settings.mjs');

const environment = (values: Record<string, string>) => ({ NODE_ENV: 'test' as const, ...values });

test('an empty environment gives the documented ports and data directory', () => {
  const settings = readSettings(environment({}), join('/', 'clone'));
  expect(settings).toMatchObject({ port: 3000, backendPort: 8080, production: false });
  expect(settings.dataDirectory).toBe(join('/', 'clone', '.data'));
});

test.each(['0', '65536', '3000x', '-1', ' '])('a port of "%s" is refused by name', (PORT) => {
  expect(() => readSettings(environment({ PORT }), '/')).toThrow(
    `PORT must be a port number from 1 to 65535 and is "${PORT}"`,
  );
});

test('an empty variable counts as not set', () => {
  const settings = readSettings(environment({ PORT: '', LEGACY_API_URL: '' }), '/');
  expect(settings).toMatchObject({ port: 3000, legacyApiUrl: undefined, production: false });
});

test.each([
  ['', undefined],
  ['https://Outreach.example.org/', 'https://outreach.example.org'],
  ['https://outreach.example.org:443/start?x=1', 'https://outreach.example.org'],
  ['http://localhost:3100', 'http://localhost:3100'],
])('APP_URL=%s has the origin %s', (APP_URL, appOrigin) => {
  expect(readSettings(environment({ APP_URL }), '/').appOrigin).toBe(appOrigin);
});

test.each(['outreach.example.org', 'ftp://outreach.example.org', '/', ' '])(
  'an APP_URL of "%s" is refused by name',
  (APP_URL) => {
    expect(() => readSettings(environment({ APP_URL }), '/')).toThrow(
      `APP_URL must be an http(s) address and is "${APP_URL}"`,
    );
  },
);

test('a real backend makes the start a production start', () => {
  const values = environment({ LEGACY_API_URL: 'https://legacy.example.org' });
  expect(readSettings(values, '/').production).toBe(true);
});

describe('.env', () => {
  test('a missing file is no failure', async () => {
    const root = await emptyFolder();
    expect(() => loadDotEnv(root)).not.toThrow();
  });

  test('a folder in its place is a failure', async () => {
    const root = await emptyFolder();
    await mkdir(join(root, '.env'));
    expect(() => loadDotEnv(root)).toThrow();
  });

  test("what the caller has set wins over the file's", async () => {
    const root = await emptyFolder();
    await writeFile(join(root, '.env'), 'PORT=4000\nBACKEND_PORT=4001\n');
    const reader = runModule(
      `
      import { loadDotEnv, readSettings } from ${JSON.stringify(SETTINGS_MODULE)};
      loadDotEnv(${JSON.stringify(root)});
      const { port, backendPort } = readSettings(process.env, '/');
      console.log(port, backendPort);
    `,
      { PORT: '5000' },
    );
    await reader.ended;
    expect(reader.printed()).toBe('5000 4001\n');
  });
});
