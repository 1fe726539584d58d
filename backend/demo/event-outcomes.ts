/** What has become of an event as of today: its status, when that was set, who came, what the survey brought. */
import { addDays, dateOf, daysBetween, earlierOf, momentAt } from './calendar/dates';
import { workingMoment } from './calendar/office-hours';
import type { EventRow } from './demo-data';
import type { EventPlan } from './event-plans';
import { CANCEL_REASONS, EVENT_STATUS } from './lookups';
import type { Random } from './random';

export type EventOutcome = {
  /** When the status was last written, which hands it on to the organizations (legacy-api.md D10). */
  statusAt: string;
  values: Pick<
    EventRow,
    | 'lastStatusId'
    | 'audienceCount'
    | 'surveyComplete'
    | 'surveyCount'
    | 'surveyDateTime'
    | 'cancelReason'
  >;
};

const { infoNeeded, confirmed, tentative, completed, cancelled, rescheduled } = EVENT_STATUS;

const SOON_DAYS = 45;

/** `bookedAt` is when the event was written down, always before `today`. */
export function outcomeOf(
  random: Random,
  plan: EventPlan,
  bookedAt: string,
  today: string,
): EventOutcome {
  const lastStatusId = plan.statusId ?? statusOf(random, plan.date, today);
  const yesterday = addDays(today, -1);
  const nothingYet = {
    lastStatusId,
    audienceCount: null,
    surveyComplete: 0,
    surveyCount: null,
    surveyDateTime: null,
    cancelReason: null,
  };

  if (lastStatusId === completed) {
    const afterwards = earlierOf(addDays(plan.date, 6), yesterday);
    return {
      statusAt: workingMoment(random, momentAt(plan.date, plan.starts + plan.minutes), afterwards),
      values: { ...nothingYet, ...attendance(random, plan, today) },
    };
  }

  const statusAt = workingMoment(random, bookedAt, earlierOf(plan.date, yesterday));
  if (lastStatusId === cancelled) {
    return {
      statusAt,
      values: { ...nothingYet, cancelReason: cancelReason(random, plan, statusAt) },
    };
  }
  return { statusAt, values: nothingYet };
}

function statusOf(random: Random, date: string, today: string): number {
  if (date < today) {
    return random.weighted([
      [completed, 83],
      [cancelled, 11],
      [rescheduled, 2],
      [confirmed, 3],
      [infoNeeded, 1],
    ]);
  }
  const soon = daysBetween(today, date) <= SOON_DAYS;
  return random.weighted([
    [confirmed, soon ? 66 : 28],
    [infoNeeded, soon ? 18 : 44],
    [tentative, soon ? 10 : 24],
    [cancelled, soon ? 5 : 2],
    [rescheduled, soon ? 1 : 2],
  ]);
}

function cancelReason(random: Random, { date }: EventPlan, cancelledAt: string): string {
  const onTheDay = dateOf(cancelledAt) === date;
  return random.pick(
    CANCEL_REASONS.filter((reason) => onTheDay || reason !== 'Same day event change'),
  );
}

function attendance(random: Random, { kind, date }: EventPlan, today: string) {
  const reach = kind.largestAudience - kind.smallestAudience;
  const audience = kind.smallestAudience + Math.floor(reach * random.next() ** 2);
  const surveyDate = addDays(date, random.integer(0, 10));
  const surveyed = random.chance(0.35) && surveyDate < today;
  return {
    audienceCount: random.chance(0.94) ? String(audience) : null,
    surveyComplete: Number(surveyed),
    surveyCount: surveyed ? String(random.integer(0, Math.min(audience, 40))) : null,
    // A survey date is stored at midnight (legacy-api.md D3).
    surveyDateTime: surveyed ? momentAt(dateOf(surveyDate), 0) : null,
  };
}
