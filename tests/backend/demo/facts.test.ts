/** Properties of the demo data that browser tests, screenshots and README.md rely on, for any seed and day. */
import fc from 'fast-check';
import { clockChanges, DAY, dayAt, HOUR, textOf } from '@/backend/demo/calendar';
import { INCOMPLETE_CALL_LOG_ID } from '@/backend/demo/call-logs';
import { type DemoData, generateDemo } from '@/backend/demo/generate';
import HARD_CASES from '@/backend/demo/hard-cases.json';
import lookups from '@/backend/demo/lookups.json';
import { LONG_NOTE } from '@/backend/demo/notes';
import { BUSY_ORGANIZATION, EMPTY_ORGANIZATION_ID } from '@/backend/demo/organizations';

const TODAY = '2026-03-10';
const SEED = 28;
const TELEPHONE = /^(312|773|708|847|224|630|331|815|779)55501\d\d$/;
const EMAIL =
  /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)?example\.org$/;
const CANCELLED = lookups.statuses.indexOf('Cancelled') + 1;

/** Each returns the rows that break the rule. */
const RULES: Readonly<Record<string, (data: DemoData, today: string) => unknown[]>> = {
  'telephone numbers are of the region and fictional': ({ organization, contact }) =>
    [
      ...organization.flatMap(({ phone, altphone }) => [phone, altphone]),
      ...contact.flatMap(({ phone, altPhone }) => [phone, altPhone]),
    ].filter((number) => number && !TELEPHONE.test(number)),

  'e-mail addresses are at example.org': ({ organization, contact, presenter }) =>
    [...organization, ...contact, ...presenter].filter(({ email }) => email && !EMAIL.test(email)),

  'names of organizations differ': ({ organization }) => repeated(organization, 'orgname'),

  'an event is within a year and a half, and ends after it starts': ({ event }, today) =>
    event.filter(({ startDateTime, endDateTime }) => {
      const day = dayAt(startDateTime?.slice(0, 10) ?? '');
      const isFar = Math.abs(day - dayAt(today)) > 548 * DAY;
      return isFar || (endDateTime !== null && endDateTime <= (startDateTime ?? ''));
    }),

  'an event has at most one primary presenter': ({ eventPresenter }) =>
    repeated(
      eventPresenter.filter(({ isPrimary }) => isPrimary),
      'eventId',
    ),

  'the last contact is the newest call log with a status (legacy-api.md D10)': (data) => {
    const newest = (key: 'orgId' | 'contactId', id: number) => {
      const calls = data.callLog.filter((row) => row.statusId !== null && row[key] === id);
      return (
        calls
          .map((row) => row.lastModifiedDate)
          .sort()
          .at(-1) ?? null
      );
    };
    const { organization, contact } = data;
    return [
      ...organization.filter((row) => row.lastContact !== newest('orgId', row.orgId)),
      ...contact.filter((row) => row.lastContactDate !== newest('contactId', row.contactId)),
    ];
  },
};

function repeated<Key extends string>(rows: readonly Record<Key, unknown>[], key: Key): unknown[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => seen.size === seen.add(row[key]).size);
}

const countsOf = ({ organization, contact, event, callLog, presenter, note }: DemoData) => ({
  ...{ organizations: organization.length, contacts: contact.length, events: event.length },
  ...{ callLogs: callLog.length, presenters: presenter.length },
  comments: new Set(note.map(({ callId }) => callId)).size - 1,
  notes: note.length,
});
const DEMO_COUNTS = {
  ...{ organizations: 300, contacts: 700, events: 1200, callLogs: 2500, presenters: 8 },
  ...{ comments: 2500, notes: 4800 },
};

const demo = (seed = SEED, today = TODAY) => generateDemo({ size: 'demo', seed, today });
const data = demo();

test('any seed and day give the same counts, valid rows and the hard cases', () => {
  const anyDay = fc
    .integer({ min: 0, max: 20 * 365 })
    .map((number) => textOf(dayAt('2021-01-01') + number * DAY).slice(0, 10));
  fc.assert(
    fc.property(fc.integer(), anyDay, (seed, today) => {
      const generated = demo(seed, today);
      expect(countsOf(generated)).toEqual(DEMO_COUNTS);
      const broken = Object.entries(RULES).map(([rule, check]) => [rule, check(generated, today)]);
      expect(broken.filter(([, rows]) => rows?.length)).toEqual([]);
      expectHardCases(generated);
    }),
    { numRuns: 5, examples: [[SEED, TODAY]] },
  );
}, 120_000);

