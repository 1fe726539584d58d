/** The past events that wait for numbers: each row is a form of its own, and all can be saved together. */
import { screen, within } from '@testing-library/react';
import nock from 'nock';
import { CloseOutList } from '@/components/events/close-out-list';
import { EVENT } from '@/lib/forms/event';
import { accessibilityFaults } from '@/tests/support/accessibility';
import { showPage, wire } from '@/tests/support/form-page';
import { RESOURCE_FAIR } from './event-on-screen';

/** Of each test another one: SWR caches what it has read. */
let orgId = 0;
beforeEach(() => {
  orgId += 1;
});

const SAVED = { ...EVENT.read(RESOURCE_FAIR), audienceCount: '', status: 'Confirmed' };
const eventOf = (eventId: number, place: string) => ({
  ...{ eventId, place, name: 'Resource fair', when: 'Sun, May 3, 9:05 AM–12:00 PM' },
  startDateTime: '2026-05-03T09:05:00',
  organizations: [{ orgId, name: 'Elm Library', lastStatus: 'Follow up' }],
  saved: SAVED,
});

const show = () =>
  showPage(
    <CloseOutList
      events={[eventOf(42, 'Main hall'), eventOf(43, 'Park'), eventOf(44, 'School')]}
      statuses={{ values: ['Confirmed', 'Completed'] }}
      person="Ann Bee"
      today="2026-05-04"
    />,
  );
const row = (place: string) => within(screen.getByRole('form', { name: new RegExp(place) }));
const audience = (place: string) => row(place).getByRole('textbox', { name: 'Audience count' });
const saves = (eventId: number, audienceCount: string, status = 204) =>
  wire()
    .put(`/api/forms/events/${eventId}`, {
      base: SAVED,
      values: { ...SAVED, audienceCount },
    })
    .reply(status, status === 204 ? undefined : { title: 'The backend is down.' });
const organization = (lastContact: string) =>
  nock('http://localhost')
    .get(`/api/options/organizations/${orgId}`)
    .reply(200, {
      ...{ name: 'Elm Library', address: null, city: null, zip: null, county: null },
      ...{ lastStatus: 'Follow up', lastContact },
    });

test('a number and Enter save a row, which stays in the list', async () => {
  organization('2026-05-01T09:00:00');
  const { user, container, went } = show();
  expect(await accessibilityFaults(container)).toEqual([]);
  saves(42, '25');
  await user.type(audience('Main hall'), '25{Enter}');
  const [first] = screen.getAllByRole('listitem');
  expect(await within(first ?? container).findByText('Saved')).toBeVisible();
  expect(first).toHaveTextContent('Audience count 25 · Confirmed');
  expect(first).toHaveFocus();
  expect(went).toEqual([]);
  expect(screen.queryByRole('button', { name: /Save all/ })).toBeNull();
});

test('a change shows what saving does to the status of the organizations, and names a newer one', async () => {
  organization('2026-05-04T09:00:00');
  const { user } = show();
  expect(row('Park').queryByText(/last status/)).toBeNull();
  await user.type(audience('Park'), '3');
  expect(row('Park').getByText(/Saving also sets the last status/)).toHaveTextContent(
    'Saving also sets the last status of Elm Library to Confirmed.',
  );
  expect(await row('Park').findByText(/newer than this event/)).toHaveTextContent(
    'Elm Library has the status Follow up from a call log of 5/4/2026, which is newer than this event. Saving replaces it.',
  );
});

test('all changed rows are saved one after another, and those that failed are named', async () => {
  organization('2026-05-01T09:00:00');
  const { user } = show();
  await user.type(audience('Main hall'), '1');
  await user.type(audience('Park'), 'many');
  await user.type(audience('School'), '3');
  saves(42, '1');
  saves(44, '3', 500);
  await user.click(screen.getByRole('button', { name: 'Save all 3 changed events' }));
  const failed = await screen.findByText('Not saved. Each row shows why:');
  expect(screen.getByText('1 event was saved.')).toBeVisible();
  expect(failed.nextSibling).toHaveTextContent(
    'Park (Sun, May 3, 9:05 AM–12:00 PM)School (Sun, May 3, 9:05 AM–12:00 PM)',
  );
  expect(audience('Park')).toHaveAccessibleDescription(/must be a whole number/);
  expect(row('School').getByRole('alert')).toHaveTextContent('The backend is down.');
  expect(audience('School')).toHaveValue('3');
});
