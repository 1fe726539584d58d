import { formatPhone, fullName } from '@/lib/format/text';

test.each([
  ['3125550142', '312-555-0142'],
  ['(312) 555 0142', '312-555-0142'],
  ['31255501424567', '312-555-01424567'],
  ['312555', '312-555'],
  ['31', '31'],
  ['none', ''],
  [null, ''],
])('the phone %j prints as "%s"', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected);
});

test.each([
  ['Ann', 'Bee', 'Ann Bee'],
  ['Ann', null, 'Ann'],
  [null, 'Bee', 'Bee'],
  ['', null, ''],
])('the names %j and %j print as "%s"', (first, last, expected) => {
  expect(fullName(first, last)).toBe(expected);
});
