/** Global search. */

import { z } from 'zod';
import { declareCall } from '@/lib/contract/call';
import { searchAnswer } from '@/lib/contract/entities/search';
import { PATHS } from '@/lib/contract/paths';
import { freeText, noQuery } from '@/lib/contract/values';

export const search = declareCall({
  name: 'search',
  method: 'GET',
  path: PATHS.search,
  params: z.strictObject({ text: freeText }),
  query: noQuery,
  body: null,
  answer: { kind: 'json', schema: searchAnswer },
  access: 'employee',
  browser: true,
  repeatable: true,
  source: '§4.2',
});
