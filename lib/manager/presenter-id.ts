/** Whom an address of the manager's screens names. */
import { z } from 'zod';

/** As large as the backend's ids get. */
const presenterId = z.coerce.number().int().positive().max(2_147_483_647).nullable().catch(null);

/** Null for nobody, and for what is no id. */
export function readPresenterId(text: string | undefined): number | null {
  return presenterId.parse(text && /^\d+$/.test(text) ? text : null);
}
