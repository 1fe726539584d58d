/** What a call log's form may hold, and which missing field is reported. */
import { CALL_LOG, callLogErrors, formatCallLogDate } from '@/lib/forms/call-log';

const WHOLE = {
  organization: { id: 5, text: 'Elm Library' },
  contact: { id: 7, text: 'Ada Lindqvist' },
  status: { id: 2, text: 'Active' },
  regsite: true,
  callLogDate: '',
  noteEntry: 'Asked for schedules',
};

const ORGANIZATION = "Organization can't be empty.";
const CONTACT = "Contact person can't be empty.";
const STATUS = "Last organization status can't be empty.";
const COMMENT = "Call log comments can't be empty.";

test('a whole call log has nothing wrong, with a past date or without', () => {
  expect(callLogErrors(WHOLE)).toEqual({ errors: {}, missing: null });
  expect(callLogErrors({ ...WHOLE, callLogDate: '5/3/2026' }).errors).toEqual({});
});

test.each([
  ['everything', CALL_LOG.blank, ORGANIZATION, 'Select an organization.'],
  [
    'all but the organization',
    { ...CALL_LOG.blank, organization: { id: 5, text: 'Elm' } },
    CONTACT,
    'Select a contact person.',
  ],
  ['status and comment', { ...WHOLE, status: null, noteEntry: '' }, STATUS, 'Select a status.'],
  ['the comment', { ...WHOLE, noteEntry: ' \n ' }, COMMENT, 'Enter a comment.'],
])('of %s missing only the first is reported, and each is marked', (_, values, sentence, short) => {
  const { errors, missing } = callLogErrors(values);
  expect(missing).toBe(sentence);
  const said = Object.values(errors);
  expect(said[0]).toBe(short);
  expect(said.slice(1).every((text) => text === 'Required.')).toBe(true);
  const empty = (['organization', 'contact', 'status', 'noteEntry'] as const).filter(
    (name) => (values[name] ?? '').toString().trim() === '',
  );
  expect(Object.keys(errors)).toEqual(empty);
});

test('fields that cannot be filled in yet are not reported', () => {
  const { errors } = callLogErrors(CALL_LOG.blank, ['contact', 'noteEntry']);
  expect(errors).toEqual({ organization: 'Select an organization.', status: 'Required.' });
});

test.each(['13/01/2026', '02/30/2026', 'tomorrow', '05/03/0026', '05/03'])(
  'the date %s is wrong, and not missing',
  (callLogDate) => {
    const { errors, missing } = callLogErrors({ ...WHOLE, callLogDate });
    expect(errors).toEqual({
      callLogDate: 'Past call log date has to be a day such as 05/03/2026.',
    });
    expect(missing).toBeNull();
  },
);

test('a call log that says nothing of itself makes an empty form', () => {
  const values = CALL_LOG.read({
    organization: null,
    contact: null,
    status: null,
    registrationSite: true,
    callLogDate: null,
    comment: null,
  });
  expect(values).toEqual(CALL_LOG.blank);
});

test('names that are missing give way to numbers, and the date shows its day', () => {
  const values = CALL_LOG.read({
    organization: { orgId: 5, name: '' },
    contact: { contactId: 7, name: null },
    status: { statusId: 2, name: null },
    registrationSite: false,
    callLogDate: '2026-02-02T12:30:00',
    comment: 'a\r\nb',
  });
  expect(values).toEqual({
    organization: { id: 5, text: 'Organization 5' },
    contact: { id: 7, text: 'Contact 7' },
    status: { id: 2, text: 'Status 2' },
    regsite: false,
    callLogDate: '02/02/2026',
    noteEntry: 'a\nb',
  });
});

test('a past call log date is told as a day, with its time where it has one', () => {
  expect(formatCallLogDate('2026-02-02T00:00:00')).toBe('2/2/2026');
  expect(formatCallLogDate('2026-02-02T12:30:00')).toBe('2/2/2026 12:30 PM');
  expect(formatCallLogDate(null)).toBe('');
});
