/** What of a database goes into a backup: its tables as they are at one level, without what cannot or need not last. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

import { MIGRATIONS } from '@/backend/database/prepare';
import type { Level } from './levels';

/** Sessions and failed sign-ins (a table of older levels) are of the moment; the words of the search are made from the rows again. */
const LEFT_OUT = ['session', 'failed_sign_in', 'search_field', 'search_word'];

const snapshot = z.object({
  tables: z.record(
    z.string(),
    z.object({
      name: z.string(),
      columns: z.record(
        z.string(),
        z.object({
          name: z.string(),
          type: z.string(),
          primaryKey: z.boolean(),
          identity: z.object({ name: z.string() }).optional(),
        }),
      ),
      compositePrimaryKeys: z.record(z.string(), z.object({ columns: z.array(z.string()) })),
    }),
  ),
});

type SnapshotTable = z.output<typeof snapshot>['tables'][string];

export type Table = {
  name: string;
  columns: string[];
  /** In an order that is the same on every server. */
  order: string[];
  /** Where its next id comes from. */
  sequence: string | undefined;
};

/** By name; a table in the same schema that somebody else has made is none of them. */
export function tablesAt({ tag }: Level): Table[] {
  const [number] = tag.split('_', 1);
  const file = join(MIGRATIONS, 'meta', `${number}_snapshot.json`);
  return Object.values(snapshot.parse(JSON.parse(readFileSync(file, 'utf8'))).tables)
    .filter(({ name }) => !LEFT_OUT.includes(name))
    .map(tableOf)
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All rows in the order of their keys, so that equal rows give equal bytes. */
export function copyOut({ name, columns, order }: Pick<Table, 'name' | 'columns' | 'order'>) {
  return `copy (select ${list(columns)} from ${quoted(name)} order by ${order.join(', ')}) to stdout`;
}

export function copyIn({ name, columns }: Pick<Table, 'name' | 'columns'>) {
  return `copy ${quoted(name)} (${list(columns)}) from stdin`;
}

export function quoted(name: string): string {
  return `public."${name}"`;
}

function tableOf({ name, columns: shapes, compositePrimaryKeys }: SnapshotTable): Table {
  const columns = Object.values(shapes);
  const together = Object.values(compositePrimaryKeys).flatMap((key) => key.columns);
  const key = columns.filter((column) => column.primaryKey || together.includes(column.name));
  return {
    name,
    columns: columns.map((column) => column.name),
    order: key.map((column) => `"${column.name}"${column.type === 'text' ? ' collate "C"' : ''}`),
    sequence: columns.find((column) => column.identity)?.identity?.name,
  };
}

function list(columns: readonly string[]): string {
  return columns.map((column) => `"${column}"`).join(', ');
}
