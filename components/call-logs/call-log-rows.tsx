'use client';
/** Rows of the call log list. */
import { AppLink } from '@/components/ui/app-link';
import { CELL_LINK, Cell, Row } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import { formatCallLogDate } from '@/lib/forms/call-log-fields';
import type { CallLog } from '@/lib/legacy/call-logs';
import { routes } from '@/lib/routes';

export function CallLogRows({ rows }: { rows: CallLog[] }) {
  return rows.map((row) => (
    <Row key={row.callId}>
      <Cell className="min-w-56 max-w-md">
        <AppLink href={routes.callLog(row.callId)} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{nameOf(row)}</bdi>
        </AppLink>
      </Cell>
      <Cell>{row.status?.statusDesc}</Cell>
      <Cell>
        <bdi>{row.createdBy}</bdi>
      </Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(row.createDate)}</Cell>
      <Cell>
        <bdi>{row.lastModifiedBy}</bdi>
      </Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(row.lastModifiedDate)}</Cell>
      <Cell className="whitespace-nowrap">{formatCallLogDate(row.callLogDate)}</Cell>
      <Cell>{yesNo(row.regsite)}</Cell>
      <Cell>
        <AppLink href={routes.callLog(row.callId)} className={CELL_LINK}>
          Edit<span className="sr-only"> call log {row.callId}</span>
        </AppLink>
      </Cell>
    </Row>
  ));
}

/** A call log without an organization has to be opened all the same. */
function nameOf({ organization, callId }: CallLog): string {
  if (!organization) return `Call log ${callId}`;
  return organization.orgname || `Organization ${organization.orgId}`;
}
