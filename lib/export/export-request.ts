/** Parses the address of an export. */
import 'server-only';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { parseListState, searchParamsOf } from '@/lib/list/parse-state';
import type { ListState } from '@/lib/list/state';
import { fieldChecks, type Refused } from '@/lib/proxy/refused';
import { COPIES, EXPORTS, type ExportOption, FORMATS, ROWS } from './export-options';
import type { ListExport } from './list-export';

export interface ExportRequest {
  kind: 'request';
  option: ExportOption;
  format: (typeof FORMATS)[number];
  copy: (typeof COPIES)[number];
  state: ListState;
  path: PathValues;
}

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export function parseExportRequest(
  list: ListExport,
  query: URLSearchParams,
): ExportRequest | Refused {
  const options: readonly ExportOption[] = EXPORTS[list.name];
  const { check, refused, refusal } = fieldChecks();
  const values = check(
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
    Object.fromEntries(query),
  );
  const path = check(list.address, Object.fromEntries(query));
  if (refused() || !values || !path) return refusal();
  const { rows: option, ...others } = values;
  const state = parseListState(list.definition, searchParamsOf(query));
  return { kind: 'request', option, ...others, state, path };
}
