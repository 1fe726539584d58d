/** A page of rows that take several queries to put together: first which rows, then what is in them. */
import { envelope, type PageRequest } from './page';

type Chosen = {
  /** The page's ids in their order, cut out by the database. */
  ids: PromiseLike<{ id: number }[]>;
  /** How many rows there are on all pages. */
  total: PromiseLike<number>;
};

export async function loadedPage<Row>(
  { ids, total }: Chosen,
  load: (ids: number[]) => Promise<ReadonlyMap<number, Row>>,
  request: PageRequest,
) {
  const [chosen, totalElements] = await Promise.all([ids, total]);
  return envelope(await loadedRows(chosen, load), totalElements, request);
}

/** In the order of the ids. */
export async function loadedRows<Row>(
  chosen: { id: number }[],
  load: (ids: number[]) => Promise<ReadonlyMap<number, Row>>,
): Promise<Row[]> {
  const ids = chosen.map(({ id }) => id);
  const rows = await load(ids);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row === undefined ? [] : [row];
  });
}
