/** Every declared call. The proxy and the contract suite know no other. */
import type { Call } from './call';
import { callLogs } from './calls/call-logs';
import { contacts } from './calls/contacts';
import { events } from './calls/events';
import { lookups } from './calls/lookups';
import { manager } from './calls/manager';
import { notes } from './calls/notes';
import { organizations } from './calls/organizations';
import { presenters } from './calls/presenters';
import { schedule } from './calls/schedule';
import { search } from './calls/search';
import { session } from './calls/session';

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
