import 'server-only';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { parseListState, searchParamsOf } from '@/lib/list/parse-state';
import type { ListState } from '@/lib/list/state';
import { parseAll } from '@/lib/proxy/parse-request';
import { COPIES, EXPORTS, type ExportOption, FORMATS, ROWS } from './export-options';
import type { ListExport } from './list-export';

export interface ExportRequest {
  option: ExportOption;
  format: (typeof FORMATS)[number];
  copy: (typeof COPIES)[number];
  state: ListState;
  path: PathValues;
}

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** Parses the query of `/export/<list>`. Throws HttpProblem 400 that names the invalid parameters. */
export function parseExportRequest(list: ListExport, query: URLSearchParams): ExportRequest {
  const options: readonly ExportOption[] = EXPORTS[list.name];
  const values = Object.fromEntries(query);
  const [{ rows: option, format, copy }, path] = parseAll(
    [
      z.object({
        rows: oneOf(ROWS).transform((rows, context) => {
          const option = options.find((known) => known.rows === rows);
          if (option) return option;
          context.addIssue('is not exported of this list');
          return z.NEVER;
        }),
        format: oneOf(FORMATS).default('xlsx'),
        copy: oneOf(COPIES).default('full'),
      }),
      list.address,
    ],
    [values, values],
  );
  const state = parseListState(list.definition, searchParamsOf(query));
  return { option, format, copy, state, path };
}
