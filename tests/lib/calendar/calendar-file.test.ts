/** Calendar files, read back by the library of a calendar program. */
import { calendarFile } from '@/lib/calendar/calendar-file';
import { event } from '@/lib/contract/entities/event';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow } from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

const fileOf = (...changes: Record<string, unknown>[]) =>
  calendarFile(
    changes.map((change) => event.parse(eventRow(change))),
    { name: 'My Outreach Schedule', remark: null },
  );
const entriesOf = (...changes: Record<string, unknown>[]) => calendarEntries(fileOf(...changes));

test('contains the times in the zone of the agency, the place, details and a link of an event', () => {
  const [entry] = entriesOf({});
  expect(entry).toMatchObject({
    starts: '2021-05-03T14:30:00.000Z',
    ends: '2021-05-03T15:30:00.000Z',
  });
  expect(entry?.value('summary')).toBe('Travel training');
  expect(entry?.value('location')).toBe('Elm Library, 1 Main St, Joliet, IL 60432');
  expect(entry?.value('description')).toBe(
    'Type: Presentation\nStatus: Confirmed\nPresenter(s): Ann Bee\nOrganization(s): Elm Library\nAudience: Older adults',
  );
  expect(entry?.value('url')).toBe('http://outreach.test/event/read/42');
});

test.each([
  ['before the clocks go forward', '2026-03-08T01:30:00', '2026-03-08T07:30:00.000Z'],
  ['after they went forward', '2026-03-08T03:30:00', '2026-03-08T08:30:00.000Z'],
  ['before they go back', '2026-11-01T00:30:00', '2026-11-01T05:30:00.000Z'],
  ['after they went back', '2026-11-01T02:30:00', '2026-11-01T08:30:00.000Z'],
])('contains the instant of a start %s', (_when, startDateTime, starts) => {
  expect(entriesOf({ startDateTime, endDateTime: null })).toMatchObject([{ starts, ends: null }]);
});

test('contains the same id of an event in each file', () => {
  const changed = { eventName: 'Another', startDateTime: '2026-01-01T08:00:00' };
  for (const [entry] of [entriesOf({}), entriesOf(changed)]) {
    expect(entry?.value('uid')).toBe('event-42@outreach.test');
  }
});

test('escapes special characters, removes control characters and folds long lines', () => {
  const eventName = 'A/B 50% off; "free", C:\\D\r\nEND:VCALENDAR\u0000\u0007 😀 שלום';
  const text = fileOf({ eventName, location: 'x'.repeat(200) });
  const [entry, ...others] = calendarEntries(text);
  expect(others).toEqual([]);
  expect(entry?.value('summary')).toBe('A/B 50% off; "free", C:\\D\nEND:VCALENDAR 😀 שלום');
  expect(entry?.value('location')).toContain('x'.repeat(200));
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\n');
  }
});

test('contains the status of a cancelled event and the type of an unnamed one, and omits invalid times', () => {
  const [cancelled, unnamed, ...others] = entriesOf(
    { lastStatus: 'Cancelled', cancelReason: 'Sick' },
    { eventId: 43, eventName: ' ', endDateTime: '2021-05-03T08:00:00' },
    { eventId: 44, startDateTime: null },
  );
  expect(cancelled?.value('status')).toBe('CANCELLED');
  expect(cancelled?.value('description')).toContain('Reason for cancellation: MOC canceled - Sick');
  expect(unnamed?.vevent.hasProperty('status')).toBe(false);
  expect(unnamed?.value('summary')).toBe('Presentation');
  expect(unnamed?.ends).toBeNull();
  expect(others).toEqual([]);
});
