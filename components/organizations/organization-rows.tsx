'use client';
/** Rows of the organization list. */
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { CELL_LINK, Cell, Row } from '@/components/ui/table';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { OrganizationListRow } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';

export function OrganizationRows({ rows }: { rows: OrganizationListRow[] }) {
  return rows.map((row) => (
    <Row key={row.orgId}>
      <Cell className="min-w-56 max-w-md">
        <NewTabLink href={routes.organization(row.orgId)} className={CELL_LINK}>
          <bdi className="wrap-anywhere">{row.orgname || `Organization ${row.orgId}`}</bdi>
        </NewTabLink>
      </Cell>
      <Cell>{row.lastStatus}</Cell>
      <Cell>{row.city}</Cell>
      <Cell>{row.countyName}</Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(row.lastContact)}</Cell>
      <Cell>{yesNo(row.regsite)}</Cell>
      <Cell>
        <AppLink href={routes.editOrganization(row.orgId)} className={CELL_LINK}>
          Edit<span className="sr-only"> {row.orgname}</span>
        </AppLink>
      </Cell>
    </Row>
  ));
}
