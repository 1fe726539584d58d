import { AppLink } from '@/components/ui/app-link';
import { TableSection } from '@/components/ui/section';
import { CELL_LINK, Cell, Row, RowLink } from '@/components/ui/table';
import type { Contact } from '@/lib/contract/entities/contact';
import { organizationName } from '@/lib/format/record-names';
import { routes } from '@/lib/routes';

export function ContactOrganizations({
  organizations,
  emptyText,
}: Pick<Contact, 'organizations'> & { emptyText: string }) {
  return (
    <TableSection
      title="Organization(s) the contact is part of:"
      heads={['Name', 'Action']}
      emptyText={emptyText}
      rows={organizations.map((organization) => (
        <Row key={organization.orgId}>
          <Cell className="w-full min-w-48">
            <AppLink href={routes.organization(organization.orgId)} className={CELL_LINK}>
              <bdi className="wrap-anywhere">{organizationName(organization)}</bdi>
            </AppLink>
          </Cell>
          <Cell>
            <RowLink
              href={routes.editOrganization(organization.orgId)}
              text="Edit"
              what={organizationName(organization)}
            />
          </Cell>
        </Row>
      ))}
    />
  );
}
