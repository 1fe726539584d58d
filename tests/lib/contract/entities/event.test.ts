/** Events as they are read, and what of them is written back. */
import { event } from '@/lib/contract/entities/event';
import { editedEvent, newEvent } from '@/lib/contract/entities/event-body';

/** As printed in legacy-api.md D3. */
const printed = {
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

const of28 = {
  county: { countyId: 3, countyDesc: 'CountyA' },
  regsite: 1,
  neworg: '1',
  electedOfficial: 0,
  surveyCount: 12,
  surveyDateTime: '2021-05-04T00:00:00',
  cancelReason: 'Sick',
  deleteflag: 1,
};

test('the printed event of 2.2 is read, with nothing where 2.8 has more', () => {
  expect(event.parse(printed)).toEqual({
    eventId: 42,
    eventName: 'Ev',
    eventType: 'TypeA',
    location: 'Loc',
    address: null,
    city: null,
    state: null,
    zip: null,
    county: null,
    startDateTime: '2021-05-03T09:30:00',
    endDateTime: '2021-05-03T10:30:00',
    lastStatus: 'StatusB',
    cancelReason: null,
    registrationSite: false,
    newOrganization: false,
    electedOfficial: false,
    staffCount: null,
    audienceCount: '25',
    surveyComplete: false,
    surveyCount: null,
    surveyDateTime: null,
    scheduledForDeletion: false,
    presenters: ['Ann Bee'],
    audienceTypes: ['AudA'],
    organizations: [{ orgId: 5, name: 'Org A', lastStatus: 'StatusA' }],
  });
});

test('an event of 2.8 is read with what it has more', () => {
  expect(event.parse({ ...printed, ...of28 })).toMatchObject({
    county: { countyId: 3, name: 'CountyA' },
    registrationSite: true,
    newOrganization: true,
    electedOfficial: false,
    surveyCount: '12',
    surveyDateTime: '2021-05-04T00:00:00',
    cancelReason: 'Sick',
    scheduledForDeletion: true,
  });
});

test.each([
  [{ deleteflag: 1 }, true],
  [{ deleteFlag: '1' }, true],
  [{ deleteflag: 0, deleteFlag: 0 }, false],
])('the flag of deletion %j reads as %j (§7.5)', (flags, expected) => {
  expect(event.parse({ ...printed, ...flags }).scheduledForDeletion).toBe(expected);
});

test.each([['Org A', null], ['Org A']])(
  'an organization without a status has none (%j)',
  (...pair) => {
    const read = event.parse({ ...printed, orgNames: { '5': pair } });
    expect(read.organizations).toEqual([{ orgId: 5, name: 'Org A', lastStatus: null }]);
  },
);

test.each([
  [25, '25'],
  ['25', '25'],
  ['about 25', 'about 25'],
  ['', null],
  [null, null],
])('a count of %j reads as %j (§7.21)', (audienceCount, expected) => {
  expect(event.parse({ ...printed, audienceCount }).audienceCount).toBe(expected);
});

/** As printed in §3.5: what the form sends for a new event. */
const formBody = {
  eventId: '',
  eventName: 'Ev',
  location: 'Loc',
  address: '',
  city: '',
  state: '',
  zip: '',
  startDateTime: '2021-05-03T09:30:00',
  endDateTime: '2021-05-03T10:30:00',
  rtaStaffCount: '',
  audienceCount: '25',
  eventTypeDesc: 'TypeA',
  eventPresenters: null,
  orgNames: {},
  eventaudienceType: null,
  lastStatus: null,
};

test('the printed body of the form is written, and no id with it', () => {
  const { eventTypeDesc: _type, orgNames: _names, ...sent } = formBody;
  expect(newEvent.parse(formBody)).toEqual({
    ...sent,
    eventId: null,
    regsite: 0,
    neworg: 0,
    electedOfficial: 0,
    surveyComplete: 0,
    surveyDateTime: null,
    deleteflag: 0,
    deleteFlag: 0,
  });
});

test('an event that is echoed as it was read goes without what the backend refuses (§1.8)', () => {
  const body = editedEvent.parse({ ...printed, ...of28, extra: true });
  expect(body).toMatchObject({
    eventId: 42,
    county: { countyId: 3, countyDesc: 'CountyA' },
    neworg: 1,
    surveyCount: 12,
    eventPresenters: null,
    eventaudienceType: null,
    lastStatus: null,
  });
  expect(body).not.toHaveProperty('extra');
});

test.each([
  [{ deleteflag: 1 }, 1],
  [{ deleteFlag: '1' }, 1],
  [{ deleteflag: 0, deleteFlag: 1 }, 0],
])('the flags of deletion %j are written under both names as %i (§7.5)', (flags, expected) => {
  expect(newEvent.parse({ ...formBody, ...flags })).toMatchObject({
    deleteflag: expected,
    deleteFlag: expected,
  });
});

test.each([
  [null, null],
  [undefined, undefined],
  [{ countyId: null }, { countyId: null }],
  [
    { countyId: '', countyDesc: '' },
    { countyId: null, countyDesc: '' },
  ],
])('a county of %j is written as %j (§7.11)', (county, written) => {
  expect(newEvent.parse({ ...formBody, county }).county).toEqual(written);
});

test.each([
  ['', null],
  ['12', 12],
  [12, 12],
  [null, null],
])('a survey count of %j is written as %j', (surveyCount, expected) => {
  expect(newEvent.parse({ ...formBody, surveyCount }).surveyCount).toBe(expected);
});

const NOT_SET = 'Start and/or End Dates not set.';

test.each([
  ['no location', { location: ' ' }, 'location', 'Location is required'],
  ['no start', { startDateTime: '' }, 'startDateTime', NOT_SET],
  ['no end', { endDateTime: null }, 'endDateTime', NOT_SET],
  [
    'a start behind the end',
    { startDateTime: '2021-05-03T10:31:00' },
    'startDateTime',
    'Start date/time cannot be ahead of End date/time',
  ],
  ['an hour that no day has', { endDateTime: '2021-05-03T24:30:00' }, 'endDateTime', /offset/],
  ['a survey that was counted in words', { surveyCount: 'many' }, 'surveyCount', /whole number/],
])('an event with %s is refused by name', (_what, change, path, message) => {
  const { error } = newEvent.safeParse({ ...formBody, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(message);
});

test('an event may start and end at once', () => {
  const sent = { ...formBody, startDateTime: '2021-05-03T10:30' };
  expect(newEvent.safeParse(sent).success).toBe(true);
});
