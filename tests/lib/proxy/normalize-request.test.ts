/** The address of a request's peer, as the backend is told it. */

import { request } from 'node:http';
import { addPeerAddress } from '@/lib/proxy/normalize-request';
import { onEveryRequest } from '@/lib/session/http-exchange';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';

let server: RealBackend;

beforeAll(async () => {
  onEveryRequest(addPeerAddress);
  server = await startRealBackend();
  server.answer = ({ headers }, response) => response.end(headers['x-forwarded-for']);
});

afterAll(() => server.stop());

function forwardedFor(headers: Record<string, string | string[]>): Promise<string> {
  return new Promise((resolve, reject) => {
    request(server.address, { headers }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve(text);
    })
      .on('error', reject)
      .end();
  });
}

test('the address of the peer stands last, whatever the browser or a gateway has sent', async () => {
  expect(await forwardedFor({})).toBe('127.0.0.1');
  expect(await forwardedFor({ 'x-forwarded-for': '10.0.0.9' })).toBe('10.0.0.9, 127.0.0.1');
  expect(await forwardedFor({ 'x-forwarded-for': ['10.0.0.9', '10.0.0.8'] })).toBe(
    '10.0.0.9, 10.0.0.8, 127.0.0.1',
  );
});
