/** What a call log's form may hold, and which missing field is reported. */
import { callLogErrors } from '@/lib/forms/call-log';
import { callLogValues, formatCallLogDate, NEW_CALL_LOG } from '@/lib/forms/call-log-fields';

const WHOLE = {
  organization: '5 Elm Library',
  contact: '7 Ada Lindqvist',
  status: '2 Active',
  regsite: '1',
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
  ['everything', NEW_CALL_LOG, ORGANIZATION, 'Select an organization.'],
  [
    'all but the organization',
    { ...NEW_CALL_LOG, organization: '5 Elm' },
    CONTACT,
    'Select a contact person.',
  ],
  ['status and comment', { ...WHOLE, status: '', noteEntry: '' }, STATUS, 'Select a status.'],
  ['the comment', { ...WHOLE, noteEntry: ' \n ' }, COMMENT, 'Enter a comment.'],
])('of %s missing only the first is reported, and each is marked', (_, values, sentence, short) => {
  const { errors, missing } = callLogErrors(values);
  expect(missing).toBe(sentence);
  const said = Object.values(errors);
  expect(said[0]).toBe(short);
  expect(said.slice(1).every((text) => text === 'Required.')).toBe(true);
  const empty = (['organization', 'contact', 'status', 'noteEntry'] as const).filter(
    (name) => values[name].trim() === '',
  );
  expect(Object.keys(errors)).toEqual(empty);
});

test('fields that cannot be filled in yet are not reported', () => {
  const { errors } = callLogErrors(NEW_CALL_LOG, ['contact', 'noteEntry']);
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

test('a choice that the form cannot have made is refused', () => {
  const { errors } = callLogErrors({ ...WHOLE, contact: '99999999999 Nobody' });
  expect(errors).toEqual({ contact: CONTACT });
});

test('a call log that says nothing of itself makes an empty form', () => {
  const values = callLogValues({
    organization: null,
    contact: null,
    status: null,
    registrationSite: true,
    callLogDate: null,
    comment: null,
  });
  expect(values).toEqual(NEW_CALL_LOG);
});

test('names that are missing give way to numbers, and the date shows its day', () => {
  const values = callLogValues({
    organization: { orgId: 5, name: '' },
    contact: { contactId: 7, name: null },
    status: { statusId: 2, name: null },
    registrationSite: false,
    callLogDate: '2026-02-02T12:30:00',
    comment: 'a\r\nb',
  });
  expect(values).toEqual({
    organization: '5 Organization 5',
    contact: '7 Contact 7',
    status: '2 Status 2',
    regsite: '0',
    callLogDate: '02/02/2026',
    noteEntry: 'a\nb',
  });
});

test('a past call log date is told as a day, with its time where it has one', () => {
  expect(formatCallLogDate('2026-02-02T00:00:00')).toBe('2/2/2026');
  expect(formatCallLogDate('2026-02-02T12:30:00')).toBe('2/2/2026 12:30 PM');
  expect(formatCallLogDate(null)).toBe('');
});
