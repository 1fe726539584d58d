/** Forms: reading, parsing, checks, conflicts and body. */
import { DAY } from '@/lib/format/typed-date';
import { CONTACT, ORGANIZATION_CONTACT } from '@/lib/forms/contact';
import { fieldsOf } from '@/lib/forms/field';
import { defineForm, findConflicts, rejectedFields } from '@/lib/forms/form';
import { ORGANIZATION } from '@/lib/forms/organization';

interface Pet {
  name: string | null;
  born: string | null;
  tag: string | null;
  tame: boolean;
  shelter: { id: number; text: string } | null;
}

const { text, longText, date, phone, flag, option, choice, ids } = fieldsOf<Pet>();
const PET = defineForm({
  name: text('Name', ({ name }) => name, { required: 'Enter a name.' }),
  story: longText('Story', () => 'a\r\nb'),
  born: date('Born', ({ born }) => born, DAY),
  tag: phone('Tag', ({ tag }) => tag),
  tame: flag('Tame', ({ tame }) => tame),
  kind: option('Kind', () => null, { inPath: true }),
  shelter: choice('Shelter', ({ shelter }) => shelter, { required: 'Where?', inBody: false }),
  friends: ids('Friends'),
});
const OAK = { id: 9, text: 'Oak' };
const REX: Pet = {
  name: ' Rex',
  born: '2021-05-03T08:15:00',
  tag: '31-2',
  tame: false,
  shelter: OAK,
};
const VALUES = PET.read(REX);

test('reads a record, and has blank values', () => {
  expect(VALUES).toEqual({
    ...{ name: ' Rex', story: 'a\nb', born: '05-03-2021', tag: '312', tame: false },
    ...{ kind: '', shelter: OAK, friends: [] },
  });
  expect(PET.blank).toEqual({
    ...{ name: '', story: '', born: '', tag: '', tame: false },
    ...{ kind: '', shelter: null, friends: [] },
  });
});

test('writes a body with unchanged values as they are stored, without fields that are not part of it', () => {
  const tidy = PET.tidy(VALUES);
  const untouched = { ...{ tag: '312', tame: 0, story: 'a\nb', friends: [] }, born: REX.born };
  expect(PET.body(tidy, REX)).toEqual({ ...untouched, name: ' Rex' });
  expect(PET.body(tidy)).toEqual({ ...untouched, name: 'Rex', born: '2021-05-03T00:00:00' });
  expect(PET.body({ ...tidy, name: '', born: '' }, { ...REX, name: null })).toMatchObject({
    ...{ name: null, born: null },
  });
});

test.each([
  null,
  'text',
  {},
  { ...VALUES, name: 5 },
  { ...VALUES, tame: '1' },
  { ...VALUES, friends: [0] },
  { ...VALUES, friends: ['1'] },
  { ...VALUES, shelter: { id: 2 ** 31, text: '' } },
  { ...VALUES, shelter: { id: 1 } },
  { ...VALUES, shelter: '9 Oak' },
])('does not parse %j', (found) => {
  expect(PET.parse(found)).toBeNull();
  expect(PET.parse({ more: 'x', ...VALUES })).toEqual(VALUES);
});

test.each([
  ['name', ' ', 'Enter a name.'],
  ['name', 'x'.repeat(4001), 'Name must be 4000 characters or fewer.'],
  ['name', ` ${'x'.repeat(4000)} `, undefined],
  ['story', 'x'.repeat(20_001), 'The note must be 20000 characters or fewer.'],
  ['born', '02-30-2021', 'Born must be a date, for example 05-03-2026.'],
  ['born', ' ', undefined],
  ['tag', '31-2', 'Tag must contain only digits.'],
  ['tag', '1'.repeat(41), 'Tag must be 40 digits or fewer.'],
  [
    'kind',
    'Cat/Dog',
    'Kind “Cat/Dog” cannot be saved: the backend does not accept / in it. Choose another one.',
  ],
  [
    'kind',
    'x'.repeat(201),
    `Kind “${'x'.repeat(201)}” cannot be saved: the backend does not accept it in an address. Choose another one.`,
  ],
  ['shelter', null, 'Where?'],
])('checks %s', (name, value, message) => {
  expect(PET.check({ ...VALUES, [name]: value })).toEqual(message ? { [name]: message } : {});
});

test.each<[string, object, object, object[]]>([
  ['nothing changed', {}, {}, []],
  ['only mine changed', { name: 'Max' }, {}, []],
  ['both changed to the same', { name: 'Max' }, { name: 'Max' }, []],
  ['a choice was renamed', {}, { shelter: { id: 9, text: 'Old Oak' } }, []],
  [
    'both changed differently',
    { name: 'Max', friends: [1] },
    { name: 'Bo', friends: [1, 2] },
    [
      { name: 'name', mine: 'Max', theirs: 'Bo', kept: null, touched: true },
      { name: 'friends', mine: [1], theirs: [1, 2], kept: null, touched: true },
    ],
  ],
  [
    'only theirs changed',
    {},
    { tame: true },
    [{ name: 'tame', mine: false, theirs: true, kept: 'theirs', touched: false }],
  ],
])('finds the conflicts after %s', (_case, mine, theirs, conflicts) => {
  const found = findConflicts(PET, VALUES, { ...VALUES, ...mine }, { ...VALUES, ...theirs });
  expect(found).toEqual(conflicts);
});

test('formats a value as read-only text', () => {
  const { tag, tame, shelter } = PET.fields;
  const texts = [tag.shown('3125550142'), tame.shown(true), tame.shown(false)];
  expect(texts).toEqual(['312-555-0142', 'Yes', 'No']);
  expect([shelter.shown(OAK), shelter.shown(null)]).toEqual(['Oak', '']);
});

test('reads the errors by field of a problem', () => {
  const errors = [
    { path: 'values.name', message: 'Name is taken.' },
    { path: 'base', message: 'is wrong' },
  ];
  expect(rejectedFields(PET, { title: 'Wrong', errors })).toEqual({ name: 'Name is taken.' });
  expect(rejectedFields(PET, null)).toEqual({});
});

test('requires fields of organizations and contacts', () => {
  expect(ORGANIZATION.check(ORGANIZATION.blank)).toEqual({
    orgname: 'Enter a name.',
    countyName: 'Choose a county.',
  });
  const wrong = { firstName: 'Enter at least one of first name, last name, phone and email.' };
  const unknown = { ...CONTACT.blank, email: '  ', title: 'T', altPhone: '1' };
  expect(CONTACT.check(unknown)).toEqual(wrong);
  for (const name of ['firstName', 'lastName', 'phone', 'email'] as const) {
    expect(CONTACT.check({ ...CONTACT.blank, [name]: '1' })).toEqual({});
  }
  expect(ORGANIZATION_CONTACT.check(ORGANIZATION_CONTACT.blank)).toEqual({
    firstName: 'Enter a first name.',
  });
});
