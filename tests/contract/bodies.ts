/** The bodies that the client sends, as legacy-api.md §3 prints them. */
import { formBody } from '@/tests/lib/contract/printed-call-log';

type Values = Record<string, unknown>;

export const organizationBody = (values: Values = {}) => ({
  orgId: '',
  orgname: '',
  address: '',
  city: '',
  phone: '',
  countyName: '',
  email: '',
  zip: '',
  orgContacts: [],
  eventOrgs: [],
  lastStatus: null,
  ...values,
});

export const contactBody = (values: Values = {}) => ({
  contactId: '',
  firstName: '',
  lastName: '',
  title: '',
  phone: '',
  altPhone: '',
  email: '',
  contactOrgs: null,
  createdBy: null,
  lastModifiedBy: null,
  ...values,
});

export const eventBody = (values: Values = {}) => ({
  eventId: '',
  eventName: '',
  location: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  startDateTime: '2021-05-03T09:30:00',
  endDateTime: '2021-05-03T10:30:00',
  rtaStaffCount: '',
  audienceCount: '25',
  eventTypeDesc: '',
  eventPresenters: null,
  orgNames: {},
  eventaudienceType: null,
  lastStatus: null,
  ...values,
});

export const noteBody = (values: Values = {}) => ({
  noteId: null,
  noteEntry: '',
  createDate: null,
  lastModifiedDate: null,
  ...values,
});

export const callLogBody = (values: Values = {}) => ({
  noteId: null,
  noteEntry: '',
  callLog: formBody.callLog,
  ...values,
});
