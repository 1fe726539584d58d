/** Exports in batches (legacy-api.md §3.4 and §3.7). */
import { text } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';

import * as schema from '@/backend/database/schema';
import { jsonList } from '@/backend/http/responses';
import { allRows, EVERY_ROW } from '@/backend/wire/lists';

const db = drizzle.mock({ schema });

/** A table that remembers how many rows were ever requested at once. */
function table(size: number) {
  const limits: number[] = [];
  let given = 0;
  const source = {
    id: schema.contact.contactId,
    idOf: (row: { id: number }) => row.id,
    read: async (_db: unknown, _condition: unknown, limit = EVERY_ROW) => {
      limits.push(limit);
      const length = Math.min(limit, size - given);
      const rows = Array.from({ length }, (_, index) => ({ id: given + index + 1 }));
      given += length;
      return rows;
    },
  };
  return { limits, batches: () => allRows(db, source) };
}

test.each([0, 1, 2_000, 5_001])(
  'a table of %i rows is listed whole, each row once, never all at a time',
  async (size) => {
    const { limits, batches } = table(size);
    const listed = JSON.parse(await text(jsonList(batches())));
    expect(listed).toEqual(Array.from({ length: size }, (_, index) => ({ id: index + 1 })));
    expect(Math.max(...limits)).toBe(2_000);
  },
);

test('a batch that fails breaks the list off instead of closing it', async () => {
  async function* failing() {
    yield [{ id: 1 }];
    throw new Error('connection lost');
  }
  await expect(text(jsonList(failing()))).rejects.toThrow('connection lost');
});
