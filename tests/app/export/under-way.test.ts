/** Running exports: rejected, failed, cancelled, slow. */
import '@/tests/support/no-stubs';

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { config } from '@/lib/config';
import { prepareProcess } from '@/lib/export/process/export-process';
import { runNode } from '@/tests/scripts/programs';
import { pageOf } from '@/tests/support/legacy-rows';
import { problemOf } from '@/tests/support/requests';
import { SECRET } from '@/tests/support/settings';
import {
  ALL,
  contact,
  counted,
  exportBackend,
  exported,
  framesOf,
  request,
  respondJson,
  WITH_EVENTS,
} from './backend';

const backend = exportBackend();
const ONE_PAGE = { '/api/contacts-sorted-default': pageOf([contact(1)]) };

test.each([
  ['contacts', 'rows'],
  ['contacts?rows=mine', 'rows'],
  ['contacts?rows=all&format=pdf', 'format'],
  ['contacts?rows=all&copy=secret', 'copy'],
])('/export/%s is rejected with the name of the parameter', async (path, field) => {
  const { status, errors } = await problemOf(await request(path));
  expect([status, errors?.map((error) => error.path)]).toEqual([400, [field]]);
});

test.each([
  [404, 'toString?rows=all', {}],
  [405, 'contacts?rows=all', { method: 'HEAD' }],
  [405, 'contacts?rows=all', { method: 'POST' }],
  [401, 'contacts?rows=all', { cookies: {} }],
  [403, 'contacts?rows=all', { headers: { 'sec-fetch-site': 'cross-site' } }],
])('the status is %i for /export/%s with %j', async (status, path, options) => {
  expect((await request(path, options)).status).toBe(status);
});

test('a failure before the first row is an error response, which ends the session if signed out', async () => {
  backend.respond = (_request, response) => response.writeHead(302, { location: '/saml' }).end();
  const response = await request('contacts?rows=all');
  expect(response.headers.getSetCookie().join()).toContain('outreach_session=;');
  expect((await problemOf(response)).status).toBe(401);
  backend.respond = (_request, response) => response.destroy();
  expect((await problemOf(await request('contacts?rows=all'))).status).toBe(502);
});

test('an export whose session ends before the second page fails as signed out', async () => {
  const first = pageOf([contact(1)], { totalPages: 2, totalElements: 2 });
  backend.respond = ({ url = '' }, response) => {
    if (url.includes('/0/200/')) respondJson(response, first);
    else response.writeHead(302, { location: '/saml' }).end();
  };
  const { last } = await exported('contacts?rows=matching');
  expect(last).toMatchObject({ kind: 'failed', status: 401 });
});

describe('a running export', () => {
  /** Sends the first row and then waits. */
  function slowBackend() {
    const started = new Promise<ServerResponse>((resolve) => {
      backend.respond = ({ url }, response) => {
        if (url !== ALL) return respondJson(response, counted(2));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(`[${JSON.stringify(contact(1))},`);
        resolve(response);
      };
    });
    return { started, closed: started.then((response) => once(response, 'close')) };
  }

  test('is the only one of its session, and stops when it is cancelled', async () => {
    const { closed } = slowBackend();
    const response = await request('contacts?rows=all', WITH_EVENTS);
    expect((await problemOf(await request('contacts?rows=view'))).status).toBe(429);
    await response.body?.cancel();
    await closed;
    backend.responds(ONE_PAGE);
    expect((await exported('contacts?rows=view')).rows).toHaveLength(2);
  });

  test('sends its first bytes before the backend responds', async () => {
    backend.respond = () => undefined;
    const response = await request('contacts?rows=all', WITH_EVENTS);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
  });

  test('fails if its process ends, and the next export has another process', async () => {
    const { started, closed } = slowBackend();
    prepareProcess();
    const process = globalThis.idleExportProcess;
    const response = await request('contacts?rows=all', WITH_EVENTS);
    await started;
    process?.kill();
    await closed;
    expect((await framesOf(response)).events.at(-1)).toEqual({
      kind: 'failed',
      status: 500,
      message: 'Something went wrong.',
    });
    backend.responds(ONE_PAGE);
    expect((await exported('contacts?rows=view')).rows).toHaveLength(2);
  });

  test('keeps its process idle for the next export', async () => {
    backend.responds(ONE_PAGE);
    await exported('contacts?rows=view');
    const before = globalThis.idleExportProcess;
    await exported('contacts?rows=view');
    expect(before).toBeDefined();
    expect(globalThis.idleExportProcess).toBe(before);
  });

  test('stops when the server is killed', async () => {
    const { closed } = slowBackend();
    const server = runNode(
      ['--conditions=react-server', '--import', 'tsx', 'tests/app/export/one-export.ts'],
      {
        env: {
          LEGACY_API_URL: config().LEGACY_API_URL,
          SESSION_SECRET: SECRET,
          LEGACY_TIMEOUT_MS: '60000',
        },
      },
    );
    await server.untilPrinted('The first row is there.');
    server.child.kill('SIGKILL');
    await closed;
  });
});
