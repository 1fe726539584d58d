/** Call logs: per organization a history of calls in which each status follows from the one before. */

import { DAY, dayOf, HOUR, textOf, workingMoment } from './calendar';
import sentences from './call-logs.json';
import { between, chance, pick, pickByShare, sharesOf } from './chance';
import type { Contact } from './contacts';
import { CALL_LOG_WITHOUT_CONTACT_AND_STATUS } from './hard-cases';
import { statusIdOf } from './lookups';
import { isHardCase, type Organization, setStatus, withIds } from './organizations';
import { type Office, pickPresenter, stamps } from './presenters';
import type { Row } from './rows';
import type { Part } from './sentences';

export interface CallLog {
  row: Row<'callLog'>;
  organization: Organization;
  /** Whom the comment speaks of, what it is put together from, and when it was written. */
  contact: Contact;
  comment: readonly Part[];
  at: number;
}

interface Call {
  organization: Organization;
  at: number;
}

const OLDEST_DAYS = 900;
const NEVER_CALLED = 0.15;
const MOST_TICKETS = 12;
const CHANGES = { share: 0.1, days: 10 };
const NOT_CONTACTED = 'Not contacted';

/** What may come after a status, and how the comment on a call that led to it is put together. */
const STATUSES: Readonly<
  Record<string, { next: Record<string, number>; happened: string[]; then: string[] }>
> = sentences.statuses;
const STEPS = new Map(
  Object.entries(STATUSES).map(([status, { next, happened, then }]) => {
    const more = Object.entries(sentences.parts).filter(([name]) => then.includes(name));
    const comment: Part[] = [{ oneOf: happened }, ...more.map(([, part]) => part)];
    return [status, { next: sharesOf(next), comment }];
  }),
);

/** The hard case comes first; the others follow in the order of their creation. */
export function generateCallLogs(
  count: number,
  organizations: readonly Organization[],
  office: Office,
): CallLog[] {
  const oldest = office.today - OLDEST_DAYS * DAY;
  const planted = withIds(organizations, [CALL_LOG_WITHOUT_CONTACT_AND_STATUS.orgId]).map(
    (organization) => {
      const at = workingMoment(oldest, oldest + 7 * DAY);
      const log = callLog({ organization, at }, NOT_CONTACTED, 1, office);
      return { ...log, row: { ...log.row, contactId: null, statusId: null } };
    },
  );
  const statuses = new Map<Organization, string>();
  const logs = calls(count - planted.length, organizations, office, oldest).map((call, index) => {
    const status = pickByShare(stepsOf(statuses.get(call.organization) ?? NOT_CONTACTED).next);
    statuses.set(call.organization, status);
    const log = callLog(call, status, planted.length + index + 1, office);
    stampLastContact(log, statusIdOf(status));
    return log;
  });
  return [...planted, ...logs];
}

/** In order of time: at least one for most organizations with contacts, and a dozen times as many for some. */
function calls(
  count: number,
  organizations: readonly Organization[],
  { yesterday }: Office,
  oldest: number,
): Call[] {
  const called = organizations
    .filter((organization) => organization.contacts.length > 0)
    .filter((organization) => isHardCase(organization) || !chance(NEVER_CALLED))
    .map((organization) => {
      const known = Math.min(...organization.contacts.map(({ since }) => since));
      return { organization, from: Math.max(known, oldest) };
    });
  const tickets = called.flatMap((one) =>
    Array.from({ length: between(1, MOST_TICKETS) }, () => one),
  );
  const more = Array.from({ length: count - called.length }, () => pick(tickets));
  return [...called, ...more]
    .map(({ organization, from }) => ({ organization, at: workingMoment(from, yesterday) }))
    .sort((a, b) => a.at - b.at);
}

function callLog(
  { organization, at }: Call,
  status: string,
  callId: number,
  office: Office,
): CallLog {
  const known = organization.contacts.filter(({ since }) => since <= at);
  const contact = pick(known.length > 0 ? known : organization.contacts);
  const author = chance(0.75) ? organization.coordinator : pickPresenter(office, at);
  const writtenLater = chance(0.08);
  const row: Row<'callLog'> = {
    callId,
    orgId: organization.row.orgId,
    contactId: contact.row.contactId,
    statusId: statusIdOf(status),
    regsite: Number(organization.row.regsite === 1 || chance(0.15)),
    callLogDate: writtenLater
      ? textOf(dayOf(at) - between(1, 20) * DAY + between(9, 16) * HOUR)
      : null,
    // The legacy never sets it (legacy-api.md D6).
    lastStatusDate: null,
    ...stamps(office, author, at, CHANGES),
  };
  return { row, organization, contact, comment: stepsOf(status).comment, at };
}

/** When a call log was saved is the last contact of its organization and contact (legacy-api.md D10). */
function stampLastContact({ row, organization, contact }: CallLog, statusId: number): void {
  const at = row.lastModifiedDate ?? '';
  setStatus(organization, statusId, at);
  if (at > (organization.row.lastContact ?? '')) organization.row.lastContact = at;
  if (at > (contact.row.lastContactDate ?? '')) contact.row.lastContactDate = at;
}

function stepsOf(status: string) {
  const steps = STEPS.get(status);
  if (!steps) throw new Error(`No call leads to "${status}"`);
  return steps;
}
