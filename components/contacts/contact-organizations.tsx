/** The organizations that a contact is part of. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { organizationName } from '@/lib/format/record-names';
import type { Contact } from '@/lib/legacy/contacts';
import { routes } from '@/lib/routes';

const TITLE = 'Organization(s) the contact is part of:';

interface ContactOrganizationsProps {
  organizations: Contact['organizations'];
  /** What is said when there are none. */
  emptyText: ReactNode;
}

export function ContactOrganizations({ organizations, emptyText }: ContactOrganizationsProps) {
  return (
    <Panel title={TITLE}>
      {organizations.length === 0 ? (
        <PanelText>{emptyText}</PanelText>
      ) : (
        <Table
          label={TITLE}
          head={['Name', 'Action'].map((label) => <HeadCell key={label}>{label}</HeadCell>)}
        >
          {organizations.map((organization) => {
            const { orgId } = organization;
            const name = organizationName(organization);
            return (
              <Row key={orgId}>
                <Cell className="w-full min-w-48">
                  <AppLink href={routes.organization(orgId)} className={CELL_LINK}>
                    <bdi className="wrap-anywhere">{name}</bdi>
                  </AppLink>
                </Cell>
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
