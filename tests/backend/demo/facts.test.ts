/** What other tests and the screenshots rely on in the demo data, for any seed and day. */
import fc from 'fast-check';
import { clockChanges, DAY, dayAt, textOf } from '@/backend/demo/calendar';
import { generateDemo } from '@/backend/demo/generate';
import lookups from '@/backend/demo/lookups.json';
import type { DemoData } from '@/backend/demo/rows';

const TODAY = '2026-03-10';
const SEED = 28;
const TELEPHONE = /^(312|773|708|847|224|630|331|815|779)55501\d\d$/;
const MAIL = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)?example\.org$/;

const statusId = (description: string) => lookups.statuses.indexOf(description) + 1;
const [COMPLETED, CANCELLED] = [statusId('Completed'), statusId('Cancelled')];

/** Each returns the rows that break it. */
const RULES: Readonly<Record<string, (data: DemoData, today: string) => unknown[]>> = {
  'ids count from one without a gap': (data) =>
    [
      data.presenter.map((row) => row.presenterId),
      data.organization.map((row) => row.orgId),
      data.contact.map((row) => row.contactId),
      data.event.map((row) => row.eventId),
      data.callLog.map((row) => row.callId),
      data.note.map((row) => row.noteId),
    ].flatMap((ids) => ids.filter((id, index) => id !== index + 1)),

  'telephone numbers are of the region and for fiction': ({ organization, contact }) =>
    [
      ...organization.flatMap(({ phone, altphone }) => [phone, altphone]),
      ...contact.flatMap(({ phone, altPhone }) => [phone, altPhone]),
    ].filter((number) => number && !TELEPHONE.test(number)),

  'mail addresses are at example.org': ({ organization, contact, presenter }) =>
    [...organization, ...contact, ...presenter].filter(({ email }) => email && !MAIL.test(email)),

  'no two organizations have one name': ({ organization }) => repeated(organization, 'orgname'),

  'an event is within a year and a half, and ends after it starts': (data, today) =>
    data.event.filter(({ startDateTime, endDateTime }) => {
      const day = dayAt(startDateTime?.slice(0, 10) ?? '');
      const reached = Math.abs(day - dayAt(today)) <= 548 * DAY;
      const ends = endDateTime === null || endDateTime > (startDateTime ?? '');
      return !reached || !ends;
    }),

  'only a past event is completed': ({ event }, today) =>
    event.filter((row) => row.lastStatusId === COMPLETED && (row.startDateTime ?? '') >= today),

  'no event has two primary presenters': ({ eventPresenter }) =>
    repeated(
      eventPresenter.filter(({ isPrimary }) => isPrimary),
      'eventId',
    ),

  'a presenter who has left joined no event afterwards': (data, today) => {
    const left = data.presenter.filter(({ active }) => !active).map((row) => row.presenterId);
    return data.eventPresenter.filter(
      ({ eventId, presenterId }) =>
        left.includes(presenterId) && (data.event[eventId - 1]?.startDateTime ?? '') >= today,
    );
  },

  'nothing was recorded today or later, or changed before it was made': (data, today) =>
    [...data.contact, ...data.callLog, ...data.note].filter(
      ({ createDate, lastModifiedDate }) =>
        !createDate ||
        !lastModifiedDate ||
        lastModifiedDate < createDate ||
        lastModifiedDate >= today,
    ),

  'a call was made with a contact of the organization, before it was written down': (data) => {
    const links = data.organizationContact.map(({ orgId, contactId }) => `${orgId} ${contactId}`);
    const members = new Set(links);
    return data.callLog.filter(({ orgId, contactId, callLogDate, createDate }) => {
      const entered = data.contact[(contactId ?? 0) - 1]?.createDate ?? '';
      const stranger = contactId !== null && !members.has(`${orgId} ${contactId}`);
      return stranger || entered > (createDate ?? '') || (callLogDate ?? '') > (createDate ?? '');
    });
  },

  'every call log has one comment, with its own stamps and people': ({ callLog, note }) => {
    const comments = new Map(note.map((row) => [row.callId, row]));
    return callLog.filter(({ callId, orgId, createDate, lastModifiedDate, createdById }) => {
      const { noteEntry, ...comment } = comments.get(callId) ?? {};
      const same = { orgId, createDate, lastModifiedDate, createdById };
      return (
        !noteEntry ||
        Object.entries(same).some(([key, value]) => Reflect.get(comment, key) !== value)
      );
    });
  },

  'last status and last contact come from call logs and events (legacy-api.md D10)': (data) => {
    const calls = data.callLog.filter((row) => row.statusId !== null);
    return [
      ...data.organization.filter(({ orgId, lastContact, lastStatusId }) => {
        const newest = latest(calls.filter((row) => row.orgId === orgId));
        const hosted = data.eventOrganization
          .filter((row) => row.orgId === orgId)
          .map(({ eventId }) => data.event[eventId - 1]?.lastStatusId);
        const possible = [newest?.statusId ?? null, ...hosted];
        const contacted = newest?.lastModifiedDate ?? null;
        return lastContact !== contacted || !possible.includes(lastStatusId);
      }),
      ...data.contact.filter(({ contactId, lastContactDate }) => {
        const newest = latest(calls.filter((row) => row.contactId === contactId));
        return lastContactDate !== (newest?.lastModifiedDate ?? null);
      }),
    ];
  },
};

function repeated<Key extends string>(rows: readonly Record<Key, unknown>[], key: Key): unknown[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => seen.size === seen.add(row[key]).size);
}

function latest(logs: DemoData['callLog']): DemoData['callLog'][number] | undefined {
  const dates = logs.map(({ lastModifiedDate }) => lastModifiedDate ?? '');
  const last = dates.reduce((a, b) => (a > b ? a : b), '');
  return logs[dates.indexOf(last)];
}

