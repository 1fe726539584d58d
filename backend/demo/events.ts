/** Events with their organizations, presenters and audiences. */
import { addDays, addMinutes, earliestFirst, momentAt } from './calendar/dates';
import { workingMoment } from './calendar/office-hours';
import { streetAddress } from './contact-details';
import type { EventPresenterRow, EventRow } from './demo-data';
import { outcomeOf } from './event-outcomes';
import {
  type EventPlan,
  plannedEvents,
  plannedHardCases,
  plannedOnClockChanges,
} from './event-plans';
import { AUDIENCE, countyIdOf } from './lookups';
import type { DemoOrganization } from './organizations';
import { pickPlace } from './places';
import { pickPresenter, type Staff } from './presenters';
import type { Random } from './random';

export type DemoEvent = {
  row: EventRow;
  organizations: readonly DemoOrganization[];
  presenters: EventPresenterRow[];
  audienceTypeIds: readonly number[];
  /** When it was written down, and when its status last was; both before today. */
  bookedAt: string;
  statusAt: string;
};

const LONGEST_LEAD_DAYS = 75;

type Booking = { plan: EventPlan; bookedAt: string };

/** Hard cases and clock-change Sundays come first; the others follow in the order of their booking. */
export function generateEvents(
  random: Random,
  count: number,
  organizations: readonly DemoOrganization[],
  staff: Staff,
  today: string,
): DemoEvent[] {
  const book = (plan: EventPlan): Booking => ({
    plan,
    bookedAt: bookingMoment(random, plan.date, today),
  });
  const planted = [
    ...plannedHardCases(random, organizations, today),
    ...plannedOnClockChanges(random, organizations, today),
  ].map(book);
  const invented = plannedEvents(random, count - planted.length, organizations, today)
    .map(book)
    .sort((a, b) => earliestFirst(a.bookedAt, b.bookedAt));

  return [...planted, ...invented].map((booking, index) =>
    demoEvent(random, index + 1, booking, staff, today),
  );
}

function bookingMoment(random: Random, date: string, today: string): string {
  const yesterday = addDays(today, -1);
  const latest = date <= yesterday ? addDays(date, -3) : addDays(yesterday, -1);
  const from = momentAt(addDays(latest, -LONGEST_LEAD_DAYS), 0);
  return workingMoment(random, from, latest);
}

function demoEvent(
  random: Random,
  eventId: number,
  { plan, bookedAt }: Booking,
  staff: Staff,
  today: string,
): DemoEvent {
  const outcome = outcomeOf(random, plan, bookedAt, today);
  const joined = joinedPresenters(random, eventId, plan, staff);
  const startDateTime = momentAt(plan.date, plan.starts);
  return {
    row: {
      eventId,
      ...venue(random, plan),
      startDateTime,
      endDateTime: addMinutes(startDateTime, plan.minutes),
      eventTypeId: plan.kind.eventTypeId,
      rtaStaffCount: joined.length > 0 && random.chance(0.8) ? String(joined.length) : null,
      regsite: Number(random.chance(0.16)),
      neworg: Number(random.chance(0.1)),
      electedOfficial: Number(random.chance(0.07)),
      deleteflag: Number(random.chance(0.006)),
      ...outcome.values,
      ...plan.values,
    },
    organizations: plan.organizations,
    presenters: joined,
    audienceTypeIds: audienceOf(random, plan),
    bookedAt,
    statusAt: outcome.statusAt,
  };
}

function venue(random: Random, { kind, organizations }: EventPlan) {
  const [host] = organizations;
  const place = host?.place ?? pickPlace(random);
  const hostName = host?.row.orgname ?? `${place.name} Community Center`;
  const eventName = random
    .pick(kind.names)
    .replace('{place}', () => place.name)
    .replace('{org}', () => hostName);
  const countyId = random.chance(0.97) ? countyIdOf(place.county) : null;
  if (kind.online) {
    return {
      ...{ eventName, location: 'Online', countyId, state: 'IL' },
      ...{ address: null, city: null, zip: null },
    };
  }
  const room = host && random.chance(0.55) ? `, ${random.pick(host.kind.rooms)}` : '';
  return {
    eventName,
    location: `${hostName}${room}`,
    address: host?.row.address ?? streetAddress(random),
    city: place.city,
    state: 'IL',
    zip: host?.row.zip ?? random.pick(place.zips),
    countyId,
  };
}

function joinedPresenters(
  random: Random,
  eventId: number,
  { date, organizations, presenters: rule }: EventPlan,
  staff: Staff,
): EventPresenterRow[] {
  if (rule === 'none' || (rule === undefined && random.chance(0.03))) return [];
  const [host] = organizations;
  const lead = host && random.chance(0.6) ? host.coordinator : pickPresenter(random, staff, date);
  const others = Array.from(
    { length: random.weighted([[0, 62] as const, [1, 30] as const, [2, 8] as const]) },
    () => pickPresenter(random, staff, date),
  );
  const hasPrimary = rule === undefined && random.chance(0.96);
  return [...new Set([lead, ...others])].map((presenter) => ({
    eventId,
    presenterId: presenter.row.presenterId,
    isPrimary: hasPrimary && presenter === lead,
  }));
}

function audienceOf(random: Random, { organizations }: EventPlan): number[] {
  if (random.chance(0.02)) return [];
  const [host] = organizations;
  const likely = host?.kind.audiences ?? [AUDIENCE.generalPublic, AUDIENCE.seniors];
  return [...new Set([random.pick(likely), random.pick(likely)])].sort((a, b) => a - b);
}
