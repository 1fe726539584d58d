/** What every response of the running server has, also those that Next makes without asking us. */
import { onEveryRequest } from '@/lib/every-request';
import { followRequest } from '@/lib/session/http-response';
import { startRealBackend } from '@/tests/support/real-backend';
import { setSettings } from '@/tests/support/settings';

setSettings({ APP_URL: 'https://outreach.example' });

test('where staff come over TLS, browsers are told to come over TLS only', async () => {
  onEveryRequest(followRequest);
  const server = await startRealBackend();
  const response = await fetch(`${server.address}/nowhere`);
  await server.stop();
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
});
