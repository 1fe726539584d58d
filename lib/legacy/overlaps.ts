/** Events that take place at the same time as another one. */
import 'server-only';
import type { Event } from '@/lib/contract/entities/event';
import type { Overlap } from '@/lib/contract/responses';
import { eventPlace } from '@/lib/format/record-names';
import { anHourLater } from '@/lib/format/typed-date';
import { addDays, formatPeriod } from '@/lib/format/wall-clock';
import { CANCELLED } from '@/lib/forms/event';
import { listEvents } from './events';
import type { RequestContext } from './request-context';

const PAGE = 200;
/** Bounds the number of calls. */
const MOST_PAGES = 5;

interface Period {
  /** Wall clock. */
  start: string;
  end: string;
}

/** Those that begin on the day before the period or later; cancelled events do not count. Throws LegacyError. */
export async function listOverlaps(
  context: RequestContext,
  { start, end }: Period,
  /** The event itself. */
  except: number | null,
): Promise<Overlap[]> {
  const params = {
    ...{ size: PAGE, sortField: 'startDateTime', order: 'asce' },
    from: `${addDays(start.slice(0, 10), -1)} 00:00:00`,
    to: `${end.slice(0, 10)} 23:59:00`,
  };
  const found = new Map<number, Event>();
  for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page += 1) {
    const query = { eveRegSite: ['0'] };
    const { rows, totalPages } = await listEvents(context, { params: { ...params, page }, query });
    for (const event of rows) found.set(event.eventId, event);
    pages = totalPages;
  }
  return [...found.values()]
    .filter((event) => event.eventId !== except && event.lastStatus !== CANCELLED)
    .filter(({ startDateTime, endDateTime }) => {
      const over = endDateTime ?? (startDateTime && anHourLater(startDateTime));
      if (!startDateTime || !over) return false;
      return minute(startDateTime) < minute(end) && minute(over) > minute(start);
    })
    .map((event) => ({
      eventId: event.eventId,
      place: eventPlace(event),
      when: formatPeriod(event.startDateTime, event.endDateTime, start),
      presenters: event.presenters,
    }));
}

const minute = (wallClock: string) => wallClock.slice(0, 'YYYY-MM-DDTHH:mm'.length);
