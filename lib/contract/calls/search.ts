/** Global search. */
import { z } from 'zod';
import { BY_EMPLOYEES, read } from '@/lib/contract/call';
import { searchAnswer } from '@/lib/contract/entities/search';
import { PATHS } from '@/lib/contract/paths';
import { freeText } from '@/lib/contract/values';

export const search = read(
  { ...BY_EMPLOYEES, params: z.strictObject({ text: freeText }), source: '§4.2' },
  'search',
  PATHS.search,
  searchAnswer,
);
