/** Parts of a page that fail alone. */
import { LegacyError } from '@/lib/legacy/error';
import { section } from '@/lib/legacy/section';
import { setSettings } from '@/tests/support/settings';

setSettings();

test('a part that succeeds gives its value', async () => {
  expect(await section(Promise.resolve([1]))).toEqual({ ok: true, value: [1] });
});

test.each(['unavailable', 'timeout', 'contract', 'unexpected', 'forbidden'] as const)(
  'a part that fails as %s fails alone',
  async (kind) => {
    const failing = Promise.reject(new LegacyError(kind, 'getCounties', 'request-1'));
    expect(await section(failing)).toEqual({ ok: false });
  },
);

test('being signed out concerns the whole page', async () => {
  const error = new LegacyError('signed-out', 'getCounties', 'request-1');
  await expect(section(Promise.reject(error))).rejects.toBe(error);
});

test('a mistake of our own is not taken for a failure of the backend', async () => {
  const mistake = new TypeError('no such function');
  await expect(section(Promise.reject(mistake))).rejects.toBe(mistake);
});
