/** Call logs: per organization a history of calls in which each status follows from the one before. */

import { addDays, dateOf, earlierOf, earliestFirst, momentAt } from './calendar/dates';
import { workingMoment } from './calendar/office-hours';
import { nextStatus } from './call-log-progress';
import type { DemoContact } from './contacts';
import type { CallLogRow } from './demo-data';
import { CALL_LOG_WITHOUT_CONTACT_AND_STATUS, isHardCaseOrganization } from './hard-cases';
import { ORGANIZATION_STATUS, type OrganizationStatus } from './lookups';
import type { DemoOrganization } from './organizations';
import { type Partner, partnersOf } from './partners';
import { type DemoPresenter, pickPresenter, type Staff } from './presenters';
import type { Random } from './random';

export type DemoCallLog = {
  row: CallLogRow;
  organization: DemoOrganization;
  /** Whom the comment speaks of, the status it explains, and when it was written. */
  contact: DemoContact;
  status: OrganizationStatus;
  at: string;
};

const OLDEST_DAYS = 900;
const NEVER_CONTACTED_SHARE = 0.15;
const MOST_TICKETS = 12;

type Call = {
  organization: DemoOrganization;
  contact: DemoContact;
  statusId: OrganizationStatus;
  at: string;
};

/** The hard case comes first; the others follow in the order of their creation. */
export function generateCallLogs(
  random: Random,
  count: number,
  contacts: readonly DemoContact[],
  staff: Staff,
  today: string,
): DemoCallLog[] {
  const oldest = momentAt(addDays(today, -OLDEST_DAYS), 0);
  const yesterday = addDays(today, -1);
  const partners = partnersOf(contacts);
  const called = [...partners.values()].filter(
    ({ organization }) =>
      isHardCaseOrganization(organization.row) || !random.chance(NEVER_CONTACTED_SHARE),
  );

  const calls = shareOut(random, count - 1, called).flatMap(([partner, share]) =>
    callHistory(random, partner, share, oldest, yesterday),
  );
  calls.sort((a, b) => earliestFirst(a.at, b.at));

  const logs = calls.map((call, index) => ({
    row: callLogRow(random, index + 2, call, staff, yesterday),
    organization: call.organization,
    contact: call.contact,
    status: call.statusId,
    at: call.at,
  }));
  return [halfEmptyLog(random, partners, staff, oldest), ...logs];
}

/** How many calls each partner gets: at least one, and some a dozen times as many as others. */
function shareOut(
  random: Random,
  count: number,
  partners: readonly Partner[],
): [Partner, number][] {
  const tickets = partners.flatMap((partner) =>
    Array.from({ length: random.integer(1, MOST_TICKETS) }, () => partner),
  );
  const shares = new Map(partners.map((partner) => [partner, 1]));
  for (let left = count - partners.length; left > 0; left -= 1) {
    const partner = random.pick(tickets);
    shares.set(partner, (shares.get(partner) ?? 0) + 1);
  }
  return [...shares];
}

function callHistory(
  random: Random,
  { organization, contacts }: Partner,
  count: number,
  oldest: string,
  yesterday: string,
): Call[] {
  const known = contacts.map((contact) => ({ contact, since: contact.row.createDate ?? oldest }));
  const firstKnown = known.reduce((first, next) => (next.since < first.since ? next : first));
  const from = firstKnown.since > oldest ? firstKnown.since : oldest;
  const moments = Array.from({ length: count }, () => workingMoment(random, from, yesterday));

  let statusId: OrganizationStatus = ORGANIZATION_STATUS.notContacted;
  return moments.sort(earliestFirst).map((at) => {
    statusId = nextStatus(random, statusId);
    const candidates = known.filter(({ since }) => since <= at);
    const { contact } = candidates.length > 0 ? random.pick(candidates) : firstKnown;
    return { organization, contact, statusId, at };
  });
}

function callLogRow(
  random: Random,
  callId: number,
  { organization, contact, statusId, at }: Call,
  staff: Staff,
  yesterday: string,
): CallLogRow {
  const author = callerOf(random, organization, staff, at);
  const changed = random.chance(0.1) && dateOf(at) < yesterday;
  const lastModifiedDate = changed
    ? workingMoment(random, at, earlierOf(addDays(dateOf(at), 10), yesterday))
    : at;
  const editor = changed ? callerOf(random, organization, staff, lastModifiedDate) : author;
  return {
    callId,
    orgId: organization.row.orgId,
    contactId: contact.row.contactId,
    statusId,
    regsite: Number(organization.row.regsite === 1 || random.chance(0.15)),
    callLogDate: random.chance(0.08) ? pastCallDate(random, at) : null,
    // The legacy never sets it (legacy-api.md D6).
    lastStatusDate: null,
    createDate: at,
    lastModifiedDate,
    createdById: author.row.presenterId,
    lastModifiedById: editor.row.presenterId,
  };
}

/** When a call was made that was only written down later. */
function pastCallDate(random: Random, writtenDown: string): string {
  const date = addDays(dateOf(writtenDown), -random.integer(1, 20));
  return momentAt(date, random.integer(18, 32) * 30);
}

function callerOf(
  random: Random,
  { coordinator }: DemoOrganization,
  staff: Staff,
  at: string,
): DemoPresenter {
  return random.chance(0.75) ? coordinator : pickPresenter(random, staff, dateOf(at));
}

function halfEmptyLog(
  random: Random,
  partners: ReadonlyMap<number, Partner>,
  staff: Staff,
  oldest: string,
): DemoCallLog {
  const { callId, orgId } = CALL_LOG_WITHOUT_CONTACT_AND_STATUS;
  const partner = partners.get(orgId);
  if (!partner) throw new Error(`Organization ${orgId} has no contact to call`);
  const lastDate = addDays(dateOf(oldest), 7);
  const call: Call = {
    organization: partner.organization,
    contact: random.pick(partner.contacts),
    statusId: ORGANIZATION_STATUS.notContacted,
    at: workingMoment(random, oldest, lastDate),
  };
  const row = callLogRow(random, callId, call, staff, lastDate);
  return {
    row: { ...row, contactId: null, statusId: null },
    organization: call.organization,
    contact: call.contact,
    status: call.statusId,
    at: call.at,
  };
}
