/** Values of forms: which of them would overwrite somebody, and what is read back of what was kept or answered. */
import { contactErrors, organizationContactErrors } from '@/lib/forms/contact';
import { NEW_CONTACT } from '@/lib/forms/contact-fields';
import { organizationErrors } from '@/lib/forms/organization';
import { NEW_ORGANIZATION } from '@/lib/forms/organization-fields';
import { currentValues, refusedFields } from '@/lib/forms/refusal';
import { clashes, textsLike } from '@/lib/forms/values';

const BASE = { city: 'Aurora', zip: '60505' };

test.each([
  ['nobody changed anything', BASE, BASE, []],
  ['only I changed something', { ...BASE, city: 'Elgin' }, BASE, []],
  ['both changed it to the same', { ...BASE, city: 'Elgin' }, { ...BASE, city: 'Elgin' }, []],
  ['both changed it differently', { ...BASE, city: 'Elgin' }, { ...BASE, city: 'Cary' }, ['city']],
  ['only somebody else changed it', BASE, { ...BASE, zip: '60506' }, ['zip']],
])('where %s, what clashes is told', (_case, mine, theirs, names) => {
  expect(clashes(BASE, mine, theirs)).toEqual(names);
});

test.each([null, 'text', {}, { city: 'Elgin' }, { city: 'Elgin', zip: 5 }])(
  '%j is no complete set of texts',
  (found) => {
    expect(textsLike(BASE, found)).toBeNull();
  },
);

test('texts of other names are left out', () => {
  expect(textsLike(BASE, { zip: '1', city: 'B', more: 'x' })).toEqual({ city: 'B', zip: '1' });
});

test('a refusal is read by field, and what concerns no field of the form says nothing', () => {
  const title = 'Something in the request is wrong.';
  const errors = [
    { path: 'values.city', message: 'City is too long.' },
    { path: 'base', message: 'is wrong' },
  ];
  expect(refusedFields(BASE, { title, errors })).toEqual({ city: 'City is too long.' });
  expect(refusedFields(BASE, { title })).toEqual({});
  expect(refusedFields(BASE, null)).toEqual({});
  expect(currentValues(BASE, { title, current: BASE })).toEqual(BASE);
  expect(currentValues(BASE, { title })).toBeNull();
});

test('an organization needs a name that is more than blanks, and a county', () => {
  expect(organizationErrors({ ...NEW_ORGANIZATION, orgname: ' ' })).toEqual({
    orgname: 'Name is required.',
    countyName: 'County is required.',
  });
  const right = { ...NEW_ORGANIZATION, orgname: 'Elm', countyName: 'Cook' };
  expect(organizationErrors(right)).toEqual({});
  expect(organizationErrors({ ...right, address: 'x'.repeat(4001) })).toEqual({
    address: 'Address is longer than 4000 characters.',
  });
});

test('a contact needs something it is found or reached by, and a first name where it is created from an organization', () => {
  const wrong = { firstName: 'Enter at least one of first name, last name, phone and email.' };
  expect(contactErrors({ ...NEW_CONTACT, email: '  ', title: 'T', altPhone: '1' })).toEqual(wrong);
  for (const name of ['firstName', 'lastName', 'phone', 'email'] as const) {
    expect(contactErrors({ ...NEW_CONTACT, [name]: '1' })).toEqual({});
  }
  expect(organizationContactErrors(NEW_CONTACT)).toEqual({ firstName: 'First Name is required.' });
});
