/** Every row of an export, some thousands at a time, so that memory does not grow with the table. */
import { Readable } from 'node:stream';

const BATCH = 2_000;

/** Goes by ascending ids, each batch beginning after the last id of the one before. */
export async function* allRows<Row>(
  load: (afterId: number, limit: number) => Promise<Row[]>,
  idOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  do {
    const rows = await load(last === undefined ? 0 : idOf(last), BATCH);
    yield rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

/** One JSON list. A failure after the first batch cuts it off, as in the legacy (legacy-api.md §1.9). */
export function jsonList(batches: AsyncIterable<unknown[]>): Readable {
  return Readable.from(listText(batches), { objectMode: false });
}

async function* listText(batches: AsyncIterable<unknown[]>): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => JSON.stringify(row)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}
