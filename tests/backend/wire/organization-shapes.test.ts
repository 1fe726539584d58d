/** What organizations look like on the wire (legacy-api.md §9, assertions 20, 21, 27 and 28). */
import type { Caller } from '@/tests/backend/support/caller';
import { insert, insertBasics, signedIn } from '@/tests/backend/support/rows';
import { type StandIn, startStandIn } from '@/tests/backend/support/stand-in';

let standIn: StandIn;
let employee: Caller;

const SHORT_CONTACT = {
  contactId: 7,
  firstName: 'Cee',
  lastName: 'Dee',
  title: 'T',
  email: 'c@example.org',
  phone: '3125550102',
  altPhone: null,
  regsite: 1,
};

const SHORT_EVENT = {
  eventId: 42,
  location: 'Loc',
  startDateTime: '2021-05-03T09:30:00',
  endDateTime: null,
  eventPresenters: ['Ann Bee', 'Max null'],
  eventTypeDesc: 'Presentation',
};

const OWN_VALUES = {
  orgId: 5,
  orgname: 'Org A',
  address: '1 Main',
  city: 'Town',
  email: 'o@example.org',
  phone: '3125550100',
  zip: '60601',
  regsite: 1,
  lastContact: '2021-05-03T09:30:00.12',
  lastStatus: 'Active',
  countyName: 'Cook',
};

beforeAll(async () => {
  standIn = await startStandIn();
  const { db } = standIn;
  await insertBasics(db);
  await insert(db, 'organization', [
    {
      org_id: 5,
      orgname: 'Org A',
      address: '1 Main',
      city: 'Town',
      email: 'o@example.org',
      phone: '3125550100',
      altphone: '3125550101',
      zip: '60601',
      regsite: 1,
      county_id: 1,
      last_status_id: 2,
      last_contact: '2021-05-03 09:30:00.120',
    },
    { org_id: 6, orgname: 'Org B', county_id: 3 },
  ]);
  await insert(db, 'contact', [
    {
      contact_id: 7,
      first_name: 'Cee',
      last_name: 'Dee',
      title: 'T',
      email: 'c@example.org',
      phone: '3125550102',
      regsite: 1,
      create_date: '2021-05-03 09:30:00',
      last_modified_date: '2021-05-03 09:30:05.003',
      created_by_id: 11,
      last_modified_by_id: 12,
    },
  ]);
  await insert(db, 'organization_contact', [
    { org_id: 5, contact_id: 7 },
    { org_id: 6, contact_id: 7 },
  ]);
  await insert(db, 'event', [
    {
      event_id: 42,
      event_name: 'Ev',
      location: 'Loc',
      event_type_id: 4,
      last_status_id: 8,
      county_id: 2,
      start_date_time: '2021-05-03 09:30:00',
      audience_count: 'about 40',
      survey_date_time: '2021-06-01 00:00:00',
      deleteflag: 1,
    },
  ]);
  await insert(db, 'event_organization', [
    { event_id: 42, org_id: 5 },
    { event_id: 42, org_id: 6 },
  ]);
  await insert(db, 'event_presenter', [
    { event_id: 42, presenter_id: 11 },
    { event_id: 42, presenter_id: 12 },
  ]);
  await insert(db, 'event_audience_type', [{ event_id: 42, audience_type_id: 1 }]);
  employee = await signedIn(standIn);
});

afterAll(async () => {
  await standIn.stop();
});

test('20: the detail has its short contacts and short events', async () => {
  const answer = await employee.get('/api/organizations/5');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.json()).toEqual({
    ...OWN_VALUES,
    orgContacts: [SHORT_CONTACT],
    eventOrgs: [SHORT_EVENT],
  });
});

