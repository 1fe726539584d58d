/** Who is signed in, what they may do, and signing out. */
import 'server-only';
import * as calls from '@/lib/contract/calls/session';
import { ask } from './ask';
import type { Caller } from './caller';

/** Value null when signed out. May bring a first `XSRF-TOKEN` cookie (legacy-api.md §1.6). */
export function getUser(caller: Caller) {
  return ask(caller, calls.getUser);
}

/** Slow: the backend asks its identity provider each time (§3.1). */
export async function checkManagerialAccess(caller: Caller): Promise<boolean> {
  return (await ask(caller, calls.checkManagerialAccess)).value;
}

/** Ends the backend's session; gives the parts of the address to go to (§1.5). */
export function logout(caller: Caller) {
  return ask(caller, calls.logout);
}
