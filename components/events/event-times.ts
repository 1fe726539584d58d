/** When an event of a known day is, in words. */
import { formatDay, formatTime } from '@/lib/format/wall-clock';

interface Times {
  startDateTime: string | null;
  endDateTime: string | null;
}

/** `09:30 AM – 10:30 AM`; an end on another day says which. Empty without a start. */
export function eventTimes({ startDateTime, endDateTime }: Times): string {
  if (startDateTime === null) return '';
  const [startDay, start = ''] = startDateTime.split('T');
  const [endDay = '', end] = (endDateTime ?? '').split('T');
  if (end === undefined) return formatTime(start);
  const day = endDay === startDay ? '' : `${formatDay(endDay)} `;
  return `${formatTime(start)} – ${day}${formatTime(end)}`;
}
