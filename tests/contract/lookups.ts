/** The descriptions that a filter may be asked with. */
import { z } from 'zod';
import type { Filter } from './lists';
import { read } from './suite/witness';
import type { Reader } from './wire/reader';

export async function descriptionsFor(reader: Reader, { lookup, key }: Filter): Promise<string[]> {
  const rows = read(await reader.ask(lookup), z.array(z.object({ [key]: z.string() })));
  return rows.flatMap((row) => row[key] ?? []);
}
