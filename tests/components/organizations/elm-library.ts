/** An organization with every detail, and one with none. */
import type { CallLogNote } from '@/lib/contract/entities/note';
import {
  type OrganizationContact,
  type OrganizationEvent,
  organizationDetail,
} from '@/lib/contract/entities/organization';

export const RIGHT_TO_LEFT = 'ספרייה עירונית';

const ADA: OrganizationContact = {
  ...{ contactId: 7, firstName: 'Ada', lastName: 'Lindqvist', title: 'Head librarian' },
  ...{ email: 'ada@elm.example', phone: '3125550142', altPhone: '31255501' },
  registrationSite: true,
};

export const FAIR: OrganizationEvent = {
  ...{ eventId: 9, location: 'Main hall', eventType: 'Presentation' },
  ...{ startDateTime: '2026-05-03T09:05:00', endDateTime: '2026-05-03T12:00:00' },
  presenters: ['Bo Ek', 'Cleo Park'],
};

export const CALL: CallLogNote = {
  ...{ noteId: 31, callId: 12, text: 'Asked for\nschedules' },
  ...{ createDate: '2026-02-03T00:30:00', createdBy: 'Bo Ek' },
  ...{ lastModifiedDate: '2026-02-04T14:30:00', lastModifiedBy: 'Cleo Park' },
  ...{ callLogDate: '2026-02-02T12:00:00', registrationSite: true },
};

export const ELM_LIBRARY = {
  ...organizationDetail.parse({
    ...{ orgId: 5, orgname: 'Elm Library', address: '12 Elm St', city: 'Elmhurst', zip: '60126' },
    ...{ countyName: 'DuPage', email: 'desk@elm.example', phone: '6305550100', regsite: 1 },
    ...{ lastStatus: 'Active', lastContact: '2026-03-01T15:45:00', orgContacts: [], eventOrgs: [] },
  }),
  contacts: [ADA],
  events: [FAIR],
};

export const UNKNOWN = organizationDetail.parse({ orgId: 6, orgContacts: [], eventOrgs: [] });

/** The texts of a row's cells. */
export const texts = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent);
