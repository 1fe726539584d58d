import type { ReactNode } from 'react';
import { TableSection } from '@/components/ui/section';
import { Cell, Row, RowLink } from '@/components/ui/table';
import type { OrganizationContact } from '@/lib/contract/entities/organization';
import { formatPhone, fullName } from '@/lib/format/text';
import { routes } from '@/lib/routes';

const HEADS = ['First Name', 'Last Name', 'Title', 'Email', 'Phone', 'Alt. Phone', 'Action'];

interface ContactTableProps {
  organization: string;
  contacts: OrganizationContact[];
  actions?: ReactNode;
  /** Beside the link that edits the contact. */
  rowAction?: (contact: OrganizationContact) => ReactNode;
  /** Above the table. */
  children?: ReactNode;
}

export function ContactTable(props: ContactTableProps) {
  const { organization, contacts, actions, rowAction, children } = props;
  return (
    <TableSection
      title={`Contact List for ${organization}`}
      actions={actions}
      heads={HEADS}
      emptyText="No Contacts associated with this Organization."
      rows={contacts.map((contact) => (
        <Row key={contact.contactId}>
          <Cell>{contact.firstName}</Cell>
          <Cell>{contact.lastName}</Cell>
          <Cell>{contact.title}</Cell>
          <Cell className="min-w-56 wrap-anywhere">{contact.email}</Cell>
          <Cell className="whitespace-nowrap">{formatPhone(contact.phone)}</Cell>
          <Cell className="whitespace-nowrap">{formatPhone(contact.altPhone)}</Cell>
          <Cell>
            <div className="flex gap-4">
              <RowLink
                href={routes.editContact(contact.contactId)}
                text="Edit"
                what={fullName(contact.firstName, contact.lastName)}
              />
              {rowAction?.(contact)}
            </div>
          </Cell>
        </Row>
      ))}
    >
      {children}
    </TableSection>
  );
}
