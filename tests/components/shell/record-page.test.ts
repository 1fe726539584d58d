/** Id and title of a page of one record. */
import { recordIdIn, recordTitle } from '@/components/shell/record-page';
import { LegacyError, type LegacyErrorKind } from '@/lib/legacy/error';

const NOT_FOUND = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };
const failing = (kind: LegacyErrorKind) =>
  Promise.reject(new LegacyError(kind, 'getContact', 'request-1'));
const titleOf = (record: Promise<string | null>) =>
  recordTitle(record, (found) => found ?? 'Contact Details');

test('parses the id in the address, and does not find other texts', async () => {
  await expect(recordIdIn(Promise.resolve({ id: '7' }))).resolves.toBe(7);
  for (const id of ['0', 'abc', '99999999999999999999']) {
    await expect(recordIdIn(Promise.resolve({ id }))).rejects.toMatchObject(NOT_FOUND);
  }
});

test('titles a record by its name, does not find a missing one, and titles one that cannot be loaded by its page', async () => {
  await expect(titleOf(Promise.resolve('Ada'))).resolves.toEqual({ title: 'Ada' });
  await expect(titleOf(failing('not-found'))).rejects.toMatchObject(NOT_FOUND);
  await expect(titleOf(failing('timeout'))).resolves.toEqual({ title: 'Contact Details' });
});
