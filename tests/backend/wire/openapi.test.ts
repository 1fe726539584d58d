/** The description of the API, where the stand-in serves it. */
import { readFileSync } from 'node:fs';
import { Caller } from '@/tests/backend/support/caller';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;

beforeAll(async () => {
  standIn = await startStandIn();
});

afterAll(async () => {
  await standIn.stop();
});

test('the kept document is served as JSON to somebody who is not signed in', async () => {
  const answer = await new Caller(standIn.url).get('/openapi.json');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.text).toBe(readFileSync('docs/openapi.json', 'utf8'));
});

test('beside it everything else still asks for a sign-in', async () => {
  const caller = new Caller(standIn.url);
  expect((await caller.get('/api/counties')).status).toBe(302);
  expect((await caller.write('PUT', '/openapi.json', {})).status).toBe(302);
});
