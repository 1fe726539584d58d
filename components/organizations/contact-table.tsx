/** The contacts of an organization. */
import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Panel, PanelText } from '@/components/ui/panel';
import { CELL_LINK, Cell, HeadCell, Row, Table } from '@/components/ui/table';
import { formatPhone } from '@/lib/format/phone';
import { fullName } from '@/lib/format/text';
import type { OrganizationContact } from '@/lib/legacy/organizations';
import { routes } from '@/lib/routes';

const HEADS = ['First Name', 'Last Name', 'Title', 'Email', 'Phone', 'Alt. Phone', 'Action'];

interface ContactTableProps {
  organization: string;
  contacts: OrganizationContact[];
  /** Buttons at the right of the heading. */
  actions?: ReactNode;
  /** What can be done with a contact besides editing it. */
  rowAction?: (contact: OrganizationContact) => ReactNode;
  /** What stands above the table. */
  children?: ReactNode;
}

export function ContactTable(props: ContactTableProps) {
  const { organization, contacts, actions, rowAction, children } = props;
  const title = `Contact List for ${organization}`;
  return (
    <Panel title={title} actions={actions}>
      {children}
      {contacts.length === 0 ? (
        <PanelText>No Contacts associated with this Organization.</PanelText>
      ) : (
        <Table label={title} head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {contacts.map((contact) => (
            <Row key={contact.contactId}>
              <Cell>{contact.firstName}</Cell>
              <Cell>{contact.lastName}</Cell>
              <Cell>{contact.title}</Cell>
              <Cell className="min-w-56 wrap-anywhere">{contact.email}</Cell>
              <Cell className="whitespace-nowrap">{formatPhone(contact.phone)}</Cell>
              <Cell className="whitespace-nowrap">{formatPhone(contact.altPhone)}</Cell>
              <Cell>
                <div className="flex gap-4">
                  <AppLink href={routes.editContact(contact.contactId)} className={CELL_LINK}>
                    Edit
                    <span className="sr-only">
                      {' '}
                      {fullName(contact.firstName, contact.lastName)}
                    </span>
                  </AppLink>
                  {rowAction?.(contact)}
                </div>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Panel>
  );
}
