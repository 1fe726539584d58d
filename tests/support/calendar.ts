/** Parses calendar text with ical.js. */
import ICAL from 'ical.js';

export interface CalendarEntry {
  /** The value of a property, unescaped. */
  value: (name: string) => string;
  has: (name: string) => boolean;
  /** ISO instants by the VTIMEZONE of the text. */
  starts: string;
  ends: string | null;
}

export function calendarEntries(text: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const rules = calendar.getFirstSubcomponent('vtimezone');
  if (!rules) throw new Error('There is no time zone.');
  const zone = new ICAL.Timezone(rules);
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const instant = (name: string) => {
      const property = entry.getFirstProperty(name);
      expect(property?.getParameter('tzid')).toBe(zone.tzid);
      const time = ICAL.Time.fromDateTimeString(String(property?.getFirstValue()));
      time.zone = zone;
      return new Date(time.toUnixTime() * 1000).toISOString();
    };
    return {
      value: (name) => String(entry.getFirstPropertyValue(name)),
      has: (name) => entry.hasProperty(name),
      starts: instant('dtstart'),
      ends: entry.hasProperty('dtend') ? instant('dtend') : null,
    };
  });
}
