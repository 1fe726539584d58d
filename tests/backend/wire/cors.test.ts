/** Calls from other origins on the wire (legacy-api.md §9, assertion 9, and §1.7). */
import { Caller } from '@/tests/backend/support/caller';
import { insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

const FRONTEND = 'https://outreach.example.org';
let standIn: StandIn;
let employee: Caller;

beforeAll(async () => {
  standIn = await startStandIn({ FRONTEND_ORIGINS: `${FRONTEND}, http://localhost:3000` });
  await insertBasics(standIn.db);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

test.each([FRONTEND, 'http://localhost:3000'])(
  '9: the allowed origin %s gets credentials and sees Location',
  async (origin) => {
    const answer = await employee.send({ path: '/api/counties', headers: { origin } });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-allow-credentials']).toBe('true');
    expect(answer.headers['access-control-expose-headers']).toBe('Location');
    expect(answer.headers.vary).toContain('Origin');
  },
);

test('9: an allowed origin is told so on refusals too', async () => {
  const headers = { origin: FRONTEND };
  const signedOut = await new Caller(standIn.url).send({ path: '/api/counties', headers });
  expect(signedOut.status).toBe(302);
  expect(signedOut.headers['access-control-allow-origin']).toBe(FRONTEND);
  const unknown = await employee.send({ path: '/api/organizations/999', headers });
  expect(unknown.status).toBe(500);
  expect(unknown.headers['access-control-allow-origin']).toBe(FRONTEND);
});

test.each([
  'https://evil.example.org',
  'http://outreach.example.org',
  'https://outreach.example.org:8443',
  'null',
])('the origin %s is refused with 403, whoever it claims to be', async (origin) => {
  const answer = await employee.send({ path: '/api/user', headers: { origin } });
  expect(answer.status).toBe(403);
  expect(answer.text).toBe('Invalid CORS request');
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

test.each(['http', 'https'])(
  "a request's own origin is not another one, with %s seen by the browser",
  async (scheme) => {
    const origin = standIn.url.replace('http', scheme);
    const answer = await employee.send({ path: '/api/counties', headers: { origin } });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  },
);

test('a request without Origin gets no permission it does not need', async () => {
  const answer = await employee.get('/api/counties');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
});

test('a preflight is answered before anyone asks who is calling', async () => {
  const answer = await new Caller(standIn.url).send({
    method: 'OPTIONS',
    path: '/api/organization/Cook',
    headers: {
      origin: FRONTEND,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-xsrf-token',
    },
  });
  expect(answer.status).toBe(200);
  expect(answer.text).toBe('');
  expect(answer.headers['access-control-allow-methods']).toBe('GET,POST,PUT,DELETE,OPTIONS');
  expect(answer.headers['access-control-allow-headers']).toBe('content-type,x-xsrf-token');
  expect(answer.headers['access-control-allow-credentials']).toBe('true');
  expect(answer.headers['access-control-max-age']).toBeUndefined();
});

test('the page that a redirect of the signed-out leads to is closed to scripts of other origins', async () => {
  const headers = { origin: FRONTEND };
  const page = await new Caller(standIn.url).send({ path: '/login', headers });
  expect(page.status).toBe(200);
  expect(page.headers['access-control-allow-origin']).toBeUndefined();
  expect(page.headers['access-control-allow-credentials']).toBeUndefined();
});

test('a preflight for a method that is not allowed is refused', async () => {
  const answer = await employee.send({
    method: 'OPTIONS',
    path: '/api/counties',
    headers: { origin: FRONTEND, 'access-control-request-method': 'PATCH' },
  });
  expect(answer.status).toBe(403);
});
