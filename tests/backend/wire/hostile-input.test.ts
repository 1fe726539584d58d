/** Malformed and hostile requests (legacy-api.md §1.14), and the contents of responses and log lines about them. */
import { randomBytes } from 'node:crypto';
import { eventually } from '@/tests/backend/support/stand-in';
import { Wire } from '@/tests/backend/support/wire';

const wire = new Wire('', () => ({}));
const SEARCH = '/api/elasticsearch/multi-field-index';
const ORG_SAVE = '/api/organization/Cook';

test('invalid paths are rejected with the error body', async () => {
  const rejected: Record<number, string[]> = {
    400: [
      ...['50%', '%zz', '%E9', 'a%2Fb', 'a%5Cb', 'a%00b', 'a|b', '[a]', 'a^b'].map(
        (text) => `${SEARCH}/${text}`,
      ),
      '/api/orgs-filtered-sorted/0/10/null/null?county=%00',
    ],
    404: [`${SEARCH}/`, `${SEARCH}/a/b`, '/backend/main.ts'],
    500: [
      ...['a;b', 'a%3Bb', 'a%25b'].map((text) => `${SEARCH}/${text}`),
      ...['/api//counties', '//api/counties', '/api/organizations/../counties', '/api/./counties'],
      ...['/api/organizations/%2e%2e/counties', '/api/counties/../../../etc/passwd'],
    ],
  };
  for (const [code, paths] of Object.entries(rejected))
    for (const path of paths) {
      const status = Number(code);
      const response = await wire.ann.send({ path });
      expect([path, response.status]).toEqual([path, status]);
      expect(response.headers['cache-control']).toContain('no-store');
      expect(response.json()).toMatchObject({ status, message: '', path: path.split('?')[0] });
    }
});

test('too large bodies are rejected by their length, and long texts are stored whole', async () => {
  const headers = { 'x-xsrf-token': wire.ann.cookies.get('XSRF-TOKEN') ?? '' };
  for (const [path, length, type] of [
    [ORG_SAVE, 10 * 1024 * 1024, 'application/json'],
    ['/login', 100_000, 'application/x-www-form-urlencoded'],
  ] as const) {
    // Sends no bytes: a response during the upload could be lost with the connection.
    const announced = { ...headers, 'content-type': type, 'content-length': `${length}` };
    const response = await wire.ann.send({ method: 'POST', path, headers: announced });
    expect(response.json()).toMatchObject({ status: 413, message: '' });
  }
  const long = randomBytes(50_000).toString('hex');
  for (const [post, get, names] of [
    [ORG_SAVE, '/api/organizations', ['orgname', 'city']],
    ['/api/create-update-contact/-1', '/api/contact', ['firstName', 'lastName', 'title', 'email']],
    ['/api/event/Presentation/-1/false/null', '/api/events', ['eventName', 'location', 'city']],
  ] as const) {
    // Lists sort by these columns, which have an index.
    const body = Object.fromEntries(names.map((name) => [name, long]));
    const id = await wire.ann.create(post, body);
    expect(await wire.ann.json(`${get}/${id}`)).toMatchObject(body);
  }
});

test('responses show no internals, and the log no contents', async () => {
  const { db } = wire;
  const path = '/api/orgs-filtered-sorted/0/10/secret-field/asce?county=secret-county';
  expect((await wire.ann.get(path)).text).not.toMatch(/secret-county|select|at .*\.ts/);
  await wire.ann.write('POST', ORG_SAVE, { orgname: 'secret-name' });
  await wire.ann.get(`${SEARCH}/secret-search`);
  await wire.ann.signIn('secret-user', 'secret-password');
  await wire.ann.send({ path: '/api/counties', headers: { 'x-request-id': 'secret- id' } });
  // Also for an error of the database.
  const check = `check (orgname not like 'secret-m%')`;
  await db.query(`alter table organization add constraint unmarked ${check}`);
  const failed = await wire.ann.write('POST', ORG_SAVE, { orgname: 'secret-mark' });
  expect(failed.status).toBe(500);
  // Log lines are written after the response, in order.
  await wire.ann.send({ path: '/api/counties', headers: { 'x-request-id': 'last' } });
  await eventually(() => expect(wire.own.log()).toContain('"reqId":"last"'));
  const log = wire.own.log();
  expect(log).toContain(`GET ${SEARCH}/:text`);
  expect(log).toContain('"constraint":"unmarked"');
  expect(log).not.toContain('secret-');
  expect(wire.own.stderr()).toBe('');
});

test('a broken database connection fails its own request only', async () => {
  const { db } = wire;
  await db.query('begin; lock table county in access exclusive mode');
  const waiting = wire.ann.get('/api/counties');
  const waits = `select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await eventually(async () => expect((await db.query(waits)).rows).toHaveLength(1));
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`,
  );
  await db.query('rollback');
  expect((await waiting).json()).toMatchObject({ status: 500, message: '' });
  expect((await wire.ann.get('/api/counties')).status).toBe(200);
});
