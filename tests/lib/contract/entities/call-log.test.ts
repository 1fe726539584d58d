/** Call logs as they are read. */
import { callLog, callLogDetail, callLogExportRow } from '@/lib/contract/entities/call-log';
import * as printed from '@/tests/lib/contract/printed-call-log';

const read = {
  callId: 9,
  organization: { orgId: 5, name: 'Org A' },
  contact: { contactId: 7, name: 'Cee Dee' },
  status: { statusId: 2, name: 'StatusA' },
  createdBy: 'Ann Bee',
  lastModifiedBy: 'Ann Bee',
  createDate: '2021-05-03T09:30:00',
  lastModifiedDate: '2021-05-03T09:30:00',
  callLogDate: null,
  registrationSite: false,
};

test('the printed call log is read, its text ids as numbers (D6)', () => {
  expect(callLog.parse(printed.callLog)).toEqual(read);
});

test.each([
  ['null', { org: null, contact: null, status: null }],
  [
    'objects of nothing',
    {
      org: { orgId: null, orgName: null },
      contact: { contactId: null, contactName: '' },
      status: { lastStatusId: null, lastStatus: null },
    },
  ],
])('a call log of %s has neither organization nor contact nor status', (_what, change) => {
  expect(callLog.parse({ ...printed.callLog, ...change })).toMatchObject({
    organization: null,
    contact: null,
    status: null,
  });
});

test('the detail is the call log with its comment, and the rest of the note for sending it back', () => {
  expect(callLogDetail.parse(printed.note)).toEqual({
    ...read,
    comment: 'hello',
    echo: {
      noteId: 77,
      createDate: '2021-05-03T09:35:00',
      lastModifiedDate: '2021-05-03T09:35:00',
      createdBy: printed.ann,
      lastModifiedBy: printed.ann,
    },
  });
});

test.each([
  ['the note', { callLogDate: '2021-04-01T00:00:00', regSite: 1 }, {}],
  ['the call log within', {}, { callLogDate: '2021-04-01T00:00:00', regsite: '1' }],
  [
    'the note before the call log',
    { callLogDate: '2021-04-01T00:00:00', regSite: 1 },
    { callLogDate: '2021-01-01T00:00:00', regsite: 0 },
  ],
])('date and flag are taken from %s (§7.8)', (_where, outer, inner) => {
  const wire = { ...printed.note, ...outer, callLog: { ...printed.callLog, ...inner } };
  for (const schema of [callLogDetail, callLogExportRow]) {
    expect(schema.parse(wire)).toMatchObject({
      callLogDate: '2021-04-01T00:00:00',
      registrationSite: true,
    });
  }
});

test('a flag of 0 on the note is not overruled by the call log within (§7.8)', () => {
  const wire = { ...printed.note, regSite: 0, callLog: { ...printed.callLog, regsite: 1 } };
  expect(callLogDetail.parse(wire).registrationSite).toBe(false);
});

test('a row of an export takes its dates and text from the note, its names from the call log', () => {
  expect(callLogExportRow.parse(printed.note)).toEqual({
    ...read,
    comment: 'hello',
    createDate: '2021-05-03T09:35:00',
    lastModifiedDate: '2021-05-03T09:35:00',
  });
});

test('a comment without a call log breaks the contract of an export', () => {
  expect(callLogExportRow.safeParse({ ...printed.note, callLog: null }).success).toBe(false);
});
