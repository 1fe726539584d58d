/** `/login`: the sign-in page to anyone, its form from our own pages only. */
import { GET, POST } from '@/app/login/route';
import { backend, record } from '@/tests/support/backend';
import { problemOf, requestOf } from '@/tests/support/requests';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

const form = (headers: Record<string, string>) =>
  requestOf('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: 'username=abee&password=outreach',
  });

test('the page is there for anyone, wherever the link stood', async () => {
  backend().get('/login').reply(200, '<form>', { 'content-type': 'text/html' });
  const response = await GET(requestOf('/login', { headers: { 'sec-fetch-site': 'cross-site' } }));
  expect(await response.text()).toBe('<form>');
});

test('its form reaches the backend', async () => {
  const received = record(backend().post('/login'), 302, '', ['Location', '/']);
  const response = await POST(form({ origin: APP, 'sec-fetch-site': 'same-origin' }));
  expect(response.headers.get('location')).toBe('/');
  expect(received[0]?.body).toBe('username=abee&password=outreach');
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
])('a form of a foreign page (%j) is refused and not sent', async (headers) => {
  expect((await problemOf(await POST(form(headers)))).status).toBe(403);
});
