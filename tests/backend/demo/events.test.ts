/** When events are, who holds them and what became of them. */
import { clockChanges } from '@/backend/demo/calendar/clock-changes';
import { addDays, weekday } from '@/backend/demo/calendar/dates';
import { generateDemo } from '@/backend/demo/generate';
import { AUDIENCE_TYPES, EVENT_STATUS, EVENT_TYPES } from '@/backend/demo/lookups';

const TODAY = '2026-03-10';
const { events, eventPresenters, eventAudienceTypes, presenters } = generateDemo({
  size: 'demo',
  seed: 3,
  today: TODAY,
});
const days = events.map(({ startDateTime }) => startDateTime?.slice(0, 10) ?? '');

test('events lie on both sides of today, about a year and a half to each', () => {
  const past = days.filter((day) => day < TODAY);
  expect(past.length / days.length).toBeGreaterThan(0.45);
  expect(past.length / days.length).toBeLessThan(0.7);
  expect(days.every((day) => day >= addDays(TODAY, -548) && day <= addDays(TODAY, 548))).toBe(true);
  expect(days.some((day) => day < addDays(TODAY, -500))).toBe(true);
  expect(days.some((day) => day > addDays(TODAY, 500))).toBe(true);
});

test('every week in which the clocks change has events, also through the changing night', () => {
  const sundays = clockChanges(addDays(TODAY, -540), addDays(TODAY, 540));
  expect(sundays).toHaveLength(6);
  for (const sunday of sundays) {
    const through = events.filter(
      ({ startDateTime, endDateTime }) =>
        startDateTime === `${sunday}T00:30:00.000` && endDateTime === `${sunday}T03:30:00.000`,
    );
    expect(through).toHaveLength(1);
    expect(days.filter((day) => day >= sunday && day <= addDays(sunday, 6)).length).toBeGreaterThan(
      2,
    );
  }
});

test('few events are on Sundays and most on working days', () => {
  const sundays = days.filter((day) => weekday(day) === 0).length;
  const saturdays = days.filter((day) => weekday(day) === 6).length;
  expect(sundays / days.length).toBeLessThan(0.04);
  expect(saturdays / days.length).toBeLessThan(0.12);
});

test('most past events were completed, some cancelled', () => {
  const past = events.filter((_, index) => (days[index] ?? TODAY) < TODAY);
  const share = (status: number) =>
    past.filter(({ lastStatusId }) => lastStatusId === status).length / past.length;
  expect(share(EVENT_STATUS.completed)).toBeGreaterThan(0.7);
  expect(share(EVENT_STATUS.cancelled)).toBeGreaterThan(0.05);
});

test('most events have exactly one primary presenter, some have no presenter at all', () => {
  const joined = new Set(eventPresenters.map(({ eventId }) => eventId));
  const led = eventPresenters.filter(({ isPrimary }) => isPrimary);
  expect(led.length / events.length).toBeGreaterThan(0.85);
  expect(led.length).toBeLessThan(joined.size);
  expect(joined.size).toBeLessThan(events.length);
});

test('the coordinator is among the three busiest presenters and has events to come', () => {
  const counts = presenters.map(({ presenterId, username }) => ({
    username,
    events: eventPresenters.filter((row) => row.presenterId === presenterId).length,
  }));
  const busiest = counts.sort((a, b) => b.events - a.events).slice(0, 3);
  expect(busiest.map(({ username }) => username)).toContain('coordinator');

  const coming = new Set(
    events.filter((_, index) => (days[index] ?? '') >= TODAY).map(({ eventId }) => eventId),
  );
  const own = presenters.find(({ username }) => username === 'coordinator')?.presenterId;
  const ownComing = eventPresenters.filter(
    ({ eventId, presenterId }) => presenterId === own && coming.has(eventId),
  );
  expect(ownComing.length).toBeGreaterThan(20);
});

test('every type of event and every audience type occurs', () => {
  expect(new Set(events.map((row) => row.eventTypeId)).size).toBe(EVENT_TYPES.length);
  expect(new Set(eventAudienceTypes.map((row) => row.audienceTypeId)).size).toBe(
    AUDIENCE_TYPES.length,
  );
});

test('a presenter who has left joined no event after leaving', () => {
  const gone = presenters.filter(({ active }) => !active);
  expect(gone).toHaveLength(1);
  const joined = eventPresenters.filter(({ presenterId }) => presenterId === gone[0]?.presenterId);
  const latest = joined.map(({ eventId }) => days[eventId - 1] ?? '').filter((day) => day >= TODAY);
  expect(joined.length).toBeGreaterThan(5);
  expect(latest).toEqual([]);
});
