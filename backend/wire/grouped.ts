/** Rows that belong to another row, gathered under its id. */

export function grouped<Row, Item>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
  itemOf: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const owner = ownerOf(row);
    const group = groups.get(owner);
    if (group) group.push(itemOf(row));
    else groups.set(owner, [itemOf(row)]);
  }
  return groups;
}

/** The same where the wire wants an object map instead of a list. */
export function groupedRecords<Row, Item>(
  rows: readonly Row[],
  ownerOf: (row: Row) => number,
  entryOf: (row: Row) => [key: number, item: Item],
): Map<number, Record<string, Item>> {
  const groups = [...grouped(rows, ownerOf, entryOf)];
  return new Map(groups.map(([owner, entries]) => [owner, Object.fromEntries(entries)]));
}
