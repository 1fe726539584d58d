import type { ReactNode } from 'react';
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { TableSection } from '@/components/ui/section';
import { CELL_LINK, Cell, Row } from '@/components/ui/table';
import type { Event } from '@/lib/contract/entities/event';
import { organizationName } from '@/lib/format/record-names';
import { routes } from '@/lib/routes';

interface EventOrganizationsProps extends Pick<Event, 'organizations'> {
  /** Beside the link that edits the organization. */
  rowAction?: (organization: Event['organizations'][number]) => ReactNode;
}

export function EventOrganizations({ organizations, rowAction }: EventOrganizationsProps) {
  return (
    <TableSection
      title="Organization(s) part of this Event"
      heads={['Name', 'Last status', 'Action']}
      emptyText="No organization associated with this event."
      rows={organizations.map((organization) => {
        const { orgId, lastStatus } = organization;
        const name = organizationName(organization);
        return (
          <Row key={orgId}>
            <Cell className="w-full min-w-36">
              <NewTabLink href={routes.organization(orgId)} className={CELL_LINK}>
                <bdi className="wrap-anywhere">{name}</bdi>
              </NewTabLink>
            </Cell>
            <Cell className="whitespace-nowrap">{lastStatus}</Cell>
            <Cell className="whitespace-nowrap">
              <AppLink href={routes.editOrganization(orgId)} className={`${CELL_LINK} leading-6`}>
                Edit<span className="sr-only"> {name}</span>
              </AppLink>
              {rowAction?.(organization)}
            </Cell>
          </Row>
        );
      })}
    />
  );
}
