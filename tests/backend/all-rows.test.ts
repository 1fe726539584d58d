/** Exports in batches (legacy-api.md §3.4 and §3.7). */
import { text } from 'node:stream/consumers';

import { allRows, jsonList } from '@/backend/wire/all-rows';

type Row = { id: number };

/** A table that remembers how many rows were ever asked of it at once. */
function table(size: number) {
  const asked: number[] = [];
  const load = async (afterId: number, limit: number) => {
    asked.push(limit);
    const left = Math.max(0, Math.min(limit, size - afterId));
    return Array.from({ length: left }, (_, index): Row => ({ id: afterId + index + 1 }));
  };
  return { asked, batches: () => allRows(load, (row) => row.id) };
}

test.each([0, 1, 2_000, 5_001])(
  'a table of %i rows is listed whole, each row once',
  async (size) => {
    const listed = JSON.parse(await text(jsonList(table(size).batches())));
    expect(listed).toEqual(Array.from({ length: size }, (_, index) => ({ id: index + 1 })));
  },
);

test('no more than a batch is asked for at once', async () => {
  const { asked, batches } = table(5_001);
  await text(jsonList(batches()));
  expect(Math.max(...asked)).toBeLessThan(5_001);
});

test('a batch that fails breaks the list off instead of closing it', async () => {
  async function* failing() {
    yield [{ id: 1 }];
    throw new Error('connection lost');
  }
  await expect(text(jsonList(failing()))).rejects.toThrow('connection lost');
});
