/** Every declared call: the proxy forwards no other, and the contract tests check no other. */
import type { Call } from './call';
import { callLogs } from './calls/call-logs';
import { contacts } from './calls/contacts';
import { events } from './calls/events';
import { lookups } from './calls/lookups';
import { notes } from './calls/notes';
import { organizations } from './calls/organizations';
import { manager, schedule } from './calls/presenter-events';
import { presenters } from './calls/presenters';
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

export const calls = Object.values(resources).flatMap((one): Call[] => Object.values(one));
