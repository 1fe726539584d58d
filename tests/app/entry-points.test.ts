/** Route handlers outside the proxy: health, sign-in, sign-out and calendar files. */
import type nock from 'nock';
import { GET as getEventCalendar } from '@/app/(staff)/event/read/[id]/calendar/route';
import { GET as getMyCalendar } from '@/app/(staff)/myoutreach/calendar/route';
import { GET as handleHealth } from '@/app/health/route';
import { GET as getLogin, POST as postLogin } from '@/app/login/route';
import { POST as handleLogout } from '@/app/logout/route';
import { GET as handleSessionEnded } from '@/app/session-ended/route';
import { routes } from '@/lib/routes';
import { unsealText } from '@/lib/session/sealed-session';
import { ANN, backend, record } from '@/tests/support/backend';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow, pageOf } from '@/tests/support/legacy-rows';
import { contextOf, cookiesSetBy, DESTROYED, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

describe('GET /health', () => {
  const health = async (query: string) => {
    const response = await handleHealth(
      requestOf(`/health${query}`, { cookies: { JSESSIONID: 'x' } }),
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.json()];
  };
  const OK = { status: 'ok', version: '2.8' };

  test.each(['', '?deep=0'])('"%s" sends no request to the backend', async (query) => {
    expect(await health(query)).toEqual([200, OK]);
  });

  test('deep, requests the backend without a session and reveals no user', async () => {
    const received = record(backend().get('/api/user'), 200, JSON.stringify(ANN));
    expect(await health('?deep=1')).toEqual([200, { ...OK, backend: 'ok' }]);
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['unavailable', () => backend().get('/api/user').twice().reply(503)],
    ['unexpected', () => backend().get('/api/user').reply(500)],
    ['contract', () => backend().get('/api/user').reply(200, 'nonsense')],
  ])('deep, fails while the backend is %s', async (kind, stub) => {
    stub();
    const degraded = { ...OK, status: 'degraded', backend: kind };
    expect(await health('?deep=1')).toEqual([503, degraded]);
  });
});

describe('/login', () => {
  const form = (headers: Record<string, string>) =>
    requestOf('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'username=abee&password=outreach',
    });

  test('is read from any link, and its form is posted from our own pages', async () => {
    backend().get('/login').reply(200, '<form>', { 'content-type': 'text/html' });
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await (await getLogin(requestOf('/login', { headers }))).text()).toBe('<form>');
    const received = record(backend().post('/login'), 302, '', ['Location', '/']);
    const response = await postLogin(form({ origin: APP, 'sec-fetch-site': 'same-origin' }));
    expect(response.headers.get('location')).toBe('/');
    expect(received[0]?.body).toBe('username=abee&password=outreach');
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('rejects the form of a foreign page (%j)', async (headers) => {
    expect((await problemOf(await postLogin(form(headers)))).status).toBe(403);
  });
});

describe('POST /logout', () => {
  const logout = async (headers: Record<string, string> = { origin: APP }) =>
    handleLogout(
      requestOf('/logout', { method: 'POST', cookies: await signedInCookies(), headers }),
    );
  const BOTH_DESTROYED = { ...DESTROYED, JSESSIONID: '', isAuth: 'false' };

  /** The address at which the page after the logout continues; null for none. */
  async function nextAddress(response: Response): Promise<string | null> {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '', APP);
    expect([url.origin, url.pathname]).toEqual([APP, routes.signedOut]);
    return unsealText(url.searchParams.get('to'));
  }

  test.each([
    ['on another port', ':7000', '/bye', 'http://outreach.test:7000/bye'],
    ['on its own port, under our own address', ':9000', '/saml/logout', '/saml/logout'],
    ['of another host: nowhere', '@evil.example', '/x', null],
  ])(
    'ends both sessions with cookies and token, and continues at the address %s',
    async (_address, port, logoutUrl, expected) => {
      const address = JSON.stringify({ port, logoutUrl });
      const received = record(backend().post('/api/logout'), 200, address);
      const response = await logout();
      expect(received[0]?.headers).toMatchObject({
        cookie: 'JSESSIONID=session-1; XSRF-TOKEN=token-1',
        'x-xsrf-token': 'token-1',
      });
      expect(await nextAddress(response)).toBe(expected);
      expect(cookiesSetBy(response)).toEqual(BOTH_DESTROYED);
    },
  );

  test('does not continue at an address that is not sealed', async () => {
    expect(await unsealText('https://evil.example/')).toBeNull();
    expect(await unsealText(['a', 'b'])).toBeNull();
  });

  test('keeps a session that the backend begins anew', async () => {
    backend()
      .post('/api/logout')
      .reply(200, { port: '', logoutUrl: '/bye' }, { 'set-cookie': 'JSESSIONID=new; Path=/' });
    expect(cookiesSetBy(await logout())).toEqual({ ...BOTH_DESTROYED, JSESSIONID: 'new' });
  });

  test.each<[string, (call: nock.Interceptor) => unknown]>([
    ['fails', (call) => call.reply(500)],
    ['is signed out', (call) => call.reply(302)],
    ['responds without an address', (call) => call.reply(200, '{"port":":9000"}')],
    ['responds with an empty body', (call) => call.reply(200, '')],
    ['is down', (call) => call.replyWithError('refused')],
  ])('ends both sessions in the browser when the backend %s', async (_what, stub) => {
    stub(backend().post('/api/logout'));
    const response = await logout();
    expect(await nextAddress(response)).toBeNull();
    expect(cookiesSetBy(response)).toEqual(BOTH_DESTROYED);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('rejects a foreign page (%j)', async (headers) => {
    const response = await logout(headers);
    expect((await problemOf(response)).status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('GET /session-ended', () => {
  const visit = async (query: string, status: number, user: nock.Body = '') => {
    backend().get('/api/user').reply(status, user);
    const cookies = await signedInCookies();
    const response = await handleSessionEnded(requestOf(`/session-ended${query}`, { cookies }));
    return [response.status, response.headers.get('location'), cookiesSetBy(response)];
  };

  test.each([200, 302, 500])(
    'ends our session after an empty %i of the backend, and returns after the sign-in',
    async (status) => {
      const location = '/?returnTo=%2Forganizations%3Fpage%3D2';
      const response = await visit('?returnTo=%2Forganizations%3Fpage%3D2', status);
      expect(response).toEqual([303, location, DESTROYED]);
    },
  );

  test.each([
    ['?returnTo=%2Forganizations', '/unavailable?returnTo=%2Forganizations'],
    ['', '/'],
  ])('keeps a session that the backend confirms, from "%s" to "%s"', async (query, location) => {
    expect(await visit(query, 200, JSON.stringify(ANN))).toEqual([303, location, {}]);
  });

  test.each(['?returnTo=//evil.example', '?returnTo=https:evil.example', '?returnTo=/logout', ''])(
    'leads home from "%s"',
    async (query) => expect(await visit(query, 200)).toEqual([303, '/', DESTROYED]),
  );
});

describe('the calendar file of an event', () => {
  const get = async (id: string, cookies?: Record<string, string>) =>
    getEventCalendar(
      requestOf(`/event/read/${id}/calendar`, { cookies: cookies ?? (await signedInCookies()) }),
      contextOf({ id }),
    );

  test('is a named file that no cache stores', async () => {
    backend().get('/api/events/42').reply(200, eventRow());
    const response = await get('42');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="event-42.ics"',
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    expect(calendarEntries(await response.text())).toHaveLength(1);
  });

  test('is a problem without a session, for no id, for an unknown id, and for an event without a start', async () => {
    expect((await problemOf(await get('42', {}))).status).toBe(401);
    expect((await problemOf(await get('x'))).status).toBe(404);
    backend().get('/api/events/43').reply(500);
    backend().get('/api/allAudienceWithTypeExist/43').reply(500);
    backend().get('/api/counties').reply(200, '[]');
    expect((await problemOf(await get('43'))).status).toBe(404);
    const unscheduled = eventRow({ startDateTime: null });
    backend().get('/api/events/42').reply(200, unscheduled);
    const title = 'This event has no start date and time. Add one to download a calendar file.';
    expect(await problemOf(await get('42'))).toMatchObject({ status: 409, title });
  });
});

describe('the calendar file of the schedule', () => {
  const get = async (query: string) =>
    getMyCalendar(
      requestOf(`/myoutreach/calendar${query}`, { cookies: await signedInCookies() }),
      contextOf(),
    );
  const page = (number: number, upcoming: boolean, query = '') =>
    backend().get(
      `/api/sorted-filtered-myevents/${number}/200/event.startDateTime/asce/null/null/${upcoming}${query}`,
    );

  test('contains every page of the filtered schedule', async () => {
    const totals = { totalPages: 2, totalElements: 2 };
    page(0, false, '?eveType=Tabling').reply(200, pageOf([eventRow()], totals));
    page(1, false, '?eveType=Tabling').reply(200, pageOf([eventRow({ eventId: 43 })], totals));
    const response = await get('?upcoming=0&type=Tabling&page=7&size=50&view=month');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="my-outreach-schedule.ics"',
    );
    const entries = calendarEntries(await response.text());
    expect(entries.map((entry) => entry.value('uid'))).toEqual([
      'event-42@outreach.test',
      'event-43@outreach.test',
    ]);
  });

  test('counts the events that it does not contain', async () => {
    const rows = [eventRow(), eventRow({ eventId: 43, startDateTime: null }), { eventId: 'x' }];
    page(0, true).reply(200, pageOf(rows, { totalPages: 1, totalElements: 3 }));
    const text = (await (await get('')).text()).replaceAll('\r\n ', '');
    expect(text).toContain('Missing here: 1 that could not be read and 1 without a start.');
  });

  test('is a problem while the backend is down', async () => {
    page(0, true).twice().replyWithError('down');
    expect((await problemOf(await get(''))).status).toBe(502);
  });
});
