/** Calendar text read back by a calendar program's own library. */
import ICAL from 'ical.js';

export type Entry = {
  calendar: InstanceType<typeof ICAL.Component>;
  vevent: InstanceType<typeof ICAL.Component>;
  event: InstanceType<typeof ICAL.Event>;
  /** The value of a property of the event, unescaped. */
  value: (name: string) => string;
  /** ISO instants by the zone rules in the text itself. */
  starts: string;
  ends: string;
};

export function readCalendar(text: string): Entry {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const vevent = calendar.getFirstSubcomponent('vevent');
  const vtimezone = calendar.getFirstSubcomponent('vtimezone');
  if (!vevent || !vtimezone) throw new Error('There is no event or no time zone.');
  const event = new ICAL.Event(vevent);
  const zone = new ICAL.Timezone(vtimezone);
  const instant = (name: string) => {
    const property = vevent.getFirstProperty(name);
    expect(property?.getParameter('tzid')).toBe(zone.tzid);
    const time = ICAL.Time.fromDateTimeString(String(property?.getFirstValue()));
    time.zone = zone;
    return new Date(time.toUnixTime() * 1000).toISOString();
  };
  return {
    calendar,
    vevent,
    event,
    value: (name) => String(vevent.getFirstPropertyValue(name)),
    starts: instant('dtstart'),
    ends: vevent.hasProperty('dtend') ? instant('dtend') : '',
  };
}
