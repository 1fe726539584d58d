/** What is written of a call log: the printed bodies pass, and properties that only the backend sets are null. */
import { editedCallLog, newCallLog } from '@/lib/contract/entities/call-log-body';
import * as printed from '@/tests/lib/contract/printed-call-log';

const written = {
  noteId: null,
  noteEntry: 'comment',
  createDate: null,
  lastModifiedDate: null,
  event: null,
  contact: null,
  callLogDate: null,
  callLog: {
    callId: null,
    org: { orgId: null, orgName: null },
    contact: { contactId: null, contactName: '' },
    status: { lastStatusId: null, lastStatus: null },
    createdBy: null,
    lastModifiedBy: null,
    lastStatusDate: null,
    createDate: null,
    lastModifiedDate: null,
    callLogDate: null,
  },
};

test('the printed body of the form is written, and an object without an id stays one (§3.7)', () => {
  expect(newCallLog.parse(printed.formBody)).toEqual(written);
});

test('references of a new call log may be null or left out, and stay so', () => {
  const { callLog } = newCallLog.parse({ noteEntry: 'comment', callLog: { org: null } });
  expect([callLog.org, callLog.contact, callLog.status]).toEqual([null, undefined, undefined]);
});

test.each([
  ['the id of a note and of a call log', printed.note, ['noteId', 'callLog.callId']],
  ['no call log', { noteEntry: 'comment' }, ['callLog']],
  ['texts for objects', { noteEntry: 'comment', callLog: { org: 'A' } }, ['callLog.org']],
])('a new call log with %s is refused by name', (_what, sent, paths) => {
  const { error } = newCallLog.safeParse(sent);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
});

const day = '2021-04-01T00:00:00';

test.each([
  ['on the note', { callLogDate: '2021-04-01T00:00', regSite: 0 }, {}, day, 0],
  ['within', {}, { callLogDate: day, regsite: '1' }, day, 1],
  ['in both places', { callLogDate: day, regSite: 1 }, { callLogDate: null, regsite: 0 }, day, 1],
  ['on the note, cleared', { callLogDate: null }, { callLogDate: day }, null, undefined],
  ['on the note, emptied', { callLogDate: '' }, { callLogDate: day }, null, undefined],
])('date and flag %s are written in both places (§7.8)', (_where, outer, inner, date, flag) => {
  const sent = {
    ...printed.formBody,
    ...outer,
    callLog: { ...printed.formBody.callLog, ...inner },
  };
  const body = newCallLog.parse(sent);
  expect([body.callLogDate, body.callLog.callLogDate]).toEqual([date, date]);
  expect([body.regSite, body.callLog.regsite]).toEqual([flag, flag]);
});

test('a changed call log sends its note back whole, without what the backend refuses (§1.8, §3.7)', () => {
  const sent = { ...printed.note, event: 'Ev', contact: 'Cee Dee', noteEntry: 'new', extra: 1 };
  expect(editedCallLog.parse(sent)).toEqual({
    ...printed.note,
    noteEntry: 'new',
    event: null,
    contact: null,
    callLogDate: null,
    callLog: {
      ...printed.callLog,
      org: { orgId: 5, orgName: 'Org A' },
      contact: { contactId: 7, contactName: 'Cee Dee' },
      status: { lastStatusId: 2, lastStatus: null },
      createdBy: null,
      lastModifiedBy: null,
      callLogDate: null,
    },
  });
});

const BACK = 'must be sent back as it was read';
const within = (change: object) => ({ callLog: { ...printed.callLog, ...change } });

test.each([
  ['no comment', { noteEntry: ' ' }, 'noteEntry', "Call log comments can't be empty."],
  ['no word about the note', { noteId: undefined }, 'noteId', 'must be a whole number'],
  ['no creator', { createdBy: undefined }, 'createdBy', BACK],
  ['the name of a creator', { createdBy: 'Ann Bee' }, 'createdBy', BACK],
  ['the name of a modifier', { lastModifiedBy: 'Ann Bee' }, 'lastModifiedBy', BACK],
  ['a name for an organization', within({ org: 'Org A' }), 'callLog.org', /object/],
  ['a name for a contact', within({ contact: 'Cee Dee' }), 'callLog.contact', /object/],
  ['a name for a status', within({ status: 'StatusA' }), 'callLog.status', /object/],
  ['no date of creation', { createDate: undefined }, 'createDate', BACK],
  ['an offset', { createDate: '2021-05-03T14:30:00.000+00:00' }, 'createDate', /without an offset/],
  ['no call log', { callLog: {} }, 'callLog.callId', 'must be a whole number'],
])('a changed call log with %s is refused by name', (_what, change, path, message) => {
  const { error } = editedCallLog.safeParse({ ...printed.note, ...change });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  expect(error?.issues[0]?.message).toMatch(message);
});

test('a call log whose comment was deleted is given a new one without id', () => {
  expect(editedCallLog.parse({ ...printed.note, noteId: null }).noteId).toBeNull();
});

test('a comment that never had a creator can be changed all the same', () => {
  const sent = { ...printed.note, createdBy: null, createDate: null };
  expect(editedCallLog.parse(sent)).toMatchObject({ createdBy: null, createDate: null });
});
