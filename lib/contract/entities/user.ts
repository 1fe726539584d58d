/** Who is signed in (legacy-api.md §3.1). Only the names are promised; any of them may be null. */
import { z } from 'zod';
import { text } from './wire';

const optionalKey = z.union([z.string(), z.number()]).nullish().catch(null);

/** `key` tells two employees of one name apart where the backend gives more than the names (§3.1). */
export const user = z
  .object({ firstName: text, lastName: text, username: optionalKey, presenterId: optionalKey })
  .transform(({ firstName, lastName, username, presenterId }) => ({
    firstName,
    lastName,
    key: String(username ?? presenterId ?? `${firstName ?? ''} ${lastName ?? ''}`),
  }));

/** Nothing but the two names and the address to go to (§1.5). */
export const logoutAnswer = z.object({ port: z.string().default(''), logoutUrl: z.string() });
