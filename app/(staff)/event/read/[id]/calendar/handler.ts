/** One event as a calendar file. */
import { z } from 'zod';
import { calendarAnswer } from '@/lib/calendar/calendar-answer';
import { matchPath } from '@/lib/contract/path';
import { id } from '@/lib/contract/values';
import { getEvent } from '@/lib/legacy/events';
import { ownEndpoint } from '@/lib/proxy/own-endpoint';
import { problem } from '@/lib/proxy/problem';

const PATH = '/event/read/{eventId}/calendar';
const params = z.strictObject({ eventId: id });

export const handleEventCalendar = ownEndpoint('GET', async (caller, request) => {
  const asked = params.safeParse(matchPath(PATH, request.nextUrl.pathname)).data;
  const { requestId } = caller;
  if (asked === undefined)
    return problem({ status: 404, title: 'There is no such event.', requestId });
  const { eventId } = asked;
  const event = await getEvent(caller, eventId);
  if (event.startDateTime === null) {
    const title = 'This event has no start yet, so no calendar can hold it.';
    return problem({ status: 409, title, requestId });
  }
  return calendarAnswer(`event-${eventId}`, [event], { name: 'Outreach event', remark: null });
});