function expectHardCases(generated: DemoData): void {
  const { organization, contact, event, note, callLog, status } = generated;
  const { organizationContact, eventOrganization, eventPresenter } = generated;
  for (const { orgId, orgname, values } of HARD_CASES.organizations)
    expect(organization[orgId - 1]).toMatchObject({ orgId, orgname, ...values });
  for (const { contactId, firstName, lastName, values } of HARD_CASES.contacts)
    expect(contact[contactId - 1]).toMatchObject({ contactId, firstName, lastName, ...values });
  for (const { eventId, orgIds, presenters, primary, status: name, values } of HARD_CASES.events) {
    const lastStatusId = status.find(({ statusDesc }) => statusDesc === name)?.statusId;
    const set = name ? { lastStatusId } : {};
    expect(event[eventId - 1]).toMatchObject({ eventId, ...values, ...set });
    const links = eventOrganization.filter((link) => link.eventId === eventId);
    expect(links.map(({ orgId }) => orgId)).toEqual(orgIds);
    const joined = eventPresenter.filter((link) => link.eventId === eventId);
    const usernames = joined.map(
      ({ presenterId }) => generated.presenter[presenterId - 1]?.username,
    );
    expect(usernames).toEqual(presenters ?? usernames);
    if (primary === false) expect(joined.filter(({ isPrimary }) => isPrimary)).toEqual([]);
  }
  for (const { noteId, orgId, noteEntry } of HARD_CASES.notes)
    expect(note[noteId - 1]).toMatchObject({ orgId, noteEntry });
  expect(note[LONG_NOTE.noteId - 1]?.noteEntry).toHaveLength(LONG_NOTE.characters);
  const notes = note.filter(({ callId }) => callId === null);
  const countsOfOrganization = (id: number) =>
    [organizationContact, eventOrganization, notes, callLog].map(
      (rows) => rows.filter(({ orgId }) => orgId === id).length,
    );
  expect(countsOfOrganization(BUSY_ORGANIZATION.orgId)).toEqual([60, 40, 30, expect.any(Number)]);
  expect(countsOfOrganization(EMPTY_ORGANIZATION_ID)).toEqual([0, 0, 0, 0]);
  // A county without organizations.
  const grundy = generated.county.find(({ countyDesc }) => countyDesc === 'Grundy');
  expect(grundy).toBeDefined();
  expect(organization.filter(({ countyId }) => countyId === grundy?.countyId)).toEqual([]);
  const incomplete = { callId: INCOMPLETE_CALL_LOG_ID, contactId: null, statusId: null };
  expect(callLog[INCOMPLETE_CALL_LOG_ID - 1]).toMatchObject(incomplete);
}

test('equal seeds and days give equal rows, other seeds other rows', () => {
  const other = demo(SEED + 1);
  expect(demo()).toEqual(data);
  for (const name of ['organization', 'contact', 'event', 'callLog', 'note'] as const)
    expect(other[name]).not.toEqual(data[name]);
});

test('the large set is a hundred times as large', () => {
  const large = generateDemo({ size: 'large', seed: SEED, today: TODAY });
  const expected = Object.entries(DEMO_COUNTS).map(([name, rows]) => [name, rows * 100]);
  expect(countsOf(large)).toEqual({ ...Object.fromEntries(expected), presenters: 80 });
  expect(repeated(large.organization, 'orgname')).toEqual([]);
}, 180_000);

test('texts of lookups fit into a path, and Info Needed has the id of the legacy', () => {
  const { statuses, eventTypes, audienceTypes, cancelReasons } = lookups;
  const counties = data.county.map(({ countyDesc }) => countyDesc);
  for (const texts of [statuses, eventTypes, audienceTypes, cancelReasons, counties])
    expect(texts.filter((text) => text === '' || /[/?#%;\\,]/.test(text))).toEqual([]);
  expect(data.status).toContainEqual({ statusId: 8, statusDesc: 'Info Needed', statusType: 'E' });
});

test('coordinator and manager have past and future events; one presenter is inactive', () => {
  const [maya, daniel, ...others] = data.presenter;
  expect(maya).toMatchObject({ username: 'coordinator', managerialAccess: false });
  expect(daniel).toMatchObject({ username: 'manager', managerialAccess: true });
  expect(others.filter(({ managerialAccess }) => managerialAccess)).toEqual([]);
  expect(others.filter(({ active }) => !active)).toHaveLength(1);
  const [own, managed] = [maya, daniel].map((presenter) =>
    data.eventPresenter.flatMap(({ presenterId, eventId }) =>
      presenterId === presenter?.presenterId ? (data.event[eventId - 1] ?? []) : [],
    ),
  );
  const months = own?.map(({ startDateTime }) => `${startDateTime}`.slice(0, 7));
  expect(months).toEqual(
    expect.arrayContaining(['2026-01', '2026-02', '2026-03', '2026-04', '2026-05']),
  );
  expect(own?.filter((row) => `${row.startDateTime}` >= TODAY).length).toBeGreaterThan(20);
  expect(own?.filter((row) => row.lastStatusId === CANCELLED).length).toBeGreaterThan(5);
  expect(managed?.some(({ countyId, regsite }) => countyId === null && regsite === 1)).toBe(true);
});

test('every night in which the clocks change has an event, and so has the day after it', () => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    timeZoneName: 'longOffset',
  });
  const offsetAtNoon = (day: number) => format.format(day + 18 * HOUR).replace(/.* /, '');
  const days = Array.from({ length: 1081 }, (_, index) => dayAt(TODAY) + (index - 540) * DAY);
  const changes = days.filter((day) => offsetAtNoon(day) !== offsetAtNoon(day - DAY));
  expect(changes).toHaveLength(6);
  expect(clockChanges(days.at(0) ?? 0, days.at(-1) ?? 0)).toEqual(changes);
  for (const day of changes) {
    const at = (time: string) => `${textOf(day).slice(0, 10)}T${time}:00.000`;
    const overnight = { startDateTime: at('00:30'), endDateTime: at('03:30') };
    for (const event of [overnight, { startDateTime: at('13:00') }])
      expect(data.event).toContainEqual(expect.objectContaining(event));
  }
});
