/** Contacts as they are read, and what of them is written back. */
import { contact, editedContact, newContact } from '@/lib/contract/entities/contact';

/** As printed in legacy-api.md D2. */
const printed = {
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

test('the printed contact is read, with its organizations as a list', () => {
  const { contactOrgs: _map, lastContactDate: _date, ...same } = printed;
  expect(contact.parse(printed)).toEqual({
    ...same,
    lastContact: null,
    registrationSite: false,
    organizations: [{ orgId: 5, name: 'Org A' }],
  });
});

test.each([
  ['lower case', { regsite: 1 }, true],
  ['a capital S', { regSite: '1' }, true],
  ['both', { regsite: 0, regSite: 0 }, false],
])('the flag is read with %s (§7.3)', (_what, flags, expected) => {
  const read = contact.parse({ ...printed, ...flags });
  expect(read.registrationSite).toBe(expected);
  expect(Object.keys(read)).not.toContain('regSite');
});

test.each([[{}], [null], [undefined]])('organizations of %j are none', (contactOrgs) => {
  expect(contact.parse({ ...printed, contactOrgs }).organizations).toEqual([]);
});

test('an organization whose id is none breaks the contract', () => {
  expect(contact.safeParse({ ...printed, contactOrgs: { x: 'Org A' } }).success).toBe(false);
});

const written = {
  firstName: 'Cee',
  lastName: 'Dee',
  title: '',
  phone: '3125550002',
  altPhone: '',
  email: '',
  regsite: 0,
  regSite: 0,
  contactOrgs: null,
  createdBy: null,
  lastModifiedBy: null,
};

test('the printed body of the contact form is written, and no id with it (§3.3)', () => {
  const body = {
    contactId: '',
    firstName: 'Cee',
    lastName: 'Dee',
    title: '',
    phone: '3125550002',
    altPhone: '',
    email: '',
    contactOrgs: null,
    createdBy: null,
    lastModifiedBy: null,
  };
  expect(newContact.parse(body)).toEqual({ ...written, contactId: null });
});

test('the shorter body of the organization form is written alike (§3.3)', () => {
  const { contactOrgs: _orgs, createdBy: _by, lastModifiedBy: _last, ...short } = written;
  expect(newContact.parse(short)).toEqual({ ...written, contactId: null });
});

test('a contact that is echoed as it was read goes without what the backend refuses (§1.8)', () => {
  const { createDate: _at, lastModifiedDate: _last, lastContactDate: _seen, ...kept } = printed;
  expect(editedContact.parse({ ...printed, extra: {} })).toEqual({
    ...kept,
    regsite: 0,
    regSite: 0,
    contactOrgs: null,
    createdBy: null,
    lastModifiedBy: null,
  });
});

test.each([
  [{ regsite: 1 }, 1],
  [{ regSite: '1' }, 1],
  [{ regsite: 0, regSite: 1 }, 1],
  [{ regsite: 1, regSite: 0 }, 0],
  [{ regsite: 1, regSite: '' }, 1],
  [{ regsite: null }, 0],
])('the flags %j are written under both names as %i (§7.3)', (flags, expected) => {
  expect(newContact.parse(flags)).toMatchObject({ regsite: expected, regSite: expected });
});

test.each([
  ['a phone that is not digits', { phone: '312-555' }, 'phone'],
  ['a number for a name', { firstName: 5 }, 'firstName'],
  ['a flag that is none', { regSite: 2 }, 'regSite'],
  ['no id', { contactId: '' }, 'contactId'],
])('a changed contact with %s is refused by name', (_what, change, path) => {
  const { error } = editedContact.safeParse({ contactId: 7, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
