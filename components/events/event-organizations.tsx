/** The organizations that an event is for. */
import type { ReactNode } from 'react';
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { organizationName } from '@/lib/format/record-names';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';

const TITLE = 'Organization(s) part of this Event';
const HEADS = ['Name', 'Last status', 'Action'];

interface EventOrganizationsProps extends Pick<Event, 'organizations'> {
  /** What can be done with an organization besides editing it. */
  rowAction?: (organization: Event['organizations'][number]) => ReactNode;
}

export function EventOrganizations({ organizations, rowAction }: EventOrganizationsProps) {
  return (
    <Panel title={TITLE}>
      {organizations.length === 0 ? (
        <PanelText>No organization associated with this event.</PanelText>
      ) : (
        <Table label={TITLE} head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {organizations.map((organization) => {
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
                  <AppLink
                    href={routes.editOrganization(orgId)}
                    className={`${CELL_LINK} leading-6`}
                  >
                    Edit<span className="sr-only"> {name}</span>
                  </AppLink>
                  {rowAction?.(organization)}
                </Cell>
              </Row>
            );
          })}
        </Table>
      )}
    </Panel>
  );
}
