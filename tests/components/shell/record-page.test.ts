/** Id and title of a page that shows one record. */
import { recordId, recordTitle } from '@/components/shell/record-page';
import { LegacyError, type LegacyErrorKind } from '@/lib/legacy/error';

const failing = (kind: LegacyErrorKind) =>
  Promise.reject(new LegacyError(kind, 'getContact', 'request-1'));
const titled = (record: Promise<string | null> | null) =>
  recordTitle(record, (found) => found ?? 'Contact Details');
/** What Next answers with status 404. */
const NOT_FOUND = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };

test.each([
  ['7', 7],
  ['0', null],
  ['-1', null],
  ['abc', null],
  ['1e3', null],
  ['99999999999999999999', null],
])('%p in the address stands for the id %p', async (text, id) => {
  await expect(recordId(Promise.resolve({ id: text }))).resolves.toBe(id);
});

test('a record that is there gives its own title', async () => {
  await expect(titled(Promise.resolve('Ada Lindqvist'))).resolves.toEqual({
    title: 'Ada Lindqvist',
  });
});

test('an address that names no record is titled as not found', async () => {
  await expect(titled(null)).rejects.toMatchObject(NOT_FOUND);
});

test('a record that does not exist is titled as not found', async () => {
  await expect(titled(failing('not-found'))).rejects.toMatchObject(NOT_FOUND);
});

test('a record that cannot be had now keeps the title of its screen', async () => {
  await expect(titled(failing('timeout'))).resolves.toEqual({ title: 'Contact Details' });
});
