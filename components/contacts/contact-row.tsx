'use client';
/** One row of the contact list. */
import { AppLink, NewTabLink } from '@/components/ui/app-link';
import { CELL_LINK, Cell, Row } from '@/components/ui/table';
import { formatPhone } from '@/lib/format/phone';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Contact } from '@/lib/legacy/contacts';
import { routes } from '@/lib/routes';
import { contactName } from './contact-name';

export type ContactRowProps = Pick<
  Contact,
  | 'contactId'
  | 'firstName'
  | 'lastName'
  | 'organizations'
  | 'title'
  | 'email'
  | 'phone'
  | 'lastContactDate'
  | 'regsite'
>;

export function ContactRow(row: ContactRowProps) {
  return (
    <Row>
      {namesOf(row).map(({ key, text }) => (
        <Cell key={key} className="min-w-24 max-w-xs">
          {text ? (
            <AppLink href={routes.contact(row.contactId)} className={CELL_LINK}>
              <bdi className="wrap-anywhere">{text}</bdi>
            </AppLink>
          ) : null}
        </Cell>
      ))}
      <Cell className="min-w-44 max-w-md">
        <ul>
          {row.organizations.map(({ orgId, orgname }) => (
            <li key={orgId}>
              <NewTabLink href={routes.organization(orgId)} className={CELL_LINK}>
                <bdi className="wrap-anywhere">{orgname || `Organization ${orgId}`}</bdi>
              </NewTabLink>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell>
        <bdi>{row.title}</bdi>
      </Cell>
      <Cell className="min-w-56">
        <span className="wrap-anywhere">{row.email}</span>
      </Cell>
      <Cell className="whitespace-nowrap">{formatPhone(row.phone)}</Cell>
      <Cell className="whitespace-nowrap">{formatDateTime(row.lastContactDate)}</Cell>
      <Cell>{yesNo(row.regsite)}</Cell>
      <Cell>
        <AppLink href={routes.editContact(row.contactId)} className={CELL_LINK}>
          Edit<span className="sr-only"> {contactName(row)}</span>
        </AppLink>
      </Cell>
    </Row>
  );
}

/** The two name cells. Somebody without any name has to be opened all the same. */
function namesOf(row: ContactRowProps) {
  const first = row.firstName || (row.lastName ? null : contactName(row));
  return [
    { key: 'first', text: first },
    { key: 'last', text: row.lastName },
  ];
}
