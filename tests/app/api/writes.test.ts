/** Saves under failures of the backend and the connection, repeated requests and simultaneous saves. */
import type { RequestListener } from 'node:http';
import type { NextResponse } from 'next/server';
import { POST as postInvite } from '@/app/api/events/[eventId]/invites/route';
import { PUT as putOrganization } from '@/app/api/forms/organizations/[orgId]/route';
import { POST as postOrganization } from '@/app/api/forms/organizations/route';
import { forgetConfirmations } from '@/lib/legacy/session';
import { handleApi } from '@/lib/proxy/handle-api';
import { heldTimeLimits } from '@/tests/support/clock';
import { ORGANIZATION_FORM, organizationRow } from '@/tests/support/legacy-rows';
import { type RealBackend, startRealBackend } from '@/tests/support/real-backend';
import { contextOf, formRequest } from '@/tests/support/requests';
import { sessionOf } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

const LIMIT_MS = 30_000;

let real: RealBackend;
let time: ReturnType<typeof heldTimeLimits>;
/** `METHOD /path` of every request that reached the backend. */
let received: string[] = [];

beforeAll(async () => {
  real = await startRealBackend();
  setSettings({ LEGACY_API_URL: real.address, LEGACY_TIMEOUT_MS: String(LIMIT_MS) });
});
beforeEach(() => {
  received = [];
  time = heldTimeLimits();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => real.stop());

/** `write` responds to the write; reads find what `stored` is at the time. */
function backendThat(write: RequestListener, stored = organizationRow()): void {
  real.respond = (request, response) => {
    const { method = '', url = '' } = request;
    received.push(`${method} ${url}`);
    if (method !== 'GET' || url.includes('/send-invite/')) return write(request, response);
    const body = url.endsWith('/counties') ? [{ countyId: 1, countyDesc: 'CountyA' }] : stored;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
}

const writesReceived = () => received.filter((line) => !line.startsWith('GET'));
type Save = (headers?: Record<string, string>) => Promise<NextResponse>;

const CREATE: Save = async (headers) =>
  postOrganization(
    await formRequest('/api/forms/organizations', 'POST', { values: ORGANIZATION_FORM }, headers),
    contextOf(),
  );
const CREATE_NOTE: Save = async (headers) =>
  handleApi(await formRequest('/api/org/newNote/5', 'POST', { noteEntry: 'text' }, headers));
const UPDATE: Save = async (headers) => change('city', 'Elsewhere', headers);
const REMOVE: Save = async (headers) =>
  handleApi(await formRequest('/api/deleteNote/7', 'DELETE', undefined, headers));

const INVITE: Save = async (headers) => {
  const invite = { eventName: 'Fair', location: 'Hall', message: 'Come', presenterIds: [1] };
  const request = await formRequest('/api/events/42/invites', 'POST', invite, headers);
  return postInvite(request, contextOf({ eventId: '42' }));
};

async function change(name: string, value: string, headers = {}) {
  const values = { ...ORGANIZATION_FORM, [name]: value };
  const body = { base: ORGANIZATION_FORM, values };
  const request = await formRequest('/api/forms/organizations/5', 'PUT', body, headers);
  return putOrganization(request, contextOf({ orgId: '5' }));
}

const outcomeOf = async (response: Response) => {
  const text = await response.text();
  return { status: response.status, ...(text ? JSON.parse(text) : {}) };
};

const responds =
  (status: number, body = '', headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

const location = { location: 'http://backend.test:9000/api/organization/CountyA/77' };
const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

const brokenOff: RequestListener = (_request, response) => {
  response.writeHead(201, { ...html, ...location, 'content-length': '100' });
  response.write('{');
  setTimeout(() => response.destroy(), 20);
};

let endless = 0;
/** Responds until the time limits of all four saves are over. */
const dripping: RequestListener = (_request, response) => {
  response.writeHead(201, location);
  endless += 1;
  response.write(' ', () => setTimeout(() => endless === 4 && time.end(), 20));
};

describe('a response that the contract does not call a success', () => {
  test.each<[string, RequestListener]>([
    ['200 with null', responds(200, 'null', json)],
    ['200 with a page', responds(200, '<!doctype html>', html)],
    ['200 without a body', responds(200)],
    ['a page with the status of the contract, broken off', brokenOff],
    ['a body that never ends', dripping],
    ['a body above the size limit', responds(201, 'x'.repeat(100_000), location)],
    ['a reset before the response', (request) => request.socket.destroy()],
    ['500', responds(500, '{"message":"secret"}', json)],
  ])('%s to a creation or a change: the outcome is unknown', async (_what, write) => {
    backendThat(write);
    const saves = [CREATE, CREATE_NOTE, UPDATE, REMOVE];
    for (const outcome of await Promise.all(saves.map(async (save) => outcomeOf(await save())))) {
      expect(outcome).toMatchObject({ outcome: 'unknown', requestId: expect.any(String) });
      expect(outcome.status).toBeGreaterThanOrEqual(500);
    }
    expect(writesReceived()).toHaveLength(4);
  });

  const noId = { location: '/api/x/new' };
  test.each<[string, RequestListener, Save]>([
    ['204 to a creation', responds(204), CREATE],
    ['201 without a Location to a creation', responds(201), CREATE_NOTE],
    ['201 with a Location without an id to a creation', responds(201, '', noId), CREATE],
    ['201 to a change', responds(201, '', location), UPDATE],
    ['null to an invite', responds(200, 'null', json), INVITE],
    ['invalid JSON to an invite', responds(200, '{"a":', json), INVITE],
    ['a page to an invite', responds(200, '<!doctype html>', html), INVITE],
    ['204 to an invite', responds(204), INVITE],
  ])('%s: the outcome is unknown', async (_what, write, save) => {
    backendThat(write);
    expect(await outcomeOf(await save())).toMatchObject({ status: 502, outcome: 'unknown' });
  });

  test('a redirect to the sign-in: nothing is stored', async () => {
    backendThat(responds(302, '', { location: '/saml/login' }));
    const outcome = await outcomeOf(await CREATE());
    expect([outcome.status, outcome.outcome]).toEqual([401, undefined]);
  });
});

describe('one click', () => {
  const headers = { 'idempotency-key': 'click-1' };

  test('is sent upstream once, although the browser repeats its request', async () => {
    let stored = 0;
    backendThat((_request, response) => {
      stored += 1;
      setTimeout(() => response.writeHead(201, location).end(), 100);
    });
    const both = await Promise.all([CREATE(headers), CREATE(headers)]);
    const later = await CREATE(headers);
    expect([...both, later].map((response) => response.headers.get('location'))).toEqual(
      Array(3).fill('/api/forms/organizations/77'),
    );
    expect(stored).toBe(1);
    await CREATE({ 'idempotency-key': 'click-2' });
    expect(stored).toBe(2);
  });

  test('gets its stored response again only while the backend confirms the session', async () => {
    const repeated = { 'idempotency-key': 'click-3' };
    backendThat(responds(201, '', location));
    expect((await CREATE_NOTE(repeated)).headers.get('location')).toBe('/api/org/newNote/5/77');
    expect((await CREATE_NOTE(repeated)).headers.get('location')).toBe('/api/org/newNote/5/77');

    forgetConfirmations();
    real.respond = responds(200);
    const ended = await CREATE_NOTE(repeated);
    expect(ended.headers.get('location')).toBeNull();
    expect(await outcomeOf(ended)).toMatchObject({ status: 401, outcome: 'unknown' });

    real.respond = responds(503);
    expect(await outcomeOf(await CREATE_NOTE(repeated))).toMatchObject({ status: 502 });
    expect(writesReceived()).toHaveLength(1);
  });

  test('is completed at the backend after the browser has disconnected', async () => {
    let finished = false;
    backendThat((_request, response) => {
      setTimeout(() => {
        finished = !response.destroyed;
        response.writeHead(201, location).end();
      }, 200);
    });
    const gone = new AbortController();
    const request = await formRequest('/api/org/newNote/5', 'POST', { noteEntry: 'text' });
    const pending = handleApi(
      new Proxy(request, {
        get: (target, name) =>
          name === 'signal' ? gone.signal : Reflect.get(target, name, target),
      }),
    );
    setTimeout(() => gone.abort(), 50);
    await pending;
    expect(finished).toBe(true);
  });

  test('is rejected when another employee has signed in since the page was opened', async () => {
    backendThat(responds(204));
    const mine = { 'x-outreach-employee': sessionOf().employee };
    expect((await UPDATE(mine)).status).toBe(204);
    for (const save of [CREATE, CREATE_NOTE, UPDATE, REMOVE]) {
      const outcome = await outcomeOf(await save({ 'x-outreach-employee': 'other' }));
      expect(outcome).toMatchObject({ status: 409, title: expect.stringContaining('Ann Bee') });
    }
    expect(writesReceived()).toHaveLength(1);
  });
});

test('stores one of six simultaneous saves of a record, and rejects five as conflicts', async () => {
  const stored = organizationRow();
  backendThat((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      setTimeout(() => {
        Object.assign(stored, { city: JSON.parse(body).city });
        response.writeHead(204).end();
      }, 30);
    });
  }, stored);
  const responses = await Promise.all([...'ABCDEF'].map((city) => change('city', city)));
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409, 409, 409]);
  expect(writesReceived()).toHaveLength(1);
});

test('subtracts the time that middleware has used from the time limit', async () => {
  real.respond = () => time.end();
  const earlier = { 'x-request-time': String(Date.now() - LIMIT_MS * 0.8) };
  const request = await formRequest('/api/counties', 'GET', undefined, earlier);
  expect((await handleApi(request)).status).toBe(504);
  const [limit = LIMIT_MS] = time.limits();
  expect(limit).toBeLessThanOrEqual(LIMIT_MS * 0.2);
  expect(limit).toBeGreaterThan(0);
});

test('has one time limit for all requests of a save', async () => {
  let requests = 0;
  real.respond = (request, response) => {
    requests += 1;
    if (request.url?.includes('organizations')) response.end(JSON.stringify(organizationRow()));
    else time.end();
  };
  expect((await outcomeOf(await change('countyName', 'CountyB'))).status).toBe(504);
  expect(requests).toBeGreaterThan(1);
  expect(time.limits()).toHaveLength(1);
});
