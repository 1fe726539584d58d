/** Call logs in the shape the wire shows them in, without their comments (legacy-api.md D6 and §1.16). */
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';

import type { Queries } from '@/backend/database/connection';
import { callLog, contact, organization, status } from '@/backend/database/schema';
import { EVERY_ROW, LAST_STATUS, type List, sortKeysOf } from '@/backend/wire/lists';
import { looked, personName, presenterName } from '@/backend/wire/selections';

const { orgId, contactId, statusId, createdById, lastModifiedById, ...columns } =
  getTableColumns(callLog);
const contactName = personName(contact.firstName, contact.lastName);

/** The three objects hold nothing but text, also their ids (§1.10). */
const shown = {
  callId: callLog.callId,
  org: looked<{ orgId: string; orgName: string | null } | null>(
    sql`select json_build_object('orgId', ${organization.orgId}::text, 'orgName', ${organization.orgname})
        from ${organization} where ${organization.orgId} = ${orgId}`,
  ),
  contact: looked<{ contactId: string; contactName: string } | null>(
    sql`select json_build_object('contactId', ${contact.contactId}::text, 'contactName', ${contactName})
        from ${contact} where ${contact.contactId} = ${contactId}`,
  ),
  status: looked<{ lastStatusId: string; lastStatus: string } | null>(
    sql`select json_build_object('lastStatusId', ${status.statusId}::text, 'lastStatus', ${status.statusDesc})
        from ${status} where ${status.statusId} = ${statusId}`,
  ),
  createdBy: presenterName(createdById),
  lastModifiedBy: presenterName(lastModifiedById),
  createDate: callLog.createDate,
  lastModifiedDate: callLog.lastModifiedDate,
  lastStatusDate: callLog.lastStatusDate,
  callLogDate: callLog.callLogDate,
  regsite: callLog.regsite,
};

export const CALL_LOGS: List<Awaited<ReturnType<typeof read>>[number]> = {
  id: callLog.callId,
  idOf: ({ callId }) => callId,
  read,
  sortKeys: new Map([
    ...sortKeysOf(columns),
    ...sortKeysOf({ orgId: organization.orgId, orgname: organization.orgname }, 'org.'),
    ...sortKeysOf(
      { contactId: contact.contactId, firstName: contact.firstName, lastName: contact.lastName },
      'contact.',
    ),
    ...sortKeysOf(LAST_STATUS, 'status.'),
  ]),
  defaultField: 'createDate',
  defaultOrder: 'desc',
  joins: {
    org: { table: organization, on: eq(organization.orgId, orgId) },
    contact: { table: contact, on: eq(contact.contactId, contactId) },
    status: { table: status, on: eq(status.statusId, statusId) },
  },
};

async function read(db: Queries, condition: SQL | undefined, limit = EVERY_ROW) {
  const rows = db.select(shown).from(callLog).where(condition);
  return rows.orderBy(asc(callLog.callId)).limit(limit);
}
