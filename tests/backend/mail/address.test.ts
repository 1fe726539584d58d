/** Addresses that are taken, and those that are not. */
import { isMailAddress, parseMailbox } from '@/backend/mail/address';

test.each(['ann@example.org', "o'neil+x@mail.example.org", 'root@localhost'])(
  '%s is an address',
  (text) => {
    expect(isMailAddress(text)).toBe(true);
  },
);

test.each([
  '',
  'ann',
  'ann@',
  'a b@example.org',
  'ann@example.org, eve@example.org',
  'ann@example.org\r\nBcc: eve@example.org',
  '<ann@example.org>',
  `${'a'.repeat(250)}@example.org`,
])('%j is no address', (text) => {
  expect(isMailAddress(text)).toBe(false);
});

test('a mailbox is a name with an address, or an address that is its own name', () => {
  const address = 'ann@example.org';
  expect(parseMailbox('"Bee, Ann" <ann@example.org>')).toEqual({ name: 'Bee, Ann', address });
  expect(parseMailbox(address)).toEqual({ name: address, address });
});

test.each(['Ann Bee', 'a@example.org, b@example.org', 'staff: a@example.org, b@example.org;'])(
  '%j is no mailbox',
  (text) => {
    expect(parseMailbox(text)).toBeUndefined();
  },
);
