/** Call logs in the shape the wire shows them in, without their comments (legacy-api.md D6). */
import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { among } from '@/backend/database/among';
import type { Queries } from '@/backend/database/connection';
import { callLog, contact, organization, presenter, status } from '@/backend/database/schema';
import { localDate } from '@/backend/wire/dates';
import { personName } from '@/backend/wire/person';

type CallLogRow = Awaited<ReturnType<typeof selectCallLogs>>[number];

export type FullCallLog = ReturnType<typeof fullCallLog>;

const creator = alias(presenter, 'creator');
const modifier = alias(presenter, 'modifier');

export async function fullCallLogs(
  db: Queries,
  ids: readonly number[],
): Promise<Map<number, FullCallLog>> {
  const rows = await selectCallLogs(db, ids);
  return new Map(rows.map((found) => [found.row.callId, fullCallLog(found)]));
}

function selectCallLogs(db: Queries, ids: readonly number[]) {
  return db
    .select({
      row: getTableColumns(callLog),
      org: { orgId: organization.orgId, orgname: organization.orgname },
      contact: {
        contactId: contact.contactId,
        firstName: contact.firstName,
        lastName: contact.lastName,
      },
      status: { statusId: status.statusId, statusDesc: status.statusDesc },
      createdBy: { name: creator.name, lastName: creator.lastName },
      modifiedBy: { name: modifier.name, lastName: modifier.lastName },
    })
    .from(callLog)
    .leftJoin(organization, eq(organization.orgId, callLog.orgId))
    .leftJoin(contact, eq(contact.contactId, callLog.contactId))
    .leftJoin(status, eq(status.statusId, callLog.statusId))
    .leftJoin(creator, eq(creator.presenterId, callLog.createdById))
    .leftJoin(modifier, eq(modifier.presenterId, callLog.lastModifiedById))
    .where(among(callLog.callId, ids));
}

/** The three objects hold nothing but text, also their ids (§1.10). */
function fullCallLog({
  row,
  org,
  contact: person,
  status: set,
  createdBy,
  modifiedBy,
}: CallLogRow) {
  return {
    callId: row.callId,
    org: org && { orgId: String(org.orgId), orgName: org.orgname },
    contact: person && {
      contactId: String(person.contactId),
      contactName: personName(person.firstName, person.lastName),
    },
    status: set && { lastStatusId: String(set.statusId), lastStatus: set.statusDesc },
    createdBy: createdBy && personName(createdBy.name, createdBy.lastName),
    lastModifiedBy: modifiedBy && personName(modifiedBy.name, modifiedBy.lastName),
    createDate: localDate(row.createDate),
    lastModifiedDate: localDate(row.lastModifiedDate),
    lastStatusDate: localDate(row.lastStatusDate),
    callLogDate: localDate(row.callLogDate),
    regsite: row.regsite,
  };
}
