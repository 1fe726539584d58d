/** A contact of whom everything is known, to be changed where a test asks for it. */
import type { Contact } from '@/lib/legacy/contacts';

export const ADA: Contact = {
  contactId: 7,
  firstName: 'Ada',
  lastName: 'Lindqvist',
  title: 'Head librarian',
  email: 'ada@elm.example',
  phone: '3125550142',
  altPhone: '31255501',
  registrationSite: true,
  createDate: '2025-12-31T23:59:00',
  createdBy: 'Bo Ek',
  lastModifiedDate: '2026-02-04T14:30:00',
  lastModifiedBy: 'Cleo Park',
  lastContact: '2026-03-01T15:45:00',
  organizations: [
    { orgId: 5, name: 'Elm Library' },
    { orgId: 6, name: null },
  ],
};
