/** Events with their organizations, presenters and audience types. */
import {
  clockChanges,
  DAY,
  dayOf,
  HOUR,
  isWeekend,
  MINUTE,
  textOf,
  workingMoment,
} from './calendar';
import { kinds, statuses } from './events.json';
import type { Row } from './generate';
import HARD_CASES from './hard-cases.json';
import * as lookups from './lookups';
import { cancelReasons } from './lookups.json';
import {
  BUSY_ORGANIZATION,
  isHardCase,
  type Organization,
  openOrganizations,
  setStatus,
  withIds,
} from './organizations';
import { type Office, type Presenter, pickPresenter } from './presenters';
import * as random from './random';

const { between, chance, pick, pickFew } = random;

type Kind = (typeof kinds)[number];

interface Plan {
  kind: Kind;
  start: number;
  end: number;
  /** The first is the host. */
  organizations: readonly Organization[];
  /** User names. They, status and primary presenter are random if absent. */
  presenters?: readonly string[] | undefined;
  primary?: boolean | undefined;
  status?: string | undefined;
  values?: Partial<Row<'event'>> | undefined;
}

export interface DemoEvent {
  row: Row<'event'>;
  organizations: readonly Organization[];
  presenters: Row<'eventPresenter'>[];
  audienceTypeIds: number[];
  place: lookups.Place;
  /** Of the last change of the status, before today. */
  statusAt: number;
  /** The sentences of notes after that change. */
  notes: 'beforeEvent' | 'afterEvent' | 'calledOffEvent';
}

/** About a year and a half before and after today. */
const REACH_DAYS = 547;
const LONGEST_LEAD_DAYS = 75;
const SOON_DAYS = 45;
const PAST = 0.58;
const HOSTS = 0.55;
const WEEKEND = 0.2;
const KINDS = new Map(kinds.map((kind) => [kind.type, kind]));

/** The hard cases come first, which keeps their ids. */
export function generateEvents(
  count: number,
  organizations: readonly Organization[],
  office: Office,
): DemoEvent[] {
  const planted = [...hardCases(organizations, office), ...onClockChanges(organizations, office)];
  const invented = invent(count - planted.length, organizations, office);
  return [...planted, ...invented].map((plan, index) => eventOf(plan, index + 1, office));
}

function hardCases(organizations: readonly Organization[], { today }: Office): Plan[] {
  return HARD_CASES.events.map(({ type, daysFromToday, orgIds, minutes, ...hardCase }) => {
    let day = today + daysFromToday * DAY;
    while (isWeekend(day)) day += DAY;
    const plan = planOf(lookups.known(KINDS, type), day, withIds(organizations, orgIds));
    const end = minutes === undefined ? plan.end : plan.start + minutes * MINUTE;
    const status = hardCase.status ?? (day < today ? 'Completed' : 'Confirmed');
    const { presenters, primary, values } = hardCase;
    return { ...plan, end, status, presenters, primary, values };
  });
}

function onClockChanges(organizations: readonly Organization[], { today }: Office): Plan[] {
  const hosts = openOrganizations(organizations);
  return clockChanges(today - REACH_DAYS * DAY, today + REACH_DAYS * DAY).flatMap((sunday) =>
    HARD_CASES.clockChangeEvents.map(({ type, startMinute, minutes, values }) => {
      const start = sunday + startMinute * MINUTE;
      const end = start + minutes * MINUTE;
      return { kind: lookups.known(KINDS, type), start, end, organizations: [pick(hosts)], values };
    }),
  );
}

function invent(count: number, organizations: readonly Organization[], { today }: Office): Plan[] {
  const busy = withIds(organizations, [BUSY_ORGANIZATION.orgId]);
  const hosts = openOrganizations(organizations).filter(
    (organization) => isHardCase(organization) || chance(HOSTS),
  );
  return Array.from({ length: count }, (_, index) => {
    const some = () => (chance(0.03) ? [] : pickFew(hosts, 0.14));
    const joining = index < BUSY_ORGANIZATION.events ? busy : some();
    return planOf(random.pickByWeight(kinds), eventDay(today), joining);
  });
}

function planOf(kind: Kind, day: number, organizations: readonly Organization[]): Plan {
  const start = day + (between(kind.earliestHour * 2, kind.latestHour * 2) * HOUR) / 2;
  return { kind, start, end: start + pick(kind.minutes) * MINUTE, organizations };
}

/** Past days are equally likely, future days the more the sooner they are, and few are on weekends. */
function eventDay(today: number): number {
  const ahead = Math.floor(REACH_DAYS * random.fraction() ** 1.8);
  const day = today + (chance(PAST) ? -between(1, REACH_DAYS) : ahead) * DAY;
  return isWeekend(day) && !chance(WEEKEND) ? eventDay(today) : day;
}

