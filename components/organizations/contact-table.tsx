/** The contacts of an organization. */
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
}

export function ContactTable({ organization, contacts }: ContactTableProps) {
  const title = `Contact List for ${organization}`;
  return (
    <Panel title={title}>
      {contacts.length === 0 ? (
        <PanelText>No Contacts associated with this Organization.</PanelText>
      ) : (
        <Table label={title} head={HEADS.map((label) => <HeadCell key={label}>{label}</HeadCell>)}>
          {contacts.map((contact) => (
            <Row key={contact.contactId}>
              <Cell>{contact.firstName}</Cell>
              <Cell>{contact.lastName}</Cell>
              <Cell>{contact.title}</Cell>
              <Cell className="wrap-anywhere">{contact.email}</Cell>
              <Cell className="whitespace-nowrap">{formatPhone(contact.phone)}</Cell>
              <Cell className="whitespace-nowrap">{formatPhone(contact.altPhone)}</Cell>
              <Cell>
                <AppLink href={routes.editContact(contact.contactId)} className={CELL_LINK}>
                  Edit
                  <span className="sr-only"> {fullName(contact.firstName, contact.lastName)}</span>
                </AppLink>
              </Cell>
            </Row>
          ))}
        </Table>
      )}
    </Panel>
  );
}
