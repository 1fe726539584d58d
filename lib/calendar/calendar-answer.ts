/** A calendar as the answer to a request: what a browser saves as a file. */
import 'server-only';
import { NextResponse } from 'next/server';
import { config } from '@/lib/config';
import type { Event } from '@/lib/legacy/events';
import { type CalendarAbout, calendarFile } from './calendar-file';

/** `file` is the name without its ending, and plain ASCII. */
export function calendarAnswer(
  file: string,
  events: readonly Event[],
  about: Pick<CalendarAbout, 'name' | 'remark'>,
): NextResponse {
  const { AGENCY_TIME_ZONE: zone, APP_URL: appUrl } = config();
  const text = calendarFile(events, { ...about, zone, appUrl, madeAt: new Date() });
  return new NextResponse(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}.ics"`,
      'cache-control': 'private, no-store',
    },
  });
}
