/** The HTTP exchange, shared by middleware, pages and route handlers. */
import type { RequestListener } from 'node:http';
import { GET } from '@/app/(staff)/event/read/[id]/calendar/route';
import { followRequest } from '@/lib/session/http-exchange';
import { loadSession } from '@/lib/session/load-session';
import middleware from '@/middleware';
import { BACKEND_COOKIES, backend, stubSignedIn } from '@/tests/support/backend';
import * as rows from '@/tests/support/legacy-rows';
import { startRealBackend } from '@/tests/support/real-backend';
import { contextOf, requestOf } from '@/tests/support/requests';
import { setSettings } from '@/tests/support/settings';

setSettings({ APP_URL: 'https://outreach.example' });

async function fetchTwice(serve: RequestListener): Promise<Response[]> {
  const server = await startRealBackend();
  server.respond = (request, response) => {
    followRequest({ request, response });
    serve(request, response);
  };
  const responses = [await fetch(server.address), await fetch(server.address)];
  await server.stop();
  return responses;
}

test('over TLS every response has HSTS', async () => {
  const responses = await fetchTwice((_request, response) => response.writeHead(404).end());
  for (const { headers } of responses) {
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  }
});

test('the session is confirmed once for middleware, page and route handler of a request, and again for the next', async () => {
  const cookies = BACKEND_COOKIES;
  const path = '/event/read/42/calendar';
  const kinds: string[] = [];
  for (let times = 0; times < 2; times += 1) {
    stubSignedIn();
    backend().get('/api/events/42').reply(200, rows.eventRow());
  }
  const responses = await fetchTwice(async (_request, response) => {
    await middleware(requestOf(path, { cookies }));
    const page = await loadSession(requestOf(path, { cookies }).cookies, 'request-1');
    kinds.push(page.kind);
    const file = await GET(requestOf(path, { cookies }), contextOf({ id: '42' }));
    response.writeHead(file.status).end();
  });
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  expect(kinds).toEqual(['signed-in', 'signed-in']);
});
