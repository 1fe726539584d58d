/** Asking for pages of any of the lists, and judging their order without knowing the backend's collation. */
import type { z } from 'zod';
import type { List } from './lists';
import type { ReadContext } from './suite/question';
import { read, that, type Witness } from './suite/witness';
import type { Asked } from './wire/reader';
import { page, type Row } from './wire/shapes';

/** The same of several lists, each a part by itself. */
export function ofEach(
  lists: readonly List[],
  ask: (context: ReadContext, list: List) => Promise<void>,
) {
  return async (context: ReadContext, witness: Witness) => {
    for (const list of lists) await witness.part(list.name, () => ask(context, list));
  };
}

/** Small: rows nest whole contacts and events. */
export const SIZE = 5;

export interface Wanted {
  page?: number;
  sortField?: string;
  order?: string;
  from?: string;
  to?: string;
  query?: Record<string, string[]>;
  /** Values of the list's own. */
  own?: Record<string, string | number>;
}

export type Page = z.output<typeof page> & { asked: Asked };

export async function firstPage({ reader, samples }: ReadContext, list: List): Promise<Page> {
  return parsed(await reader.ask(list.first, { params: await list.firstParams(samples) }));
}

/** The raw answer, for questions about the answer itself. */
export async function askPage(
  { reader, samples }: ReadContext,
  list: List,
  wanted: Wanted,
  again = false,
): Promise<Asked> {
  const { page: number = 0, sortField = 'null', order = 'null', query = {} } = wanted;
  const range = { from: wanted.from ?? 'null', to: wanted.to ?? 'null' };
  const own = { ...(await list.own(samples)), ...wanted.own };
  const paging = { page: number, size: SIZE, sortField, order };
  const params = { ...own, ...paging, ...(list.dateField === null ? {} : range) };
  const values = { params, query };
  return again ? reader.askAgain(list.filtered, values) : reader.ask(list.filtered, values);
}

export async function filteredPage(
  context: ReadContext,
  list: List,
  wanted: Wanted = {},
): Promise<Page> {
  return parsed(await askPage(context, list, wanted));
}

export function parsed(asked: Asked): Page {
  return { ...read(asked, page), asked };
}

const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

/** Breaks only where every collation agrees that two rows stand the wrong way round; where nothing stands is open. */
export function inOrder(
  { content, asked }: Page,
  sortedBy: (row: Row) => unknown,
  order: 'asce' | 'desc',
): void {
  const values = content.map(sortedBy);
  for (const [index, value] of values.entries()) {
    const before = values[index - 1];
    if (!comparable(before) || !comparable(value)) continue;
    const [low, high] = order === 'asce' ? [before, value] : [value, before];
    const wrong = collator.compare(low, high) > 0 && low.toLowerCase() > high.toLowerCase();
    const expected = `rows in ${order === 'asce' ? 'ascending' : 'descending'} order`;
    that(asked, !wrong, expected, `/content/${index}`);
  }
}

function comparable(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]/i.test(value);
}
