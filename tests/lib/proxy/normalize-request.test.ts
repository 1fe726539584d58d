/** Requests as they are changed before Next reads them. */
import { addPeerAddress } from '@/lib/proxy/normalize-request';
import { startRealBackend } from '@/tests/support/real-backend';

test.each([
  [[], '127.0.0.1'],
  [['10.0.0.9'], '10.0.0.9, 127.0.0.1'],
  [['10.0.0.9', '10.0.0.8'], '10.0.0.9, 10.0.0.8, 127.0.0.1'],
])('the address of the peer is appended to X-Forwarded-For %j', async (sent, expected) => {
  const server = await startRealBackend();
  server.respond = (request, response) => {
    addPeerAddress({ request, response });
    response.end(request.headers['x-forwarded-for']);
  };
  const headers = sent.map((hop): [string, string] => ['x-forwarded-for', hop]);
  expect(await (await fetch(server.address, { headers })).text()).toBe(expected);
  await server.stop();
});
