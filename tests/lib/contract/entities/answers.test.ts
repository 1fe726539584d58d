/** Smaller answers of the wire: the page around rows, people, lookups, search hits, and shared readings. */
import { z } from 'zod';
import { eventsByCounty, eventsByType } from '@/lib/contract/entities/dashboard';
import {
  audienceType,
  county,
  eventStatus,
  organizationName,
} from '@/lib/contract/entities/lookups';
import { pageOf } from '@/lib/contract/entities/page';
import { searchAnswer } from '@/lib/contract/entities/search';
import { logoutAnswer, user } from '@/lib/contract/entities/user';
import { flag, id, text } from '@/lib/contract/entities/wire';
import * as rows from '@/tests/support/legacy-rows';

test('of a page, rows, totals and size are kept', () => {
  expect(
    pageOf(z.number()).parse(rows.pageOf([1, 2], { totalPages: 7, totalElements: 62 })),
  ).toEqual({ rows: [1, 2], totalPages: 7, totalRows: 62, pageSize: 10 });
});

test('a page that does not tell its total is read without (§1.13)', () => {
  const { totalRows } = pageOf(z.number()).parse(rows.pageOf([], { totalElements: undefined }));
  expect(totalRows).toBeNull();
});

test('either name of an employee may be missing (§3.1)', () => {
  const names = { firstName: null, lastName: null };
  expect(user.parse({ presenterId: 11, firstName: null })).toEqual({ ...names, key: '11' });
  expect(user.parse({ firstName: 'Ann', lastName: 'Bee' }).key).toBe('Ann Bee');
});

test('signing out may come without a port (§1.5)', () => {
  expect(logoutAnswer.parse({ logoutUrl: '/bye' })).toEqual({ port: '', logoutUrl: '/bye' });
});

test('lookups are read in their own spellings (D8)', () => {
  expect(organizationName.parse({ OrgID: 5, orgname: null })).toEqual({ orgId: 5, name: null });
  expect(eventStatus.parse({ statusId: 8, statusdesc: 'Info Needed' })).toEqual({
    statusId: 8,
    name: 'Info Needed',
  });
  const audience = { audiencetypeId: 1, audienceDesc: 'AudA', typeExist: true };
  expect(audienceType.parse(audience)).toEqual({
    audienceTypeId: 1,
    name: 'AudA',
    chosen: true,
  });
  expect(county.safeParse({ countyId: 3, countydesc: 'Cook' }).success).toBe(false);
});

test('rows of the dashboard are read, their counts as numbers (§3.8)', () => {
  expect(eventsByType.parse({ name: 'TypeA', ev: 12, rg: '3', nw: 1, el: null })).toEqual({
    eventType: 'TypeA',
    total: 12,
    registrationSites: 3,
    newOrganizations: 1,
    electedOfficials: 0,
  });
  expect(eventsByCounty.parse({ County: null, Events: 5 })).toEqual({ county: null, total: 5 });
});

test('search hits of three kinds are read, with text for ids and nothing for missing fields (§4.2)', () => {
  const answer = {
    hits: [
      { score: 1.6, index: 'events', sourceAsMap: { id: '42', eventName: 'Ev' } },
      { index: 'organizations', sourceAsMap: { id: '5', orgname: 'Org A', address: '1 Main' } },
      { index: 'contacts', sourceAsMap: { id: '7', firstName: 'Cee' } },
    ],
    totalHits: { value: 3, relation: 'EQUAL_TO' },
    maxScore: 'NaN',
  };
  expect(searchAnswer.parse(answer)).toEqual({
    total: 3,
    hits: [
      { index: 'events', id: '42', eventName: 'Ev', location: null },
      { index: 'organizations', id: '5', name: 'Org A' },
      { index: 'contacts', id: '7', firstName: 'Cee', lastName: null },
    ],
  });
});

test.each([
  [1, true],
  ['1', true],
  [true, true],
  [0, false],
  ['0', false],
  ['', false],
  ['x', false],
  [null, false],
  [undefined, false],
])('a flag of %j reads as %j', (wire, expected) => {
  expect(flag.parse(wire)).toBe(expected);
});

test.each([5, '5'])('an id of %j reads as a number (§1.10)', (wire) => {
  expect(id.parse(wire)).toBe(5);
});

test.each([0, -1, '', null, true, [5], '5.5', '0x5'])('an id of %j breaks the contract', (wire) => {
  expect(id.safeParse(wire).success).toBe(false);
});

test('text that is missing reads as nothing, and a number is no text', () => {
  expect(text.parse(undefined)).toBeNull();
  expect(text.safeParse(5).success).toBe(false);
});