test('20: nulls are written out, and an organization without anyone has empty lists', async () => {
  await insert(standIn.db, 'organization', [{ org_id: 9, county_id: 3 }]);
  const answer = await employee.get('/api/organizations/9');
  await standIn.db.query('delete from organization where org_id = 9');
  expect(answer.json()).toEqual({
    orgId: 9,
    orgname: null,
    address: null,
    city: null,
    email: null,
    phone: null,
    zip: null,
    regsite: 0,
    lastContact: null,
    lastStatus: null,
    countyName: 'St. Clair',
    orgContacts: [],
    eventOrgs: [],
  });
});

test('20: the summaries are all organizations without their events', async () => {
  const answer = await employee.get('/api/organizations');
  expect(answer.status).toBe(200);
  expect(answer.json()).toEqual([
    { ...OWN_VALUES, orgContacts: [SHORT_CONTACT] },
    {
      ...OWN_VALUES,
      orgId: 6,
      orgname: 'Org B',
      address: null,
      city: null,
      email: null,
      phone: null,
      zip: null,
      regsite: 0,
      lastContact: null,
      lastStatus: null,
      countyName: 'St. Clair',
      orgContacts: [SHORT_CONTACT],
    },
  ]);
});

test('20: a list row is everything, down to the organizations of its contacts and events', async () => {
  const answer = await employee.get('/api/orgs-filtered-sorted/0/1/orgname/asce');
  expect(answer.json()).toMatchObject({ totalElements: 2 });
  expect(answer.json()).toHaveProperty('content', [
    {
      ...OWN_VALUES,
      altphone: '3125550101',
      orgContacts: [
        {
          ...SHORT_CONTACT,
          regSite: 1,
          createDate: '2021-05-03T09:30:00',
          lastModifiedDate: '2021-05-03T09:30:05.003',
          lastContactDate: null,
          createdBy: 'Ann Bee',
          lastModifiedBy: 'Max null',
          contactOrgs: { '5': 'Org A', '6': 'Org B' },
        },
      ],
      eventOrgs: [
        {
          ...SHORT_EVENT,
          eventName: 'Ev',
          address: null,
          city: null,
          state: null,
          zip: null,
          rtaStaffCount: null,
          audienceCount: 'about 40',
          surveyComplete: 0,
          surveyCount: null,
          surveyDateTime: '2021-06-01T00:00:00',
          cancelReason: null,
          regsite: 0,
          neworg: 0,
          electedOfficial: 0,
          deleteflag: 1,
          deleteFlag: 1,
          lastStatus: 'Info Needed',
          eventaudienceType: ['Seniors'],
          county: { countyId: 2, countyDesc: 'Lake' },
          orgNames: { '5': ['Org A', 'Active'], '6': ['Org B', null] },
        },
      ],
    },
  ]);
});

test('20: a shared contact and event appear under each of their organizations', async () => {
  const answer = await employee.get('/api/orgs-sorted-default');
  expect(answer.json()).toMatchObject({
    content: [
      { orgId: 5, orgContacts: [{ contactId: 7 }], eventOrgs: [{ eventId: 42 }] },
      { orgId: 6, orgContacts: [{ contactId: 7 }], eventOrgs: [{ eventId: 42 }] },
    ],
  });
});

test('27: lookups are spelt as the legacy spells them', async () => {
  expect((await employee.get('/api/counties')).json()).toContainEqual({
    countyId: 3,
    countyDesc: 'St. Clair',
  });
  expect((await employee.get('/api/allStatusTypes')).json()).toEqual([
    { statusId: 1, statusDesc: 'Interested', statusType: 'O' },
    { statusId: 2, statusDesc: 'Active', statusType: 'O' },
    { statusId: 8, statusDesc: 'Info Needed', statusType: 'E' },
    { statusId: 9, statusDesc: 'Cancelled', statusType: 'E' },
  ]);
  expect((await employee.get('/api/allorgnames')).json()).toEqual([
    { OrgID: 5, orgname: 'Org A' },
    { OrgID: 6, orgname: 'Org B' },
  ]);
});
