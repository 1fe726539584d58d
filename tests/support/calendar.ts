/** Parses calendar text with ical.js. */
import ICAL from 'ical.js';

export interface CalendarEntry {
  calendar: InstanceType<typeof ICAL.Component>;
  vevent: InstanceType<typeof ICAL.Component>;
  /** The value of a property, unescaped. */
  value: (name: string) => string;
  /** ISO instants by the VTIMEZONE of the text. */
  starts: string;
  ends: string | null;
}

export function calendarEntries(text: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const rules = calendar.getFirstSubcomponent('vtimezone');
  if (!rules) throw new Error('The calendar has no VTIMEZONE.');
  const zone = new ICAL.Timezone(rules);
  return calendar.getAllSubcomponents('vevent').map((vevent) => {
    const instant = (name: string) => {
      const property = vevent.getFirstProperty(name);
      if (property?.getParameter('tzid') !== zone.tzid)
        throw new Error(`${name} has another zone.`);
      const time = ICAL.Time.fromDateTimeString(String(property?.getFirstValue()));
      time.zone = zone;
      return new Date(time.toUnixTime() * 1000).toISOString();
    };
    return {
      calendar,
      vevent,
      value: (name) => String(vevent.getFirstPropertyValue(name)),
      starts: instant('dtstart'),
      ends: vevent.hasProperty('dtend') ? instant('dtend') : null,
    };
  });
}

/** Of a text with one entry. */
export function calendarEntry(text: string): CalendarEntry {
  const [entry, ...others] = calendarEntries(text);
  if (!entry || others.length > 0) throw new Error('The calendar does not have one entry.');
  return entry;
}
