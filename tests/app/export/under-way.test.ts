/** Exports that are refused, that fail, that are cancelled, and that take their time. */
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
  answerJson,
  ask,
  contact,
  counted,
  exportBackend,
  exported,
  framesOf,
  NEWS,
} from './backend';

const backend = exportBackend();

describe('refusals', () => {
  test.each([
    ['/export/contacts', 'rows'],
    ['/export/contacts?rows=mine', 'rows'],
    ['/export/contacts?rows=all&format=pdf', 'format'],
    ['/export/contacts?rows=all&copy=secret', 'copy'],
  ])('%s is refused with the name of what is wrong', async (path, field) => {
    const { status, errors } = await problemOf(await ask(path));
    expect([status, errors?.map((error) => error.path)]).toEqual([400, [field]]);
  });

  test('a list that there is not is not found, and other methods are none', async () => {
    expect((await problemOf(await ask('/export/toString?rows=all'))).status).toBe(404);
    expect((await ask('/export/contacts?rows=all', { method: 'HEAD' })).status).toBe(405);
    expect((await ask('/export/contacts?rows=all', { method: 'POST' })).status).toBe(405);
  });

  test('nobody who is not signed in, and no page of another site, gets a file', async () => {
    expect((await problemOf(await ask('/export/contacts?rows=all', { cookies: {} }))).status).toBe(
      401,
    );
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await problemOf(await ask('/export/contacts?rows=all', { headers }))).status).toBe(403);
  });

  test('what fails before the first row is answered as a failure, and ends a session that has ended', async () => {
    backend.answer = (_request, response) => response.writeHead(302, { location: '/saml' }).end();
    const response = await ask('/export/contacts?rows=all');
    expect(response.headers.getSetCookie().join()).toContain('outreach_session=;');
    expect((await problemOf(response)).status).toBe(401);
    backend.answer = (_request, response) => response.destroy();
    expect((await problemOf(await ask('/export/contacts?rows=all'))).status).toBe(502);
  });
});

test('an export whose session ends midway says that it is signed out', async () => {
  const first = pageOf([contact(1)], { totalPages: 2, totalElements: 2 });
  backend.answer = ({ url = '' }, response) => {
    if (url.includes('/0/200/')) answerJson(response, first);
    else response.writeHead(302, { location: '/saml' }).end();
  };
  const { last } = await exported('/export/contacts?rows=matching');
  expect(last).toMatchObject({ kind: 'failed', status: 401 });
});

describe('an export under way', () => {
  /** Writes the first row and then waits. */
  function slowBackend() {
    const asked = new Promise<ServerResponse>((resolve) => {
      backend.answer = (request, response) => {
        if (request.url !== ALL) return answerJson(response, counted(2));
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(`[${JSON.stringify(contact(1))},`);
        resolve(response);
      };
    });
    return { asked, gone: asked.then((response) => once(response, 'close')) };
  }

  test('is the only one of its person, and stops when they cancel it', async () => {
    const { gone } = slowBackend();
    const response = await ask('/export/contacts?rows=all', NEWS);
    expect((await problemOf(await ask('/export/contacts?rows=view'))).status).toBe(429);
    await response.body?.cancel();
    await gone;
    backend.answers({ '/api/contacts-sorted-default': pageOf([contact(1)]) });
    expect((await exported('/export/contacts?rows=view')).rows).toHaveLength(2);
  });

  test('is heard of at once, whatever the backend does', async () => {
    backend.answer = () => undefined;
    const response = await ask('/export/contacts?rows=all', NEWS);
    expect(response.status).toBe(200);
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    await reader?.cancel();
  });

  test('fails where its process ends, also for want of memory, and the next one has another', async () => {
    const { asked, gone } = slowBackend();
    prepareProcess();
    const made = globalThis.idleExportProcess;
    const response = await ask('/export/contacts?rows=all', NEWS);
    await asked;
    made?.kill();
    await gone;
    expect((await framesOf(response)).news.at(-1)).toEqual({
      kind: 'failed',
      status: 500,
      message: 'Something went wrong.',
    });
    backend.answers({ '/api/contacts-sorted-default': pageOf([contact(1)]) });
    expect((await exported('/export/contacts?rows=view')).rows).toHaveLength(2);
  });

  test('leaves a process behind that waits for the next one', async () => {
    backend.answers({ '/api/contacts-sorted-default': pageOf([contact(1)]) });
    await exported('/export/contacts?rows=view');
    const before = globalThis.idleExportProcess;
    await exported('/export/contacts?rows=view');
    expect(before).toBeDefined();
    expect(globalThis.idleExportProcess).toBe(before);
  });

  test('ends with the server, also where that has no time to say so', async () => {
    const { gone } = slowBackend();
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
    await server.says('The first row is there.');
    server.child.kill('SIGKILL');
    await gone;
  });
});
