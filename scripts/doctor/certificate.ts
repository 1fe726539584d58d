/** How long a server's certificate is valid. */
import { notChecked, note, right, type Seen } from './check';
import type { Answer } from './wire';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Enough to order one. */
const FEW_DAYS = 14;

export function certificateSeen({ certificateEnd }: Answer): Seen {
  if (!certificateEnd) return notChecked('There is none without TLS.');
  const days = Math.floor((certificateEnd.getTime() - Date.now()) / DAY_MS);
  const seen = `It is valid until ${certificateEnd.toISOString().slice(0, 10)}, for ${days} more days.`;
  return days < FEW_DAYS ? note(seen, 'Renew the certificate') : right(seen);
}
