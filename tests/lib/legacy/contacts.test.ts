/** Contacts out of the legacy: which list is asked, unknown ids, dates and organizations. */
import { getContact, listContacts } from '@/lib/legacy/contacts';
import { backend, CALLER } from '@/tests/support/backend';
import { failureOf } from '@/tests/support/failures';
import * as rows from '@/tests/support/legacy-rows';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('without a query the default list is asked for', async () => {
  const row = rows.contactRow({ lastContactDate: '2021-05-03T09:30:00.1' });
  backend()
    .get('/api/contacts-sorted-default')
    .reply(200, rows.pageOf([row]));
  expect(await listContacts(CALLER, null)).toMatchObject({
    rows: [{ contactId: 7, lastContact: '2021-05-03T09:30:00', registrationSite: true }],
    gaps: [],
    totalPages: 1,
    pageSize: 10,
  });
});

test('with a query the filtered list is asked for, with both ends of the range', async () => {
  backend()
    .get(
      '/api/contacts-filtered-sorted/1/20/email/desc/2026-05-01%2000%3A00%3A00/2026-05-31%2023%3A59%3A00?county=Cook&county=Lake&regsite=0',
    )
    .reply(200, rows.pageOf([]));
  const { rows: found } = await listContacts(CALLER, {
    params: {
      page: 1,
      size: 20,
      sortField: 'email',
      order: 'desc',
      from: '2026-05-01 00:00:00',
      to: '2026-05-31 23:59:00',
    },
    query: { county: ['Cook', 'Lake'], regsite: ['0'] },
  });
  expect(found).toEqual([]);
});

test.each(['regSite', 'regsite'])('a registration site contact spelled %s is one', async (name) => {
  const row = rows.contactRow({ regSite: undefined, [name]: 1 });
  backend().get('/api/contact/7').reply(200, row);
  expect((await getContact(CALLER, 7)).registrationSite).toBe(true);
});

test('a contact comes with wall-clock dates, whole names and organizations by name', async () => {
  const contactOrgs = { 9: 'Oak Hall', 12: null, 5: 'Elm Library', 3: 'Oak Hall' };
  backend().get('/api/contact/7').reply(200, rows.contactRow({ contactOrgs }));
  expect(await getContact(CALLER, 7)).toMatchObject({
    createDate: '2021-05-03T09:30:00',
    lastModifiedDate: '2021-05-03T09:30:05',
    lastContact: null,
    createdBy: 'Ann Bee',
    lastModifiedBy: 'Ann',
    organizations: [
      { orgId: 12, name: null },
      { orgId: 5, name: 'Elm Library' },
      { orgId: 3, name: 'Oak Hall' },
      { orgId: 9, name: 'Oak Hall' },
    ],
  });
});

describe('the backend fails on one contact with 500', () => {
  beforeEach(() => {
    backend().get('/api/contact/7').reply(500);
  });

  test.each([
    ['no contact has that id: it is not found', 8, 'not-found'],
    ['there is one with that id: its record is damaged', 7, 'damaged'],
  ])('and %s', async (_what, contactId, kind) => {
    backend()
      .get('/api/all-contact-names')
      .reply(200, [{ contactId, firstName: 'Cee' }]);
    expect((await failureOf(getContact(CALLER, 7))).kind).toBe(kind);
  });

  test('and on the names as well: it is a failure', async () => {
    backend().get('/api/all-contact-names').reply(500);
    expect((await failureOf(getContact(CALLER, 7))).kind).toBe('unexpected');
  });
});
