/** Our HTTP entry points outside the proxy: health, signing in and out, and calendar files. */
import { GET as getEventCalendar } from '@/app/(staff)/event/read/[id]/calendar/route';
import { GET as getMyCalendar } from '@/app/(staff)/myoutreach/calendar/route';
import { GET as handleHealth } from '@/app/health/route';
import { GET as getLogin, POST as postLogin } from '@/app/login/route';
import { POST as handleLogout } from '@/app/logout/route';
import { GET as handleSessionEnded } from '@/app/session-ended/route';
import { routes } from '@/lib/routes';
import { unsealText } from '@/lib/session/sealed-session';
import { ANN, BACKEND_COOKIES, backend, record } from '@/tests/support/backend';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow, pageOf } from '@/tests/support/legacy-rows';
import { contextOf, cookiesSetBy, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { APP, setSettings } from '@/tests/support/settings';

setSettings();

describe('health, shallow and deep', () => {
  const health = async (query = '') => {
    const response = await handleHealth(
      requestOf(`/health${query}`, { cookies: { JSESSIONID: 'x' } }),
    );
    const body: unknown = await response.json();
    return {
      status: response.status,
      body,
      headers: response.headers,
    };
  };

  test.each(['', '?deep=0', '?deep=yes'])(
    '"/health%s" answers without asking the backend',
    async (query) => {
      const { status, body, headers } = await health(query);
      expect([status, body]).toEqual([200, { status: 'ok', version: '2.8' }]);
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );

  test("deep health asks the backend, in nobody's name", async () => {
    const received = record(backend().get('/api/user'), 200, '');
    expect(await health('?deep=1')).toMatchObject({
      status: 200,
      body: { status: 'ok', version: '2.8', backend: 'ok' },
    });
    expect(received[0]?.headers).not.toHaveProperty('cookie');
  });

  test('deep health tells nothing about anybody', async () => {
    backend().get('/api/user').reply(200, ANN);
    expect(JSON.stringify((await health('?deep=1')).body)).not.toContain('Ann');
  });

  test.each([
    ['unavailable', () => backend().get('/api/user').twice().reply(503)],
    ['unexpected', () => backend().get('/api/user').reply(500)],
    ['contract', () => backend().get('/api/user').reply(200, 'nonsense')],
  ])('a backend that fails as %s makes deep health fail with that word', async (kind, stub) => {
    stub();
    expect(await health('?deep=1')).toMatchObject({
      status: 503,
      body: { status: 'degraded', backend: kind },
    });
  });
});

describe('the sign-in page, which anyone gets, and its form, from our own pages only', () => {
  const form = (headers: Record<string, string>) =>
    requestOf('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: 'username=abee&password=outreach',
    });

  test('the page is there for anyone, wherever the link stood', async () => {
    backend().get('/login').reply(200, '<form>', { 'content-type': 'text/html' });
    const response = await getLogin(
      requestOf('/login', { headers: { 'sec-fetch-site': 'cross-site' } }),
    );
    expect(await response.text()).toBe('<form>');
  });

  test('its form reaches the backend', async () => {
    const received = record(backend().post('/login'), 302, '', ['Location', '/']);
    const response = await postLogin(form({ origin: APP, 'sec-fetch-site': 'same-origin' }));
    expect(response.headers.get('location')).toBe('/');
    expect(received[0]?.body).toBe('username=abee&password=outreach');
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('a form of a foreign page (%j) is refused and not sent', async (headers) => {
    expect((await problemOf(await postLogin(form(headers)))).status).toBe(403);
  });
});

describe('signing out, whatever the backend says to it', () => {
  const logout = async (headers: Record<string, string> = { origin: APP }) =>
    handleLogout(
      requestOf('/logout', { method: 'POST', cookies: await signedInCookies(), headers }),
    );

  const FORGOTTEN = {
    outreach_session: '',
    firstName: '',
    lastName: '',
    isAuth: 'false',
    JSESSIONID: '',
  };

  test('the backend is told, with its cookies and the token', async () => {
    const received = record(backend().post('/api/logout'), 200, '{"port":"","logoutUrl":"/bye"}');
    await logout();
    expect(received[0]?.headers).toMatchObject({
      cookie: `JSESSIONID=session-1; XSRF-TOKEN=token-1`,
      'x-xsrf-token': BACKEND_COOKIES['XSRF-TOKEN'],
    });
  });

  /** Where the page after the logout goes on to; null where it stays. */
  async function nextAddress(response: Response): Promise<string | null> {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('location') ?? '', APP);
    expect([url.origin, url.pathname]).toEqual([APP, routes.signedOut]);
    return unsealText(url.searchParams.get('to'));
  }

  test.each([
    ['on another port', ':7000', '/bye', 'http://outreach.test:7000/bye'],
    ['on its own port, under our own address', ':9000', '/saml/logout', '/saml/logout'],
    ['on our own port', '', '/logout', '/logout'],
  ])(
    'the browser forgets both sessions and sees our page, which goes on to the address %s',
    async (_where, port, logoutUrl, expected) => {
      backend().post('/api/logout').reply(200, { port, logoutUrl });
      const response = await logout();
      expect(await nextAddress(response)).toBe(expected);
      expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
    },
  );

  test('no other site can make our page go on to an address of its choosing', async () => {
    expect(await unsealText('https://evil.example/')).toBeNull();
    expect(await unsealText(['a', 'b'])).toBeNull();
  });

  test('a session that the backend begins anew is kept', async () => {
    backend()
      .post('/api/logout')
      .reply(200, { port: '', logoutUrl: '/bye' }, { 'set-cookie': 'JSESSIONID=new; Path=/' });
    const response = await logout();
    expect(cookiesSetBy(response)).toEqual({ ...FORGOTTEN, JSESSIONID: 'new' });
  });

  test.each<[string, number, string]>([
    ['fails', 500, ''],
    ['says that nobody is signed in', 302, ''],
    ['answers without an address', 200, '{"port":":9000"}'],
    ['answers with nonsense', 200, 'bye'],
    ['answers with nothing', 200, ''],
  ])(
    'when the backend %s, the browser forgets both sessions and our page stays',
    async (_what, status, body) => {
      backend().post('/api/logout').reply(status, body);
      const response = await logout();
      expect(await nextAddress(response)).toBeNull();
      expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
    },
  );

  test('when the backend is down, it is asked once and the browser forgets both sessions', async () => {
    backend().post('/api/logout').replyWithError('refused');
    expect(cookiesSetBy(await logout())).toEqual(FORGOTTEN);
  });

  test.each([
    ['', '//evil.example', '/evil.example'],
    ['@evil.example', '/x', null],
    ['.evil.example', '/x', null],
  ])('a hostile port "%s" and address "%s" lead to %s', async (port, logoutUrl, expected) => {
    backend().post('/api/logout').reply(200, { port, logoutUrl });
    expect(await nextAddress(await logout())).toBe(expected);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site' },
  ])('a foreign page (%j) signs nobody out', async (headers) => {
    const response = await logout(headers);
    expect((await problemOf(response)).status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('where a page leads that the backend called signed out', () => {
  const visit = async (query: string) =>
    handleSessionEnded(requestOf(`/session-ended${query}`, { cookies: await signedInCookies() }));

  const FORGOTTEN = { outreach_session: '', firstName: '', lastName: '', isAuth: '' };

  test.each([
    ['with an empty answer', 200, ''],
    ['with a redirect', 302, ''],
    ['with an error', 500, ''],
  ])(
    'when the backend confirms it %s, our session ends and the address is kept',
    async (_how, status, body) => {
      backend().get('/api/user').reply(status, body);
      const response = await visit('?returnTo=%2Forganizations%3Fpage%3D2');
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe('/?returnTo=%2Forganizations%3Fpage%3D2');
      expect(cookiesSetBy(response)).toEqual(FORGOTTEN);
    },
  );

  test.each([
    ['?returnTo=%2Forganizations', '/unavailable?returnTo=%2Forganizations'],
    ['', '/'],
  ])(
    'an employee who is signed in after all stays so, from "%s" to "%s"',
    async (query, location) => {
      backend().get('/api/user').reply(200, ANN);
      const response = await visit(query);
      expect(response.headers.get('location')).toBe(location);
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test.each(['?returnTo=//evil.example', '?returnTo=https:evil.example', '?returnTo=/logout', ''])(
    'an address such as "%s" leads home',
    async (query) => {
      backend().get('/api/user').reply(200, '');
      expect((await visit(query)).headers.get('location')).toBe('/');
    },
  );
});

describe('one event as a calendar file', () => {
  const ask = async (eventId: string) =>
    getEventCalendar(
      requestOf(`/event/read/${eventId}/calendar`, { cookies: await signedInCookies() }),
      contextOf({ id: eventId }),
    );

  test('an event is sent as a file with a name, kept by nobody on the way', async () => {
    backend().get('/api/events/42').reply(200, eventRow());
    const response = await ask('42');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="event-42.ics"');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(calendarEntries(await response.text())).toHaveLength(1);
  });

  test('an address whose number is none is answered without asking the backend', async () => {
    expect(await problemOf(await ask('x'))).toMatchObject({ status: 404 });
  });

  test('the number of no event is answered with not found', async () => {
    backend().get('/api/events/43').reply(500);
    backend().get('/api/allAudienceWithTypeExist/43').reply(500);
    backend().get('/api/counties').reply(200, '[]');
    expect(await problemOf(await ask('43'))).toMatchObject({ status: 404 });
  });

  test('an event without a start is answered with what it lacks', async () => {
    backend()
      .get('/api/events/42')
      .reply(200, eventRow({ startDateTime: null }));
    expect(await problemOf(await ask('42'))).toMatchObject({
      status: 409,
      title: 'This event has no start yet, so no calendar can hold it.',
    });
  });

  test('nobody gets a file without a session', async () => {
    const response = await getEventCalendar(
      requestOf('/event/read/42/calendar'),
      contextOf({ id: '42' }),
    );
    expect(await problemOf(response)).toMatchObject({ status: 401 });
  });
});

describe('the schedule as a calendar file', () => {
  const ask = async (query: string) =>
    getMyCalendar(
      requestOf(`/myoutreach/calendar${query}`, { cookies: await signedInCookies() }),
      contextOf(),
    );

  const pages = (page: number, upcoming: boolean, query = '') =>
    backend().get(
      `/api/sorted-filtered-myevents/${page}/200/event.startDateTime/asce/null/null/${upcoming}${query}`,
    );

  const totals = { totalPages: 2, totalElements: 2 };

  test('every page of what the filters leave is in the file', async () => {
    pages(0, false, '?eveType=Tabling').reply(200, pageOf([eventRow()], totals));
    pages(1, false, '?eveType=Tabling').reply(200, pageOf([eventRow({ eventId: 43 })], totals));
    const response = await ask('?upcoming=0&type=Tabling&page=7&size=50&view=month');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="my-outreach-schedule.ics"',
    );
    const entries = calendarEntries(await response.text());
    expect(entries.map((entry) => entry.value('uid'))).toEqual([
      'event-42@outreach.test',
      'event-43@outreach.test',
    ]);
  });

  test('events that a calendar cannot hold or the backend cannot tell are counted in the file', async () => {
    const rows = [eventRow(), eventRow({ eventId: 43, startDateTime: null }), { eventId: 'x' }];
    pages(0, true).reply(200, pageOf(rows, { totalPages: 1, totalElements: 3 }));
    const text = (await (await ask('')).text()).replaceAll('\r\n ', '');
    expect(text).toContain('Missing here: 1 that could not be read and 1 without a start.');
  });

  test('a backend that is down is a failure and no empty calendar', async () => {
    pages(0, true).twice().replyWithError('down');
    expect(await problemOf(await ask(''))).toMatchObject({ status: 502 });
  });
});
