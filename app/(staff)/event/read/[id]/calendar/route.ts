import { z } from 'zod';
import { calendarResponse } from '@/lib/calendar/calendar-file';
import { id } from '@/lib/contract/values';
import { getEvent } from '@/lib/legacy/events';
import { bffRoute, noBody } from '@/lib/proxy/bff-route';
import { HttpProblem } from '@/lib/proxy/problem';

export const GET = bffRoute({
  params: z.strictObject({ id: id.nullable().catch(null) }),
  body: noBody,
  async handle({ context, params: { id: eventId } }) {
    if (eventId === null)
      throw new HttpProblem({ status: 404, title: 'This event does not exist.' });
    const event = await getEvent(context, eventId);
    if (event.startDateTime === null) {
      const title = 'This event has no start date and time. Add one to download a calendar file.';
      throw new HttpProblem({ status: 409, title });
    }
    return calendarResponse(`event-${eventId}`, [event], { name: 'Outreach event', remark: null });
  },
});
