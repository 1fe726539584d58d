/** All events of the filtered schedule as a calendar file. */
import { calendarResponse } from '@/lib/calendar/calendar-file';
import { listAllMyEvents, type WholeSchedule } from '@/lib/calendar/my-events';
import { noParams } from '@/lib/contract/values';
import { IncompleteExport } from '@/lib/export/read-pages';
import { mySchedule } from '@/lib/list/definitions/events';
import { parseListState, searchParamsOf } from '@/lib/list/parse-state';
import { bffRoute, noBody } from '@/lib/proxy/bff-route';
import { HttpProblem } from '@/lib/proxy/problem';

export const GET = bffRoute({
  params: noParams,
  body: noBody,
  async handle({ context, request }) {
    const state = parseListState(mySchedule, searchParamsOf(request.nextUrl.searchParams));
    try {
      const schedule = await listAllMyEvents(context, state);
      return calendarResponse('my-outreach-schedule', schedule.events, {
        name: 'My Outreach Schedule',
        remark: remarkOn(schedule),
      });
    } catch (error) {
      if (!(error instanceof IncompleteExport)) throw error;
      throw new HttpProblem({ status: 503, title: error.message });
    }
  },
});

/** Remark in the file that counts the events it does not contain; null where it contains all. */
function remarkOn({ events, unreadable }: WholeSchedule): string | null {
  const withoutStart = events.filter(({ startDateTime }) => startDateTime === null).length;
  const missing = [
    unreadable > 0 ? `${unreadable} that could not be read` : null,
    withoutStart > 0 ? `${withoutStart} without a start` : null,
  ].filter(Boolean);
  return missing.length === 0 ? null : `Missing here: ${missing.join(' and ')}.`;
}
