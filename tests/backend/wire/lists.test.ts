/**
 * Contents of lists that the contract suite does not check: the order of nulls and equal values, values with a comma, and
 * the events of one presenter, with exports and counts (legacy-api.md §1.13 to §1.16, §3.6 and §3.8).
 */
import { z } from 'zod';
import { AGENCY_ZONE } from '@/tests/backend/support/stand-in';
import { Wire } from '@/tests/backend/support/wire';

/**
 * Events of Ann (11): 1 in yesterday's last minute, 2 in today's first, 3 tomorrow, 4 without a start and 5 in 2020, in the
 * agency's zone; 6 is of another presenter, 7 and 8 have none.
 */
const wire = new Wire(`
  insert into organization (org_id, orgname, city, county_id, regsite) values (1, 'delta library', 'Zion', 1, 0),
    (2, 'Alpha Center', 'aurora', 2, 1), (3, 'Charlie Home', null, 3, 0), (4, 'bravo Hall', 'Berwyn', 1, 1),
    (5, null, 'Cicero', 4, 0);
  insert into contact (contact_id, first_name, regsite) values (1, 'dora', 0), (2, 'Abe', 1), (3, 'Cee', 0);
  insert into organization_contact (org_id, contact_id) values (1, 3), (2, 3), (2, 2);
  insert into call_log (call_id, regsite) values (1, 0), (2, 1);
  with today as (select date_trunc('day', now() at time zone '${AGENCY_ZONE}') as start)
  insert into event (event_id, location, event_type_id, county_id, last_status_id, regsite, neworg, elected_official,
      start_date_time)
    select row.*, start_at from today, (values (1, 'bravo', 4, 2, 8, 1, 1, 0), (2, 'Alpha', 4, 1, 8, 0, 0, 1),
        (3, 'charlie', 5, 2, 8, 1, 0, 0), (4, null, 4, null, 9, 0, 0, 0), (5, 'delta', 4, 1, 8, 0, 0, 0),
        (6, 'not hers', 4, 1, 8, 0, 0, 0), (7, null, 5, null, null, 1, 0, 0), (8, null, 5, null, null, 0, 0, 0)) as row (id),
      lateral (select case id
        when 1 then start - interval '1 minute' when 2 then start when 3 then start + interval '34 hours'
        when 5 then timestamp '2020-05-05 12:00' when 6 then timestamp '2099-01-01 12:00' end as start_at) as starts;
  insert into event_presenter (event_id, presenter_id) values (1, 11), (2, 11), (3, 11), (4, 11), (5, 11), (6, 12);
  insert into presenter (presenter_id, username, active) values (13, 'otimer', false)`);

const rows = z.array(z.record(z.string(), z.unknown()));
const page = z.object({ content: rows }).transform(({ content }) => content);

/** The ids of the rows of a page or an export, in order. */
async function idsAt(path: string): Promise<number[]> {
  const found = z.union([page, rows]).parse(await wire.ann.json(`/api/${path}`));
  return found.map((row) => Number(row.orgId ?? row.contactId ?? row.eventId ?? row.callId));
}

test.each([
  ['orgs-filtered-sorted/0/10/orgname/asce', [5, 2, 4, 3, 1]],
  ['orgs-filtered-sorted/0/10/orgname/desc', [1, 3, 4, 2, 5]],
  ['orgs-filtered-sorted/0/10/city/asce', [3, 2, 4, 5, 1]],
  ['orgs-filtered-sorted/0/10/null/null?county=Cook,Lake', [2, 4, 1]],
  ['orgs-filtered-sorted/0/10/null/null?county=St.+Clair', [3]],
  ['orgs-filtered-sorted/0/10/null/null?county=Rock,%20Island', [5, 2, 4, 3, 1]],
  ['orgs-filtered-sorted/0/10/null/null?county=Rock,%20Island&county=Lake', [5, 2]],
  ['orgs-filtered-sorted/0/10/null/null?county=Lake&county=Nowhere', [2]],
  ['orgs-filtered-sorted/0/10/null/null?regsite=1', [2, 4]],
  ['contacts-filtered-sorted/0/10/null/null/null/null?county=Cook', [3]],
  ['contacts-filtered-sorted/0/10/null/null/null/null?county=Lake&regsite=1', [2]],
  ['events-filtered-sorted/0/10/null/null/null/null?eveRegSite=1&eveType=Fair', [3, 7]],
  ['call-logs-filtered-sorted/0/10/null/null/null/null/false?regsite=1', [2]],
  ['sorted-default-presenter-events/11', [3, 2, 1, 5, 4]],
  ['sorted-default-myevents', [3, 2]],
  ['sorted-filtered-presenter-events/11/0/10/event.location/desc/null/null/false', [5, 3, 1, 2, 4]],
  ['all-my-events-export', [1, 2, 3, 4, 5]],
  ['all-moc-events-export/11', [1, 2, 3, 4, 5]],
])('%s has the rows %j', async (path, expected) => {
  expect(await idsAt(path)).toEqual(expected);
});

test('pages of equal values have each row once', async () => {
  const pages = [0, 1, 2, 3, 4].map((number) =>
    idsAt(`orgs-filtered-sorted/${number}/1/regsite/asce`),
  );
  expect((await Promise.all(pages)).flat().sort()).toEqual([1, 2, 3, 4, 5]);
});

test('the dashboard counts the events of a presenter by type and by county', async () => {
  const ON_2020_05_05 = '2020-05-05%2000:00:00/2020-05-05%2023:59:00';
  expect(await wire.ann.json('/api/dashboard/events/11/null/null')).toEqual([
    { name: 'Fair', ev: 1, rg: 1, nw: 0, el: 0 },
    { name: 'Presentation', ev: 4, rg: 1, nw: 1, el: 1 },
  ]);
  expect(await wire.ann.json(`/api/dashboard/events/11/${ON_2020_05_05}`)).toEqual([
    { name: 'Presentation', ev: 1, rg: 0, nw: 0, el: 0 },
  ]);
  expect(await wire.ann.json('/api/dashboard/counties/11/null/null')).toEqual([
    { County: 'Cook', Events: 2 },
    { County: 'Lake', Events: 2 },
  ]);
});

test.each([
  'sorted-default-presenter-events/:id',
  'sorted-filtered-presenter-events/:id/0/10/null/null/null/null/false',
  'all-moc-events-export/:id',
  'dashboard/events/:id/null/null',
  'dashboard/counties/:id/null/null',
])('%s of an inactive presenter is empty, of an unknown one a server error', async (call) => {
  const statuses = [];
  for (const id of ['13', '99', 'x'])
    statuses.push((await wire.ann.get(`/api/${call.replace(':id', id)}`)).status);
  expect(statuses).toEqual([200, 500, 400]);
});
