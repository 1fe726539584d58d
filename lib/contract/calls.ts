/** The table of every declared call: what is not in it does not exist, for the proxy and for the contract suite. */
import type { Call } from './call';
import * as lookups from './calls/lookups';
import * as notes from './calls/notes';
import * as organizations from './calls/organizations';
import * as search from './calls/search';
import * as session from './calls/session';

export const calls: readonly Call[] = [session, search, organizations, lookups, notes].flatMap(
  (resource): Call[] => Object.values(resource),
);
