/** Which events there are: the hard cases, those on clock-change Sundays, those of the busy organization, the rest. */
import { clockChanges } from './calendar/clock-changes';
import { addDays, SATURDAY, SUNDAY, weekday } from './calendar/dates';
import { isFederalHoliday } from './calendar/federal-holidays';
import type { EventRow } from './demo-data';
import { EVENT_KINDS, type EventKind, eventKind } from './event-kinds';
import {
  BUSY_ORGANIZATION,
  CLOCK_CHANGE_EVENTS,
  HARD_CASE_EVENTS,
  isHardCaseOrganization,
  openOrganizations,
} from './hard-cases';
import { EVENT_STATUS } from './lookups';
import type { DemoOrganization } from './organizations';
import type { Random } from './random';

export type EventPlan = {
  kind: EventKind;
  date: string;
  /** Minutes after midnight. */
  starts: number;
  minutes: number;
  /** The first is the host. */
  organizations: readonly DemoOrganization[];
  presenters?: 'none' | 'co-presenters only';
  /** Left to chance, when not given. */
  statusId?: number;
  values?: Partial<EventRow>;
};

/** About a year and a half to either side of today. */
const REACH_DAYS = 547;

/** The other organizations were only called so far. */
const HOSTING_SHARE = 0.55;
const PAST_SHARE = 0.58;
const SATURDAY_SHARE = 0.35;
const SUNDAY_SHARE = 0.05;

export function plannedHardCases(
  random: Random,
  organizations: readonly DemoOrganization[],
  today: string,
): EventPlan[] {
  return HARD_CASE_EVENTS.map((hardCase) => {
    let date = addDays(today, hardCase.daysFromToday);
    while (!isBusinessDay(date)) date = addDays(date, 1);
    const plan = planFor(random, eventKind(hardCase.eventTypeId), date, []);
    return {
      ...plan,
      minutes: hardCase.minutes ?? plan.minutes,
      organizations: organizations.filter(({ row }) => hardCase.orgIds.includes(row.orgId)),
      presenters: hardCase.presenters,
      statusId:
        hardCase.statusId ?? (date < today ? EVENT_STATUS.completed : EVENT_STATUS.confirmed),
      values: hardCase.values,
    };
  });
}

export function plannedOnClockChanges(
  random: Random,
  organizations: readonly DemoOrganization[],
  today: string,
): EventPlan[] {
  const hosts = openOrganizations(organizations);
  const sundays = clockChanges(addDays(today, -REACH_DAYS), addDays(today, REACH_DAYS));
  return sundays.flatMap((date) =>
    CLOCK_CHANGE_EVENTS.map(({ eventTypeId, starts, minutes, values }) => ({
      kind: eventKind(eventTypeId),
      date,
      starts,
      minutes,
      organizations: [random.pick(hosts)],
      values,
    })),
  );
}

export function plannedEvents(
  random: Random,
  count: number,
  organizations: readonly DemoOrganization[],
  today: string,
): EventPlan[] {
  const hosts = openOrganizations(organizations).filter(
    ({ row }) => isHardCaseOrganization(row) || random.chance(HOSTING_SHARE),
  );
  const busy = organizations.filter(({ row }) => row.orgId === BUSY_ORGANIZATION.orgId);
  return Array.from({ length: count }, (_, index) => {
    const kind = random.weighted(EVENT_KINDS.map((candidate) => [candidate, candidate.share]));
    const joining = index < BUSY_ORGANIZATION.events ? busy : hostsOf(random, hosts);
    return planFor(random, kind, eventDate(random, today), joining);
  });
}

function planFor(
  random: Random,
  kind: EventKind,
  date: string,
  organizations: readonly DemoOrganization[],
): EventPlan {
  return {
    kind,
    date,
    starts: random.integer(kind.earliest / 30, kind.latest / 30) * 30,
    minutes: random.pick(kind.lengths),
    organizations,
  };
}

function hostsOf(random: Random, hosts: readonly DemoOrganization[]): DemoOrganization[] {
  const host = random.pick(hosts);
  const guest = random.pick(hosts);
  if (random.chance(0.03)) return [];
  return random.chance(0.14) && guest !== host ? [host, guest] : [host];
}

/** Past days evenly, coming days the more often the sooner they are. */
function eventDate(random: Random, today: string): string {
  for (;;) {
    const days = random.chance(PAST_SHARE)
      ? -random.integer(1, REACH_DAYS)
      : Math.floor(REACH_DAYS * random.next() ** 1.8);
    const date = addDays(today, days);
    if (random.chance(likelihood(date))) return date;
  }
}

function likelihood(date: string): number {
  if (isFederalHoliday(date)) return 0;
  if (weekday(date) === SUNDAY) return SUNDAY_SHARE;
  return weekday(date) === SATURDAY ? SATURDAY_SHARE : 1;
}

function isBusinessDay(date: string): boolean {
  return ![SATURDAY, SUNDAY].includes(weekday(date)) && !isFederalHoliday(date);
}
