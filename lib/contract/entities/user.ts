/** Who is signed in (legacy-api.md §3.1). Only the names are promised; any of them may be null. */
import { z } from 'zod';
import { text } from './wire';

export const user = z.object({ firstName: text, lastName: text });

/** Nothing but the two names and the address to go to (§1.5). */
export const logoutAnswer = z.object({ port: z.string().default(''), logoutUrl: z.string() });
