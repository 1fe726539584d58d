/** Call logs: a history of calls per organization in which each status follows from the previous one. */
import { DAY, dayOf, HOUR, textOf, workingMoment } from './calendar';
import sentences from './call-logs.json';
import type { Contact } from './contacts';
import type { Row } from './generate';
import { known, statusIdOf } from './lookups';
import { isHardCase, type Organization, setStatus } from './organizations';
import { auditColumns, type Office, pickPresenter } from './presenters';
import { between, chance, pick, pickName } from './random';

/** Without contact and status, from before they were required. */
export const INCOMPLETE_CALL_LOG_ID = 1;

/** One of the sentences, with slots in braces such as `{contact}`; always, or with the probability `chance`. */
export type Part = { oneOf: readonly string[]; chance?: number };

export interface CallLog {
  row: Row<'callLog'>;
  organization: Organization;
  contact: Contact;
  comment: readonly Part[];
  at: number;
}

type Call = { organization: Organization; at: number };
/** The next statuses by weight, and the parts of a comment on a call with this status. */
type Step = { next: Record<string, number>; happened: string[]; then: string[] };

const OLDEST_DAYS = 900;
const NEVER_CALLED = 0.15;
const CHANGES = { share: 0.1, days: 10 };
const NOT_CONTACTED = 'Not contacted';
const STEPS = new Map<string, Step>(Object.entries(sentences.statuses));
const PARTS = Object.entries(sentences.parts);

/** Ordered by creation. */
export function generateCallLogs(
  count: number,
  organizations: readonly Organization[],
  office: Office,
): CallLog[] {
  const statuses = new Map<Organization, string>();
  return calls(count, organizations, office).map((call, index) => {
    const { organization } = call;
    const status = pickName(known(STEPS, statuses.get(organization) ?? NOT_CONTACTED).next);
    const log = callLog(call, status, index + 1, office);
    if (log.row.callId === INCOMPLETE_CALL_LOG_ID) {
      return { ...log, row: { ...log.row, contactId: null, statusId: null } };
    }
    statuses.set(organization, status);
    updateLastContact(log, statusIdOf(status));
    return log;
  });
}

/** At least one for most organizations with contacts. */
function calls(
  count: number,
  organizations: readonly Organization[],
  { today, yesterday }: Office,
): Call[] {
  const oldest = today - OLDEST_DAYS * DAY;
  const called = organizations.filter(
    (organization) =>
      organization.contacts.length > 0 && (isHardCase(organization) || !chance(NEVER_CALLED)),
  );
  const more = Array.from({ length: count - called.length }, () => pick(called));
  return [...called, ...more]
    .map((organization) => {
      const entered = Math.min(...organization.contacts.map(({ since }) => since));
      return { organization, at: workingMoment(Math.max(entered, oldest), yesterday) };
    })
    .sort((a, b) => a.at - b.at);
}

function callLog({ organization, at }: Call, status: string, callId: number, office: Office) {
  const contact = pick(organization.contacts.filter(({ since }) => since <= at));
  const author = chance(0.75) ? organization.coordinator : pickPresenter(office);
  const madeOn = dayOf(at) - between(1, 20) * DAY + between(9, 16) * HOUR;
  const row: Row<'callLog'> = {
    callId,
    orgId: organization.row.orgId,
    contactId: contact.row.contactId,
    statusId: statusIdOf(status),
    regsite: Number(organization.row.regsite === 1 || chance(0.15)),
    callLogDate: chance(0.08) ? textOf(madeOn) : null,
    // Never set (legacy-api.md D6).
    lastStatusDate: null,
    ...auditColumns(office, author, at, CHANGES),
  };
  const { happened, then } = known(STEPS, status);
  const more = PARTS.filter(([name]) => then.includes(name)).map(([, part]) => part);
  return { row, organization, contact, comment: [{ oneOf: happened }, ...more], at };
}

/** The last save of a call log is the last contact of its organization and contact (legacy-api.md D10). */
function updateLastContact({ row, organization, contact }: CallLog, statusId: number): void {
  const at = row.lastModifiedDate ?? '';
  setStatus(organization, statusId, at);
  if (at > (organization.row.lastContact ?? '')) organization.row.lastContact = at;
  if (at > (contact.row.lastContactDate ?? '')) contact.row.lastContactDate = at;
}
