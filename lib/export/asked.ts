/** What an export's address asks for, or why that is refused. */
import 'server-only';
import { z } from 'zod';
import type { PathValues } from '@/lib/contract/call';
import { parseListState, searchParamsOf } from '@/lib/list/parse-state';
import type { ListState } from '@/lib/list/state';
import { fieldChecks, type Refused } from '@/lib/proxy/refused';
import { type Choice, COPIES, type Copy, EXPORTS, FORMATS, type Format, ROWS } from './choices';
import type { ListExport } from './list-export';

export interface Asked {
  kind: 'asked';
  choice: Choice;
  format: Format;
  copy: Copy;
  state: ListState;
  path: PathValues;
}

const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

export function readAsked(list: ListExport, query: URLSearchParams): Asked | Refused {
  const choices: readonly Choice[] = EXPORTS[list.name];
  const { check, refused, refusal } = fieldChecks();
  const asked = check(
    z.object({
      rows: oneOf(ROWS).transform((rows, context) => {
        const choice = choices.find((known) => known.rows === rows);
        if (choice) return choice;
        context.addIssue('is not exported of this list');
        return z.NEVER;
      }),
      format: oneOf(FORMATS).default('xlsx'),
      copy: oneOf(COPIES).default('full'),
    }),
    Object.fromEntries(query),
  );
  const path = check(list.address, Object.fromEntries(query));
  if (refused() || !asked || !path) return refusal();
  const state = parseListState(list.definition, searchParamsOf(query));
  const { rows: choice, format, copy } = asked;
  return { kind: 'asked', choice, format, copy, state, path };
}
