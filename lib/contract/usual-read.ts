/** What most declared reads have in common; each adds its name, path, answer and source, and what differs. */
import { noParams, noQuery } from './values';

export const USUAL_READ = {
  method: 'GET',
  params: noParams,
  query: noQuery,
  body: null,
  access: 'employee',
  browser: true,
  repeatable: true,
} as const;
