/** As printed in legacy-api.md: a contact (D2), an event of 2.2 (D3), what 2.8 adds to it, and the body of its form (§3.5). */

export const contact = {
  contactId: 7,
  firstName: 'Cee',
  lastName: 'Dee',
  title: 'T',
  email: 'c@example.org',
  phone: '3125550002',
  altPhone: '3125550003',
  createDate: '2021-05-03T09:30:00',
  lastModifiedDate: '2021-05-03T09:30:05.003',
  lastContactDate: null,
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Ann Bee',
  contactOrgs: { '5': 'Org A' },
};

export const event = {
  eventId: 42,
  eventName: 'Ev',
  location: 'Loc',
  address: null,
  city: null,
  state: null,
  zip: null,
  startDateTime: '2021-05-03T09:30:00',
  endDateTime: '2021-05-03T10:30:00',
  rtaStaffCount: null,
  audienceCount: '25',
  surveyComplete: 0,
  eventPresenters: ['Ann Bee'],
  lastStatus: 'StatusB',
  eventaudienceType: ['AudA'],
  eventTypeDesc: 'TypeA',
  orgNames: { '5': ['Org A', 'StatusA'] },
};

export const of28 = {
  county: { countyId: 3, countyDesc: 'CountyA' },
  regsite: 1,
  neworg: '1',
  electedOfficial: 0,
  surveyCount: 12,
  surveyDateTime: '2021-05-04T00:00:00',
  cancelReason: 'Sick',
  deleteflag: 1,
};

export const eventForm = {
  ...event,
  eventId: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  rtaStaffCount: '',
  eventPresenters: null,
  orgNames: {},
  eventaudienceType: null,
  lastStatus: null,
};
