/** The bodies that the earlier client sends, as legacy-api.md §3 prints them. */

type Values = Record<string, unknown>;

const blankForm =
  <Blank extends Values>(blank: Blank) =>
  (values: Values = {}) => ({ ...blank, ...values });

const ADDRESS = { address: '', city: '', zip: '' };
const NO_DATES = { createDate: null, lastModifiedDate: null };
const NO_PEOPLE = { createdBy: null, lastModifiedBy: null };

export const organizationBody = blankForm({
  ...{ orgId: '', orgname: '', ...ADDRESS, countyName: '', phone: '', email: '' },
  ...{ orgContacts: [], eventOrgs: [], lastStatus: null },
});

export const contactBody = blankForm({
  ...{ contactId: '', firstName: '', lastName: '', title: '', phone: '', altPhone: '', email: '' },
  ...{ contactOrgs: null, ...NO_PEOPLE },
});

export const eventBody = blankForm({
  ...{ eventId: '', eventName: '', location: '', ...ADDRESS, state: '', eventTypeDesc: '' },
  ...{ startDateTime: '2021-05-03T09:30:00', endDateTime: '2021-05-03T10:30:00' },
  ...{ rtaStaffCount: '', audienceCount: '25', lastStatus: null },
  ...{ eventPresenters: null, orgNames: {}, eventaudienceType: null },
});

export const noteBody = blankForm({ noteId: null, noteEntry: '', ...NO_DATES });

export const callLogBody = blankForm({
  noteId: null,
  noteEntry: 'comment',
  callLog: {
    ...{ callId: null, ...NO_PEOPLE, createDate: '', lastModifiedDate: '', lastStatusDate: '' },
    org: { orgId: null, orgName: null },
    contact: { contactId: null, contactName: '' },
    status: { lastStatusId: null, lastStatus: null },
  },
});
