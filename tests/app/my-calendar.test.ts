/** The schedule as a calendar file: all of it that the filters leave, and what it says of the rest. */
import { GET } from '@/app/(staff)/myoutreach/calendar/route';
import { backend } from '@/tests/support/backend';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow, pageOf } from '@/tests/support/legacy-rows';
import { contextOf, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const ask = async (query: string) =>
  GET(requestOf(`/myoutreach/calendar${query}`, { cookies: await signedInCookies() }), contextOf());

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
