/** Time zones and wall clocks in iCalendar's format. */
import 'server-only';
import type { ICalDayJsStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** The VTIMEZONE component of a zone. */
export function timeZoneRules(zone: string): string {
  const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
  const [rules = ''] = tzlib_get_ical_block(timeZone);
  return rules;
}

/** The zone's newest name, which the rules of the library use. */
export function canonicalZone(zone: string): string {
  return timeZoneRules(zone).match(/^TZID:(.+?)\r?$/m)?.[1] ?? zone;
}

/** A wall clock as a day.js object of the calendar library, which would convert a Date from the server's zone. */
export function calendarTime(wallClock: string): ICalDayJsStub {
  const [date = '', time = ''] = wallClock.split('T');
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 8)).replace(/[-:]/g, ''),
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}Z`),
    toJSON: () => wallClock,
  };
}
