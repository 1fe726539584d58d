/** One event as a calendar file: who gets it, and what is said where there is none. */
import { GET } from '@/app/(staff)/event/read/[id]/calendar/route';
import { backend } from '@/tests/support/backend';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow } from '@/tests/support/legacy-rows';
import { contextOf, problemOf, requestOf } from '@/tests/support/requests';
import { signedInCookies } from '@/tests/support/session';
import { setSettings } from '@/tests/support/settings';

setSettings();

const ask = async (eventId: string) =>
  GET(
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
  const response = await GET(requestOf('/event/read/42/calendar'), contextOf({ id: '42' }));
  expect(await problemOf(response)).toMatchObject({ status: 401 });
});
