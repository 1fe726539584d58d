/**
 * Contents of rows, whose types the contract suite checks: contacts, events and presenters in them, the rows of exports and
 * notes, and presenters without passwords (legacy-api.md D1 to D8).
 */
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { z } from 'zod';

import { rowDate } from '@/backend/wire/dates';
import { Wire } from '@/tests/backend/support/wire';

const wire = new Wire(`
  insert into organization (org_id, orgname, county_id, last_status_id) values
    (1, 'delta library', 1, 1), (2, 'Alpha Center', 2, 2), (3, 'Charlie Home', 3, null), (5, null, 4, 1);
  insert into contact (contact_id, first_name, last_name) values (3, 'Cee', 'Dee'), (4, 'abe', null), (5, null, 'Bell');
  insert into organization_contact (org_id, contact_id) values (1, 3), (2, 3), (5, 3), (2, 4), (1, 5);
  insert into event (event_id, event_name, county_id, event_type_id, last_status_id) values (1, 'Ev', 3, 4, 9),
    (2, 'Other', null, 5, 8);
  insert into event_organization (event_id, org_id) values (1, 2), (1, 3), (1, 5);
  insert into event_presenter (event_id, presenter_id) values (1, 12), (1, 11);
  insert into event_audience_type (event_id, audience_type_id) values (1, 2), (1, 1);
  insert into call_log (call_id, org_id, contact_id, status_id, created_by_id) values (1, 1, 4, 1, 11), (2, 2, 4, 2, 12),
    (3, null, null, null, null), (4, 1, null, 8, 12);
  insert into note (note_id, note_entry, org_id, call_id, contact_id, event_id, created_by_id, last_modified_by_id) values
    (101, 'first call', 1, 1, null, null, 11, 11), (102, 'second call', 2, 2, null, null, 12, 12),
    (103, 'on the organization', 1, null, null, null, 11, 12), (106, 'on another', 3, null, null, null, 11, 12),
    (107, 'without an author', null, null, 4, null, null, null), (109, 'on the event', null, null, null, 1, 11, 12)`);

const json = (path: string) => wire.ann.json(`/api/${path}`);
const PEOPLE = {
  ...{ createdByFirstName: 'Ann', createdByLastName: 'Bee' },
  ...{ lastModifiedByFirstName: 'Max', lastModifiedByLastName: null },
};

const NESTED = { orgContacts: [{ contactId: 3 }], eventOrgs: [{ eventId: 1 }] };

/** By address, the members that depend on other rows. */
test.each<[string, unknown]>([
  [
    'organizations/2',
    {
      ...{ countyName: 'Lake', lastStatus: 'Active' },
      orgContacts: [{ contactId: 3 }, { contactId: 4 }],
      eventOrgs: [{ eventId: 1, eventTypeDesc: 'Presentation' }],
    },
  ],
  [
    'events/1',
    {
      county: { countyId: 3, countyDesc: 'St. Clair' },
      ...{ eventPresenters: ['Ann Bee', 'Max null'], eventaudienceType: ['Seniors', 'Veterans'] },
      orgNames: {
        ...{ 2: ['Alpha Center', 'Active'], 3: ['Charlie Home', null], 5: [null, 'Interested'] },
      },
    },
  ],
  ['contact/3', { contactOrgs: { 1: 'delta library', 2: 'Alpha Center', 5: null } }],
  // Contacts and events are in the rows of each of their organizations.
  ['orgs-filtered-sorted/0/2/null/null', { content: [{ orgId: 5, ...NESTED }, { orgId: 2 }] }],
  ['contact/notes/4', [{ noteId: 107, createdBy: null, contact: 'abe null' }]],
  ['event/notes/1', [{ noteId: 109, createdBy: { presenterId: 11 }, event: 'Ev' }]],
  ['org/notes/1', [{ noteId: 103, ...PEOPLE }]],
  ['org/callLogNotes/1', [{ noteId: 101, callId: 1 }]],
])('%s', async (path, members) => {
  expect(await json(path)).toMatchObject(Object(members));
});

test('presenters are listed without password and access', async () => {
  const ann = { presenterId: 11, name: 'Ann', lastName: 'Bee', email: 'ann@example.org' };
  const listed = { ...ann, username: 'abee', active: true };
  expect(await json('activePresenters')).toEqual([listed, expect.anything()]);
});

test.each([
  ['all-contacts-export', 'contactId', [3, 4, 5]],
  ['events', 'eventId', [1, 2]],
  ['organizations', 'orgId', [1, 2, 3, 5]],
  ['all-callLogs-export', 'noteId', [101, 102]],
  ['all-my-callLogs-export', 'noteId', [101]],
  ['callLogs-view-export?cid=2&cid=1&cid=1', 'noteId', [101, 102]],
  ['callLogs-view-export?cid=1,2', 'noteId', [101, 102]],
  // A call log without a comment is left out.
  ['callLogs-view-export?cid=1&cid=4', 'noteId', [101]],
])('the export %s has the rows with %s %j', async (path, id, expected) => {
  const rows = z.array(z.record(z.string(), z.unknown())).parse(await json(path));
  expect(rows.map((row) => row[id])).toEqual(expected);
});

test('an export of no call logs is 200 without a body', async () => {
  const { status, text } = await wire.ann.get('/api/callLogs-view-export?cid=');
  expect([status, text]).toEqual([200, '']);
});

const CHICAGO = 'America/Chicago';
test.each([
  ['summer', CHICAGO, '2021-05-03 09:30:00', '2021-05-03T14:30:00.000+00:00'],
  ['winter', CHICAGO, '2021-12-03 09:30:00.5', '2021-12-03T15:30:00.500+00:00'],
  ['the hour that spring skips', CHICAGO, '2021-03-14 02:30:00', '2021-03-14T08:30:00.000+00:00'],
  ['a server in UTC', 'UTC', '2021-05-03 09:30:00', '2021-05-03T09:30:00.000+00:00'],
  ['no date', CHICAGO, null, null],
])('the row date of %s is shifted from %s to UTC', async (_case, zone, stored, shifted) => {
  const query = sql`select ${rowDate(sql`${stored}::timestamp`, zone)} as shifted`;
  expect((await drizzle(wire.db).execute(query)).rows).toEqual([{ shifted }]);
});
