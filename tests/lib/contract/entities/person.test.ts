/** People in each of the ways in which the wire names them. */
import {
  personName,
  personNames,
  presenter,
  presenterName,
  primaryPresenter,
} from '@/lib/contract/entities/person';

test.each([
  ['Ann Bee', 'Ann Bee'],
  ['Ann null', 'Ann'],
  ['null Bee', 'Bee'],
  ['null null', null],
  ['Ann Nullabee', 'Ann Nullabee'],
  ['', null],
  [null, null],
  [undefined, null],
])('a name of %j reads as %j (§1.10)', (wire, expected) => {
  expect(personName.parse(wire)).toBe(expected);
});

test('of a set of names those that name nobody are left out', () => {
  expect(personNames.parse(['Ann Bee', null, 'null null', 'Cee null'])).toEqual(['Ann Bee', 'Cee']);
  expect(personNames.parse(null)).toEqual([]);
});

test.each([
  [{ presenterId: 11, name: 'Ann', lastName: 'Bee', active: true }, 'Ann Bee'],
  [{ name: 'Ann', lastName: null }, 'Ann'],
  [{ name: null }, null],
  [null, null],
  [undefined, null],
])('an object of %j reads as %j (D7)', (wire, expected) => {
  expect(presenterName.parse(wire)).toBe(expected);
});

test("a presenter's first name is called so, and what is not promised is dropped (D7)", () => {
  const wire = { presenterId: 11, name: 'Ann', lastName: 'Bee', email: null, username: 'abee' };
  expect(presenter.parse(wire)).toEqual({
    presenterId: 11,
    firstName: 'Ann',
    lastName: 'Bee',
    email: null,
  });
});

test.each([
  ['Ann Bee', 'Ann Bee'],
  ['"Ann Bee"', 'Ann Bee'],
  ['Ann "Bee" Cee', 'Ann "Bee" Cee'],
  ['""Ann""', '"Ann"'],
  ['Ann null', 'Ann'],
  ['(not set)', null],
  ['"(not set)"', null],
  ['', null],
  ['""', null],
  [' Ann Bee\n', 'Ann Bee'],
])('a primary presenter of %j reads as %j (§7.6)', (wire, expected) => {
  expect(primaryPresenter.parse(wire)).toBe(expected);
});