function bookingOf({ start }: Plan, { yesterday }: Office): number {
  const latest = dayOf(start) <= yesterday ? dayOf(start) - 3 * DAY : yesterday - DAY;
  return workingMoment(latest - LONGEST_LEAD_DAYS * DAY, latest);
}

function eventOf(plan: Plan, eventId: number, office: Office): DemoEvent {
  const { kind, start, end, organizations } = plan;
  const status = plan.status ?? statusOf(start, office.today);
  const isCompleted = status === 'Completed';
  const isCalledOff = status === 'Cancelled' || status === 'Rescheduled';
  const statusAt = isCompleted
    ? workingMoment(end, Math.min(dayOf(start) + 6 * DAY, office.yesterday))
    : workingMoment(bookingOf(plan, office), Math.min(dayOf(start), office.yesterday));
  const place = organizations[0]?.place ?? lookups.pickPlace();
  const joined = joining(plan, office);
  const hasPrimary = plan.primary ?? (plan.presenters !== undefined || chance(0.96));
  const audience = organizations[0]?.kind.audiences ?? ['General public', 'Seniors'];
  const row: Row<'event'> = {
    eventId,
    ...venue(plan, place),
    startDateTime: textOf(start),
    endDateTime: textOf(end),
    eventTypeId: lookups.eventTypeIdOf(kind.type),
    rtaStaffCount: joined.length > 0 && chance(0.8) ? String(joined.length) : null,
    regsite: Number(chance(0.16)),
    neworg: Number(chance(0.1)),
    electedOfficial: Number(chance(0.07)),
    deleteflag: Number(chance(0.006)),
    lastStatusId: lookups.statusIdOf(status),
    ...attendance(plan, isCompleted),
    cancelReason: status === 'Cancelled' ? pick(cancelReasons) : null,
    ...plan.values,
  };
  for (const one of organizations) setStatus(one, row.lastStatusId, textOf(statusAt));
  return {
    row,
    organizations,
    presenters: joined.map(({ row: { presenterId } }, index) => {
      return { eventId, presenterId, isPrimary: hasPrimary && index === 0 };
    }),
    audienceTypeIds: chance(0.02) ? [] : pickFew(audience, 1).map(lookups.audienceTypeIdOf),
    place,
    statusAt,
    notes: isCompleted ? 'afterEvent' : isCalledOff ? 'calledOffEvent' : 'beforeEvent',
  };
}

function statusOf(start: number, today: number): string {
  if (start < today) return random.pickName(statuses.past);
  const isSoon = dayOf(start) - today <= SOON_DAYS * DAY;
  return random.pickName(isSoon ? statuses.soon : statuses.later);
}

function venue({ kind, organizations: [host] }: Plan, place: lookups.Place) {
  const org = host?.row.orgname ?? `${place.name} Community Center`;
  const eventName = random.fill(pick(kind.names), { place: () => place.name, org: () => org });
  const countyId = chance(0.97) ? place.countyId : null;
  if (kind.online) {
    const nowhere = { address: null, city: null, zip: null };
    return { eventName, location: 'Online', countyId, state: 'IL', ...nowhere };
  }
  const { address, zip } = host?.row ?? {
    address: random.streetAddress(),
    zip: pick(place.zips),
  };
  return {
    eventName,
    location: host && chance(0.55) ? `${org}, ${pick(host.kind.rooms)}` : org,
    ...{ address, city: place.city, state: 'IL', zip, countyId },
  };
}

/** The lead presenter first. */
function joining({ organizations: [host], presenters: names }: Plan, office: Office): Presenter[] {
  if (names) {
    return names.flatMap((name) => office.presenters.filter(({ row }) => row.username === name));
  }
  if (chance(0.03)) return [];
  const lead = host && chance(0.6) ? host.coordinator : pickPresenter(office);
  return chance(0.6) ? [lead] : [...new Set([lead, pickPresenter(office)])];
}

function attendance({ kind, start }: Plan, isCompleted: boolean) {
  const audience = between(kind.smallestAudience, kind.largestAudience);
  const isSurveyed = isCompleted && chance(0.35);
  return {
    audienceCount: isCompleted && chance(0.94) ? String(audience) : null,
    surveyComplete: Number(isSurveyed),
    surveyCount: isSurveyed ? String(between(0, audience)) : null,
    // At midnight (legacy-api.md D3).
    surveyDateTime: isSurveyed ? textOf(dayOf(start)) : null,
  };
}