const countsOf = (data: DemoData) => ({
  organizations: data.organization.length,
  contacts: data.contact.length,
  events: data.event.length,
  callLogs: data.callLog.length,
  presenters: data.presenter.length,
  comments: data.note.filter(({ callId }) => callId !== null).length,
  otherNotes: data.note.filter(({ callId }) => callId === null).length,
});
const DEMO_COUNTS = {
  ...{ organizations: 300, contacts: 700, events: 1200, callLogs: 2500 },
  ...{ presenters: 8, comments: 2500, otherNotes: 2300 },
};

describe('the demo data', () => {
  const demo = (seed = SEED, today = TODAY) => generateDemo({ size: 'demo', seed, today });
  const data = demo();
  const eventsOf = (username: string) => {
    const id = data.presenter.find((row) => row.username === username)?.presenterId;
    const joined = data.eventPresenter.filter(({ presenterId }) => presenterId === id);
    return joined.flatMap(({ eventId }) => data.event[eventId - 1] ?? []);
  };

  test('of any seed, made on any day, has the same counts and keeps the rules', () => {
    const anyDay = fc
      .integer({ min: 0, max: 20 * 365 })
      .map((number) => textOf(dayAt('2021-01-01') + number * DAY).slice(0, 10));
    fc.assert(
      fc.property(fc.integer(), anyDay, (seed, today) => {
        const generated = demo(seed, today);
        expect(countsOf(generated)).toEqual(DEMO_COUNTS);
        const broken = Object.entries(RULES).map(([rule, check]) => [
          rule,
          check(generated, today),
        ]);
        expect(broken.filter(([, rows]) => rows?.length)).toEqual([]);
      }),
      { numRuns: 5, examples: [[SEED, TODAY]] },
    );
  }, 120_000);

  test('is the same from the same seed and day, whatever was made before, and another from another seed', () => {
    const other = demo(SEED + 1);
    expect(demo()).toEqual(data);
    for (const name of ['organization', 'contact', 'event', 'callLog', 'note'] as const) {
      expect(other[name]).not.toEqual(data[name]);
    }
  });

  test('comes a hundred times as large', () => {
    const large = generateDemo({ size: 'large', seed: SEED, today: TODAY });
    const expected = Object.entries(DEMO_COUNTS).map(([name, rows]) => [name, rows * 100]);
    expect(countsOf(large)).toEqual({ ...Object.fromEntries(expected), presenters: 80 });
    expect(repeated(large.organization, 'orgname')).toEqual([]);
  }, 180_000);

  test('lists values that differ and fit into a path, with the ids that the legacy relies on', () => {
    const { statuses, eventTypes, audienceTypes, cancelReasons } = lookups;
    const counties = data.county.map(({ countyDesc }) => countyDesc);
    for (const texts of [statuses, eventTypes, audienceTypes, cancelReasons, counties]) {
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.filter((text) => text === '' || /[/?#%;\\,]/.test(text))).toEqual([]);
    }
    expect(data.status).toContainEqual({ statusId: 8, statusDesc: 'Info Needed', statusType: 'E' });
    expect(data.status.filter(({ statusType }) => statusType === 'E')).toHaveLength(6);
  });

  test('has two employees who may sign in, one of them as a manager', () => {
    const [maya, daniel, ...others] = data.presenter;
    expect(maya).toMatchObject({ name: 'Maya', lastName: 'Whitfield', username: 'coordinator' });
    expect(daniel).toMatchObject({ name: 'Daniel', lastName: 'Okafor', username: 'manager' });
    expect([maya?.managerialAccess, daniel?.managerialAccess]).toEqual([false, true]);
    expect(others.filter(({ managerialAccess }) => managerialAccess)).toEqual([]);
    expect(others.filter(({ active }) => !active)).toHaveLength(1);
  });

  test('fills the schedules of both on both sides of today', () => {
    const own = eventsOf('coordinator');
    const starts = own.map(({ startDateTime }) => startDateTime ?? '');
    expect(starts.filter((start) => start >= TODAY).length).toBeGreaterThan(20);
    for (const month of ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05']) {
      expect([month, starts.some((start) => start.startsWith(month))]).toEqual([month, true]);
    }
    expect(own.filter(({ lastStatusId }) => lastStatusId === CANCELLED).length).toBeGreaterThan(5);
    const managed = eventsOf('manager');
    expect(managed.length).toBeGreaterThan(20);
    expect(managed.some(({ countyId, regsite }) => countyId === null && regsite === 1)).toBe(true);
  });

  test('has events through every night in which the clocks change, and after it', () => {
    const sundays = clockChanges(dayAt(TODAY) - 540 * DAY, dayAt(TODAY) + 540 * DAY);
    expect(sundays).toHaveLength(6);
    for (const sunday of sundays) {
      const at = (time: string) => `${textOf(sunday).slice(0, 10)}T${time}:00.000`;
      const through = { startDateTime: at('00:30'), endDateTime: at('03:30') };
      for (const event of [through, { startDateTime: at('13:00') }])
        expect(data.event).toContainEqual(expect.objectContaining(event));
    }
  });

  test('has organizations whose last status is of a call, of an event, and none at all', () => {
    const types = data.organization.map(
      ({ lastStatusId }) => data.status[(lastStatusId ?? 0) - 1]?.statusType,
    );
    const countOf = (type?: string) => types.filter((found) => found === type).length;
    expect([countOf('O') > 60, countOf('E') > 60]).toEqual([true, true]);
    expect([countOf() > 5, countOf() < 80]).toEqual([true, true]);
  });
});
