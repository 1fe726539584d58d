/** Parses a list's state from an address. Never fails: an invalid value means the default. Apart from state.ts because of zod. */
import { z } from 'zod';
import { type FlagFilter, type ListDefinition, PAGE_SIZES, type Sort } from './definition';
import { type DayRange, ignoresRange, type ListState } from './state';

/** The query of an address as Next gives it to pages. */
export type SearchParams = Record<string, string | string[] | undefined>;

const MAX_VALUES = 100;
const MAX_LENGTH = 200;
const MAX_PAGE = 1_000_000;

const pageNumber = z.coerce.number().int().min(1).max(MAX_PAGE).catch(1);
const pageSize = z.coerce
  .number()
  .refine((size) => PAGE_SIZES.some((known) => known === size))
  .nullable()
  .catch(null);
const order = z.enum(['asce', 'desc']).catch('asce');
/** An earlier year is incomplete. */
const day = z.iso
  .date()
  .refine((text) => text >= '1900-01-01')
  .catch('');

export function searchParamsOf(query: URLSearchParams): SearchParams {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(names.map((name) => [name, query.getAll(name)]));
}

export function parseListState(definition: ListDefinition, params: SearchParams): ListState {
  const all = (name: string) => [params[name] ?? []].flat();
  const last = (name: string) => all(name).at(-1);
  const flags = Object.fromEntries(
    definition.flags.map((flag) => [flag.name, parseFlag(flag, last(flag.name))]),
  );
  const ranged = definition.range !== null && !ignoresRange(definition, flags);
  return {
    page: pageNumber.parse(last('page')),
    size: pageSize.parse(last('size')),
    sort: parseSort(definition, last('sort'), last('order')),
    choices: Object.fromEntries(
      definition.choices.map(({ name }) => [name, parseChoices(all(name))]),
    ),
    flags,
    ...(ranged ? parseRange(last('from'), last('to')) : { range: null }),
    kept: Object.fromEntries(
      (definition.kept ?? []).flatMap((name) =>
        parseChoices(all(name).slice(-1)).map((value) => [name, value]),
      ),
    ),
  };
}

function parseSort(
  { columns, defaultSort }: ListDefinition,
  field: string | undefined,
  direction: string | undefined,
): Sort | null {
  if (!field || !columns.some((column) => column.sortField === field)) return null;
  const sort = { field, order: order.parse(direction) };
  return field === defaultSort.field && sort.order === defaultSort.order ? null : sort;
}

/** A form without script sends 0 and then 1 for a ticked box, and 0 alone for another one. */
function parseFlag({ onByDefault }: FlagFilter, value: string | undefined): boolean {
  return onByDefault ? value !== '0' : value === '1';
}

/** Two days are a range, in either order. One day is `halfRange`, with an empty text for the other. */
export function parseRange(
  first: string | undefined,
  second: string | undefined,
): { range: DayRange | null; halfRange?: DayRange } {
  const [from, to] = [day.parse(first), day.parse(second)];
  if (from && to) return { range: from <= to ? { from, to } : { from: to, to: from } };
  return from || to ? { range: null, halfRange: { from, to } } : { range: null };
}

/** No description has a control character, and the backend fails on one. */
function parseChoices(values: string[]): string[] {
  const usable = values.filter(
    (value) => value !== '' && value.length <= MAX_LENGTH && !/\p{Cc}/u.test(value),
  );
  return [...new Set(usable)].slice(0, MAX_VALUES);
}
