/** What is known of a contact, in the order and with the labels of its detail. */
import type { Detail } from '@/components/ui/detail-list';
import { formatPhone } from '@/lib/format/phone';
import { yesNo } from '@/lib/format/text';
import { formatDateTime } from '@/lib/format/wall-clock';
import type { Contact } from '@/lib/legacy/contacts';

export function contactFacts(contact: Contact): Detail[] {
  return [
    { label: 'First name', value: apart(contact.firstName) },
    { label: 'Last name', value: apart(contact.lastName) },
    { label: 'Title', value: apart(contact.title) },
    { label: 'Phone', value: formatPhone(contact.phone) },
    { label: 'Email', value: contact.email },
    { label: 'Alternative phone', value: formatPhone(contact.altPhone) },
    { label: 'Registration site contact', value: yesNo(contact.registrationSite) },
    { label: 'Created by', value: contact.createdBy },
    { label: 'Created on', value: formatDateTime(contact.createDate) },
    { label: 'Last modified by', value: contact.lastModifiedBy },
    { label: 'Last modified on', value: formatDateTime(contact.lastModifiedDate) },
  ];
}

/** Text that may read from right to left. */
function apart(text: string | null) {
  return text ? <bdi>{text}</bdi> : null;
}
