/** The organizations that an event is for. */
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import type { Event } from '@/lib/legacy/events';
import { routes } from '@/lib/routes';

const TITLE = 'Organization(s) part of this Event';
const HEADS = ['Name', 'Last status', 'Action'];

export function EventOrganizations({ organizations }: Pick<Event, 'organizations'>) {
  return (
    <Panel title={TITLE}>
      {organizations.length === 0 ? (
        <PanelText>No organization associated with this event.</PanelText>
      ) : (
        <Table label={TITLE} head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {organizations.map(({ orgId, orgname, lastStatus }) => {
            const name = orgname || `Organization ${orgId}`;
            return (
              <Row key={orgId}>
                <Cell className="w-full min-w-36">
                  <NewTabLink href={routes.organization(orgId)} className={CELL_LINK}>
                    <bdi className="wrap-anywhere">{name}</bdi>
                  </NewTabLink>
                </Cell>
                <Cell className="whitespace-nowrap">{lastStatus}</Cell>
                <Cell>
                  <AppLink href={routes.editOrganization(orgId)} className={CELL_LINK}>
                    Edit<span className="sr-only"> {name}</span>
                  </AppLink>
                </Cell>
              </Row>
            );
          })}
        </Table>
      )}
    </Panel>
  );
}
