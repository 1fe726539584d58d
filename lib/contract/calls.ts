/** The table of every declared call: what is not in it does not exist, for the proxy and for the contract suite. */
import type { Call } from './call';
import * as callLogs from './calls/call-logs';
import * as contacts from './calls/contacts';
import * as events from './calls/events';
import * as lookups from './calls/lookups';
import * as manager from './calls/manager';
import * as notes from './calls/notes';
import * as organizations from './calls/organizations';
import * as presenters from './calls/presenters';
import * as schedule from './calls/schedule';
import * as search from './calls/search';
import * as session from './calls/session';

/** The declared calls by resource. */
export const resources = {
  session,
  search,
  organizations,
  contacts,
  events,
  presenters,
  schedule,
  callLogs,
  manager,
  lookups,
  notes,
} satisfies Record<string, Record<string, Call>>;

export const calls: readonly Call[] = Object.values(resources).flatMap((resource): Call[] =>
  Object.values(resource),
);
