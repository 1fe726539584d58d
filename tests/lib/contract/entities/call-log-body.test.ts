/** What is written of a call log: the printed bodies pass, and what the backend refuses is taken out. */
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
    org: null,
    contact: null,
    status: null,
    createdBy: null,
    lastModifiedBy: null,
    lastStatusDate: null,
    createDate: null,
    lastModifiedDate: null,
    callLogDate: null,
  },
};

test('the printed body of the form is written, with null for what names nothing', () => {
  expect(newCallLog.parse(printed.formBody)).toEqual(written);
});

test('a body of ours needs no more than a comment', () => {
  expect(newCallLog.parse({ noteEntry: 'comment' })).toEqual(written);
});

test('ids in the body of a new call log would overwrite rows and are taken out', () => {
  const { noteId, callLog } = newCallLog.parse(printed.note);
  expect([noteId, callLog.callId]).toEqual([null, null]);
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

test('a text in place of an object within is written as null (§1.8)', () => {
  const texts = { org: 'Org A', contact: 'Cee Dee', status: 'StatusA' };
  const sent = { ...printed.note, lastModifiedBy: 'Ann Bee', callLog: { callId: 9, ...texts } };
  expect(editedCallLog.parse(sent)).toMatchObject({
    lastModifiedBy: null,
    callLog: { callId: 9, org: null, contact: null, status: null },
  });
});

const BACK = 'must be sent back as it was read';

test.each([
  ['no comment', { noteEntry: ' ' }, 'noteEntry', "Call log comments can't be empty."],
  ['no word about the note', { noteId: undefined }, 'noteId', 'must be a whole number'],
  ['no creator', { createdBy: undefined }, 'createdBy', BACK],
  ['the name of a creator', { createdBy: 'Ann Bee' }, 'createdBy', BACK],
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
