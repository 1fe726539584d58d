/** The agency's time zone in iCalendar's words, and wall clocks in it. */
import 'server-only';
import type { ICalDayJsStub } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** The VTIMEZONE of a zone, both clock changes included. */
export function timeZoneRules(zone: string): string {
  const { timeZone } = Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
  const [rules = ''] = tzlib_get_ical_block(timeZone);
  return rules;
}

/** The library of rules knows zones by their newest names only, and names them so itself. */
export function canonicalZone(zone: string): string {
  return timeZoneRules(zone).match(/^TZID:(.+?)\r?$/m)?.[1] ?? zone;
}

/**
 * A wall clock in the form that the calendar library takes from day.js: it is written as it stands, whereas a Date
 * would be read in whatever zone this program runs in.
 */
export function calendarTime(wallClock: string): ICalDayJsStub {
  const [date = '', time = ''] = wallClock.split('T');
  return {
    format: (pattern) => (pattern === 'YYYYMMDD' ? date : time.slice(0, 8)).replace(/[-:]/g, ''),
    isValid: () => true,
    toDate: () => new Date(`${date}T${time}Z`),
    toJSON: () => wallClock,
  };
}
