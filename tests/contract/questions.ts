/** Everything the suite asks: the assertions of legacy-api.md §9 by number, then the declared reads. */
import { ASSOCIATIONS } from './assertions/associations';
import { CALL_LOGS } from './assertions/call-logs';
import { DATES } from './assertions/dates';
import { DECLARED_READS } from './assertions/declared-reads';
import { ENVELOPE } from './assertions/envelope';
import { EVENTS } from './assertions/events';
import { FAILURES } from './assertions/failures';
import { FILTERS } from './assertions/filters';
import { INVITES } from './assertions/invites';
import { SEARCH } from './assertions/search';
import { SESSION } from './assertions/session';
import { SHAPES } from './assertions/shapes';
import { WRITES } from './assertions/writes';
import type { Question } from './suite/question';

export const QUESTIONS: readonly Question[] = [
  ...SESSION,
  ...ENVELOPE,
  ...FILTERS,
  ...SHAPES,
  ...DATES,
  ...WRITES,
  ...ASSOCIATIONS,
  ...EVENTS,
  ...CALL_LOGS,
  ...SEARCH,
  ...INVITES,
  ...FAILURES,
  ...DECLARED_READS,
];
