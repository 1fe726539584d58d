/** The form of a call log. */
import { CALL_LOG, callLogErrors, formatCallLogDate } from '@/lib/forms/call-log';

const COMPLETE = {
  organization: { id: 5, text: 'Elm Library' },
  contact: { id: 7, text: 'Ada Lindqvist' },
  status: { id: 2, text: 'Active' },
  ...{ regsite: true, callLogDate: '', noteEntry: 'Asked for schedules' },
};
const BLANK = CALL_LOG.blank;
const ELM = { ...BLANK, organization: COMPLETE.organization };
const MARKED = ['Required.', 'Required.', 'Required.'];

test('accepts a complete call log with and without a past date', () => {
  expect(callLogErrors(COMPLETE)).toEqual({ errors: {}, missing: null });
  expect(callLogErrors({ ...COMPLETE, callLogDate: '5/3/2026' }).errors).toEqual({});
});

test.each([
  ["Organization can't be empty.", BLANK, ['Select an organization.', ...MARKED]],
  ["Contact person can't be empty.", ELM, ['Select a contact person.', ...MARKED.slice(1)]],
  [
    "Last organization status can't be empty.",
    { ...COMPLETE, status: null, noteEntry: '' },
    ['Select a status.', 'Required.'],
  ],
  ["Call log comments can't be empty.", { ...COMPLETE, noteEntry: ' \n ' }, ['Enter a comment.']],
])('reports %s first, and marks every missing field', (sentence, values, texts) => {
  const { errors, missing } = callLogErrors(values);
  expect(missing).toBe(sentence);
  const fields = ['organization', 'contact', 'status', 'noteEntry'];
  expect(Object.entries(errors)).toEqual(
    texts.map((text, position) => [fields.slice(-texts.length)[position], text]),
  );
});

test('does not report hidden fields', () => {
  const { errors } = callLogErrors(BLANK, ['contact', 'noteEntry']);
  expect(errors).toEqual({ organization: 'Select an organization.', status: 'Required.' });
});

test('rejects an invalid date without reporting it as missing', () => {
  const callLogDate = 'Past call log date must be a date, for example 05/03/2026.';
  expect(callLogErrors({ ...COMPLETE, callLogDate: '02/30/2026' })).toEqual({
    errors: { callLogDate },
    missing: null,
  });
});

test('reads an empty call log, and shows ids in place of missing names', () => {
  const nothing = { organization: null, contact: null, status: null, comment: null };
  expect(CALL_LOG.read({ ...nothing, registrationSite: false, callLogDate: null })).toEqual(BLANK);
  const values = CALL_LOG.read({
    organization: { orgId: 5, name: '' },
    contact: { contactId: 7, name: null },
    status: { statusId: 2, name: null },
    ...{ registrationSite: true, callLogDate: '2026-02-02T12:30:00', comment: 'a\r\nb' },
  });
  expect(values).toEqual({
    organization: { id: 5, text: 'Organization 5' },
    contact: { id: 7, text: 'Contact 7' },
    status: { id: 2, text: 'Status 2' },
    ...{ regsite: true, callLogDate: '02/02/2026', noteEntry: 'a\nb' },
  });
});

test('formats a past call log date with its time unless it is midnight', () => {
  expect(formatCallLogDate('2026-02-02T00:00:00')).toBe('2/2/2026');
  expect(formatCallLogDate('2026-02-02T12:30:00')).toBe('2/2/2026 12:30 PM');
  expect(formatCallLogDate(null)).toBe('');
});
