/** The timeline of an organization: its notes, call logs and events in one order. */

import type { CallLogNote, Note } from '@/lib/contract/entities/note';
import type { OrganizationEvent } from '@/lib/contract/entities/organization';
import { eventPlace } from '@/lib/format/record-names';
import { formatPeriod, formatWeekday } from '@/lib/format/wall-clock';
import { routes } from '@/lib/routes';

type TimelineKind = 'Call log' | 'Event' | 'Note';

export interface TimelineItem {
  kind: TimelineKind;
  /** Of the event, or of the note; a call log has one as its comment. */
  id: number;
  /** Wall clock; empty for an event without a start. */
  at: string;
  when: string;
  /** Who wrote, called or presents. */
  people: string[];
  text: string;
  /** Null for a note, which is on the same page. */
  href: string | null;
}

/** Characters of a note that the timeline shows; the tables of the page have all of it. */
const LONGEST_TEXT = 200;

const shortened = (text: string | null) =>
  (text ?? '').length > LONGEST_TEXT
    ? `${text?.slice(0, LONGEST_TEXT).trimEnd()}…`
    : (text ?? '').trim();

const named = (name: string | null) => (name ? [name] : []);

/** Newest first; events to come before those. A past call log is at its own date. `today`: `YYYY-MM-DD`. */
export function timelineOf(
  notes: readonly Note[],
  callLogs: readonly CallLogNote[],
  events: readonly OrganizationEvent[],
  today: string,
): TimelineItem[] {
  const day = (at: string | null) => (at ? formatWeekday(at.slice(0, 10), today) : '');
  return [
    ...notes.map(({ noteId, text, createDate, createdBy }) => ({
      ...{ kind: 'Note' as const, id: noteId, at: createDate ?? '', when: day(createDate) },
      ...{ people: named(createdBy), text: shortened(text), href: null },
    })),
    ...callLogs.map(({ noteId, callId, text, callLogDate, createDate, createdBy }) => {
      const at = callLogDate ?? createDate;
      return {
        ...{ kind: 'Call log' as const, id: noteId, at: at ?? '', when: day(at) },
        ...{ people: named(createdBy), text: shortened(text), href: routes.callLog(callId) },
      };
    }),
    ...events.map((event) => ({
      ...{ kind: 'Event' as const, id: event.eventId, at: event.startDateTime ?? '' },
      when: formatPeriod(event.startDateTime, event.endDateTime, today),
      people: event.presenters,
      text: [eventPlace(event), event.eventType].filter(Boolean).join(' · '),
      href: routes.event(event.eventId),
    })),
  ].sort((a, b) => b.at.localeCompare(a.at) || b.id - a.id);
}
