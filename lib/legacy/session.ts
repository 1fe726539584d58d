/** Who is signed in, what they may do, and signing out. */
import 'server-only';
import { z } from 'zod';
import * as calls from '@/lib/contract/calls/session';
import { id } from '@/lib/contract/values';
import { ask } from './ask';
import type { Caller } from './caller';

/** Value null when signed out. May bring a first `XSRF-TOKEN` cookie (legacy-api.md §1.6). */
export function getUser(caller: Caller) {
  return ask(caller, calls.getUser);
}

const PRESENTER = {
  kind: 'json',
  schema: z.object({ presenterId: id }).nullable().catch(null),
} as const;

/** The caller as the creator of something, for the one body that names a creator; null where only names are told. */
export async function getOwnPresenter(caller: Caller): Promise<{ presenterId: number } | null> {
  return (await ask(caller, { ...calls.getUser, answer: PRESENTER })).value;
}

/** Slow: the backend asks its identity provider each time (§3.1). */
export async function checkManagerialAccess(caller: Caller): Promise<boolean> {
  return (await ask(caller, calls.checkManagerialAccess)).value;
}

/** Ends the backend's session; gives the parts of the address to go to (§1.5). */
export function logout(caller: Caller) {
  return ask(caller, calls.logout);
}
