/** Calendar files, read back by a calendar program's own library. */
import { calendarFile } from '@/lib/calendar/calendar-file';
import { event as eventShape } from '@/lib/contract/entities/event';
import { calendarEntries } from '@/tests/support/calendar';
import { eventRow } from '@/tests/support/legacy-rows';

const ABOUT = {
  name: 'My Outreach Schedule',
  remark: null,
  zone: 'America/Chicago',
  appUrl: 'https://outreach.example.org',
  createdAt: new Date('2026-11-21T12:00:00Z'),
};

const fileOf = (...changes: Record<string, unknown>[]) =>
  calendarFile(
    changes.map((change) => eventShape.parse(eventRow(change))),
    ABOUT,
  );

test('an event comes with its times in the agency zone, its place, what is known of it and a way back', () => {
  const [entry] = calendarEntries(fileOf({}));
  expect(entry).toMatchObject({
    starts: '2021-05-03T14:30:00.000Z',
    ends: '2021-05-03T15:30:00.000Z',
  });
  expect(entry?.value('summary')).toBe('Travel training');
  expect(entry?.value('location')).toBe('Elm Library, 1 Main St, Joliet, IL 60432');
  expect(entry?.value('description')).toBe(
    'Type: Presentation\nStatus: Confirmed\nPresenter(s): Ann Bee\nOrganization(s): Elm Library\nAudience: Older adults',
  );
  expect(entry?.value('url')).toBe('https://outreach.example.org/event/read/42');
});

test.each([
  ['before the clocks go forward', '2026-03-08T01:30:00', '2026-03-08T07:30:00.000Z'],
  ['after they went forward', '2026-03-08T03:30:00', '2026-03-08T08:30:00.000Z'],
  ['before they go back', '2026-11-01T00:30:00', '2026-11-01T05:30:00.000Z'],
  ['after they went back', '2026-11-01T02:30:00', '2026-11-01T08:30:00.000Z'],
])('a start %s is the right instant', (_when, startDateTime, starts) => {
  const [entry] = calendarEntries(fileOf({ startDateTime, endDateTime: null }));
  expect(entry).toMatchObject({ starts, ends: null });
});

test('an event downloaded again replaces itself, whatever has changed of it', () => {
  const uids = [{}, { eventName: 'Another', startDateTime: '2026-01-01T08:00:00' }].map((change) =>
    calendarEntries(fileOf(change))[0]?.value('uid'),
  );
  expect(uids).toEqual(['event-42@outreach.example.org', 'event-42@outreach.example.org']);
});

test('signs that mean something in a calendar, and those it may not hold, harm no other line', () => {
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

test('a cancelled event is marked as one, and no other', () => {
  const text = fileOf({ lastStatus: 'Cancelled', cancelReason: 'Sick' }, { eventId: 43 });
  const [cancelled, other] = calendarEntries(text);
  expect(cancelled?.value('status')).toBe('CANCELLED');
  expect(cancelled?.value('description')).toContain('Reason for cancellation: MOC canceled - Sick');
  expect(other?.has('status')).toBe(false);
});

test('an end before the start is left out, and an event without a start too', () => {
  const entries = calendarEntries(
    fileOf({ endDateTime: '2021-05-03T08:00:00' }, { eventId: 43, startDateTime: null }),
  );
  expect(entries).toHaveLength(1);
  expect(entries[0]?.ends).toBeNull();
});

test('an event without a name goes by its type', () => {
  const [entry] = calendarEntries(fileOf({ eventName: ' ' }));
  expect(entry?.value('summary')).toBe('Presentation');
});
