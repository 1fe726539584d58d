/** Numbers of rows, in words. */
import type { Progress } from '@/lib/browser/run-export';

const format = new Intl.NumberFormat('en-US');
export const shownNumber = (count: number) => format.format(count);

/** The backend need not say how many there are. */
export function howFar({ rows, total }: Progress): string {
  if (total !== null) return `${shownNumber(rows)} of ${shownNumber(total)} rows`;
  return rows === 0 ? 'Waiting for the first rows' : `${shownNumber(rows)} rows so far`;
}
