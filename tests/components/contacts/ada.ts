/** A contact of whom everything is known, to be changed where a test asks for it. */
import { contact } from '@/lib/contract/entities/contact';

export const ADA = contact.parse({
  ...{ contactId: 7, firstName: 'Ada', lastName: 'Lindqvist', title: 'Head librarian', regSite: 1 },
  ...{ email: 'ada@elm.example', phone: '3125550142', altPhone: '31255501' },
  ...{ createDate: '2025-12-31T23:59:00', createdBy: 'Bo Ek' },
  ...{ lastModifiedDate: '2026-02-04T14:30:00', lastModifiedBy: 'Cleo Park' },
  ...{ lastContactDate: '2026-03-01T15:45:00', contactOrgs: { 5: 'Elm Library', 6: null } },
});
