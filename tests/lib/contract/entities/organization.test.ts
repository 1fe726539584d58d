/** Organizations in their shapes, and what of them is written back. */
import {
  editedOrganization,
  newOrganization,
  organizationDetail,
  organizationRow,
} from '@/lib/contract/entities/organization';
import * as rows from '@/tests/support/legacy-rows';

const contact = {
  contactId: 7,
  firstName: 'Cee',
  lastName: 'Dee',
  title: null,
  email: 'c@example.org',
  phone: '3125550102',
  altPhone: null,
};

const detailWith = (change: Record<string, unknown>) =>
  organizationDetail.parse(rows.organizationRow(change));

test('a row of the list leaves out what it nests on the wire', () => {
  const row = organizationRow.parse(rows.organizationRow({ orgContacts: [contact] }));
  expect(row).toMatchObject({ orgId: 5, name: 'Org A', registrationSite: true });
  expect(Object.keys(row)).not.toContain('contacts');
  expect(Object.keys(row)).not.toContain('altphone');
});

test('a row of the version without the flag is no registration site', () => {
  expect(organizationRow.parse(rows.organizationRow({ regsite: undefined })).registrationSite).toBe(
    false,
  );
});

test.each([
  ['lower case', { regsite: 1 }, true],
  ['a capital S', { regSite: 1 }, true],
  ['both, of which one says yes', { regsite: 0, regSite: '1' }, true],
  ['both, which say no', { regsite: 0, regSite: 0 }, false],
  ['neither', {}, false],
])('the flag of a contact is read with %s (§7.3)', (_what, flags, expected) => {
  const [read] = detailWith({ orgContacts: [{ ...contact, ...flags }] }).contacts;
  expect(read?.registrationSite).toBe(expected);
  expect(Object.keys(read ?? {})).not.toContain('regSite');
});

test.each([
  ['the name of 2.2', { eventTypeDesc: 'Fair' }, 'Fair'],
  ['the other name', { eventTypeDesc: undefined, eventType: 'Fair' }, 'Fair'],
  ['both names', { eventTypeDesc: 'Fair', eventType: 'Other' }, 'Fair'],
  ['null under the first name', { eventTypeDesc: null, eventType: 'Fair' }, 'Fair'],
  ['neither name', { eventTypeDesc: undefined }, null],
])('the type of an event is read under %s (§7.4)', (_what, change, expected) => {
  const [event] = detailWith({ eventOrgs: [rows.embeddedEvent(change)] }).events;
  expect(event?.eventType).toBe(expected);
});

test.each([
  [
    ['Ann Bee', 'Cee Dee'],
    ['Ann Bee', 'Cee Dee'],
  ],
  [null, []],
  [undefined, []],
])('presenters of %j are read as %j', (eventPresenters, expected) => {
  const [event] = detailWith({ eventOrgs: [rows.embeddedEvent({ eventPresenters })] }).events;
  expect(event?.presenters).toEqual(expected);
});

test('a detail without its lists breaks the contract', () => {
  const wrong = rows.organizationRow({ orgContacts: undefined, eventOrgs: 'none' });
  const paths = organizationDetail.safeParse(wrong).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toEqual(['orgContacts', 'eventOrgs']);
});

/** What a form that echoes the detail would send. */
const echoed = {
  ...rows.organizationRow({ orgContacts: [contact], eventOrgs: [rows.embeddedEvent()] }),
  unknown: 'property',
};

test('a new organization is written without lists and last status (§1.8)', () => {
  const fields = { ...echoed, orgId: undefined, orgContacts: null, orgname: ' Org A' };
  expect(newOrganization.parse(fields)).toEqual({
    orgId: null,
    orgname: ' Org A',
    address: '1 Main',
    city: 'Town',
    email: 'o@example.org',
    phone: '3125550100',
    zip: '60601',
    regsite: 1,
    orgContacts: [],
    eventOrgs: [],
    lastStatus: null,
  });
});

test('a changed organization keeps its id and is written without lists and last status (§1.8)', () => {
  expect(editedOrganization.parse(echoed)).toMatchObject({
    orgId: 5,
    orgContacts: [],
    eventOrgs: [],
    lastStatus: null,
  });
});

test.each([
  ['no name', { orgname: '   ' }, 'orgname', 'Name is required'],
  ['a phone that is not digits', { phone: '312-555-0100' }, 'phone', 'Phone may hold digits only'],
  ['a flag that is neither 0 nor 1', { regsite: 2 }, 'regsite', expect.any(String)],
  ['an id that is no number', { orgId: true }, 'orgId', 'must be a whole number'],
  ['no id', { orgId: null }, 'orgId', 'must be a whole number'],
])('a changed organization with %s is refused by name', (_what, change, path, message) => {
  const result = editedOrganization.safeParse({ ...echoed, ...change });
  const told = result.error?.issues.map((issue) => ({ ...issue, path: issue.path.join('.') }));
  expect(told).toEqual([expect.objectContaining({ path, message })]);
});

test('a new organization with contacts is refused: the backend fails on it (§1.8)', () => {
  const { error } = newOrganization.safeParse({ ...echoed, orgId: null });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['orgContacts']);
});

test('the printed body of the form is written, and no id with it (§3.3)', () => {
  const printed = {
    orgId: '',
    orgname: 'Org A',
    address: '',
    city: '',
    phone: '',
    countyName: 'CountyA',
    email: '',
    zip: '',
    orgContacts: [],
    eventOrgs: [],
    lastStatus: null,
  };
  const { countyName: _path, ...kept } = printed;
  expect(newOrganization.parse(printed)).toEqual({ ...kept, orgId: null, regsite: 0 });
});
